import { execFileSync } from 'node:child_process';

/** Commits all files of a folder as of a day, YYYY-MM-DD; makes the folder a repository first if it isn't one. */
export function commitAll(folder: string, day: string): void {
  const time = `${day}T12:00:00Z`;
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_AUTHOR_DATE: time, GIT_COMMITTER_DATE: time },
    });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'A change');
}

/** Gives the last commit a signature that nobody can check, and shows signatures in the log, as somebody who signs may have set. */
export function showSignatures(folder: string): void {
  const git = (args: readonly string[], input = '') => execFileSync('git', args, { cwd: folder, input, encoding: 'utf8' });
  const commit = git(['cat-file', 'commit', 'HEAD']);
  const signature = 'gpgsig -----BEGIN SSH SIGNATURE-----\n AAAA\n -----END SSH SIGNATURE-----\n';
  const signed = git(['hash-object', '-t', 'commit', '-w', '--stdin'], commit.replace('\n\n', `\n${signature}\n`)).trim();
  git(['update-ref', 'HEAD', signed]);
  git(['config', 'log.showSignature', 'true']);
}
