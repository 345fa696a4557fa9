import { runArticle } from '../../../../build-scripts/lib/verify/runArticle';
import { articleOn } from '../../../../build-scripts/lib/verify/articles';
import { missingPrograms } from '../../../../build-scripts/lib/verify/missingPackages';
import { RELEASES } from '../../../../build-scripts/lib/content/code/debianReleases';
import { articleOf } from '../../support/article';
import { describeDebianMachines } from '../../support/describeMachines';

describe('missingPrograms', () => {
  it('are those that a shell or sudo did not find, each once', () => {
    const output =
      'bash: line 1: sqlite3: command not found\nx\nbash: sqlite3: command not found\nsudo: g++: command not found\nfile: command not found here\n';
    expect(missingPrograms(output)).toEqual(['sqlite3', 'g++']);
  });
});

describeDebianMachines('a block that runs a program that is not there', () => {
  const adviceFor = async (body: string) => {
    const article = articleOn(articleOf(body), 'Debian 13');
    const { failures } = await runArticle(article, { release: RELEASES[0], report: () => undefined });
    return failures.filter(({ file }) => file === article.planFile).map(({ message }) => message);
  };

  it('is told to boot its machine for the programs of systemd, not to install one of their names', async () => {
    expect(await adviceFor('```console run\n$ systemctl is-system-running\nrunning\n```\n')).toEqual([
      expect.stringMatching(/doesn't find systemctl; set kind: booted$/),
    ]);
  });

  it('is told that a line of output may have been read as a command', async () => {
    expect(await adviceFor('```console run\n$ cat /etc/motd\n# This file is managed by hand\n```\n')).toEqual([
      expect.stringMatching(
        /find the package of This \(a line of output that begins with "# " is read as a command: if line 9 is output, write \.\.\. instead\)$/,
      ),
    ]);
  });

  it('is told with the package to add, where one has its name', async () => {
    const article = articleOn(articleOf('```console run\n$ true\n```\n\n```console run\n$ sqlite3 --version\n$ no-such-program\n```\n'), 'Debian 13');
    const { failures } = await runArticle(article, { release: RELEASES[0], report: () => undefined });
    const advice = failures.filter(({ file }) => file === article.planFile).map(({ message }) => message);
    expect(advice).toEqual([
      expect.stringMatching(
        /^the block at line \d+ doesn't find sqlite3, no-such-program; add packages: \[sqlite3\], and find the package of no-such-program$/,
      ),
    ]);
  });
});
