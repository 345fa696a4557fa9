import type { World } from '../../../src/core/terminal/command';
import { buildFileTree, fileNameOfTag } from '../../../src/core/terminal/fileTree';
import { ANSWER_LINES } from '../../../src/core/terminal/limits';
import { answerTo, hrefs, pieces, printed, RECORDS, SITE, WORLD } from './support/sampleShell';

const inWiki = { folder: '/wiki' };

describe('ls', () => {
  it('lists the site in its order, folders with a slash', () => {
    expect(printed('ls')).toEqual(['wiki/', 'blog/', 'projects/', 'open-source/', 'tags/', 'resume.txt', 'ada-resume.pdf']);
    expect(printed('ls wiki')).toEqual(['file-system.md', 'firewall.md', 'ssh.md']);
    expect(printed('ls', inWiki)).toEqual(['file-system.md', 'firewall.md', 'ssh.md']);
  });

  it('links each name to its page, wherever that is', () => {
    expect(hrefs('ls wiki')).toEqual(['/wiki/file-system', '/wiki/firewall', '/wiki/ssh']);
    expect(hrefs('ls open-source tags')).toEqual([
      'https://hub.example/restic',
      '/tags/Backup',
      '/tags/CI%2FCD',
      '/tags/Firewall',
      '/tags/High%20Availability',
      '/tags/Linux',
      '/tags/SSH',
    ]);
  });

  it('shows date and title of each with -l, and of a folder what it holds', () => {
    expect(printed('ls -l wiki')[2]).toBe('2025-06-18  ssh.md          Secure logins');
    const ofAll = printed('ls -l');
    expect(ofAll[0]).toBe('2025-06-18  wiki/           3 guides');
    expect(ofAll[1]).toMatch(/ blog\/ +1 post$/);
  });

  it('takes several paths and patterns, files first and folders under their names', () => {
    expect(printed('ls wiki/f*')).toEqual(['wiki/file-system.md', 'wiki/firewall.md']);
    expect(printed('ls blog resume.txt')).toEqual(['resume.txt', 'blog:', 'ssh.md']);
    expect(printed('ls nothing/*')).toEqual(['ls: nothing/*: No such file or directory']);
    expect(printed('ls ?iki')).toEqual(printed('ls wiki'));
    expect(printed('ls */ | head -n 2')).toEqual(['wiki/:', 'file-system.md']);
    expect(printed('ls */').filter((line) => line.endsWith(':'))).toEqual(['wiki/:', 'blog/:', 'projects/:', 'open-source/:', 'tags/:']);
    expect(printed('ls wiki/*/')).toEqual(['ls: wiki/*/: No such file or directory']);
  });

  it('has the two dots with -a and one name per line in a pipe', () => {
    expect(printed('ls -a blog')).toEqual(['.', '..', 'ssh.md']);
    expect(printed('ls | head -n 1')).toEqual(['wiki']);
  });
});

describe('cd and pwd', () => {
  it.each([
    ['/', 'wiki', '/wiki'],
    ['/wiki', '..', '/'],
    ['/wiki', '../tags/SSH/', '/tags/SSH'],
    ['/wiki', '', '/'],
    ['/wiki', '~/blog', '/blog'],
    ['/', '../../..', '/'],
    ['/wiki', '/projects/./', '/projects'],
  ])('goes from %s by "cd %s" to %s', (folder, path, target) => {
    expect(answerTo(`cd ${path}`, { folder }).effect).toEqual({ type: 'folderEntered', folder: target });
    expect(printed('pwd', { folder: target })).toEqual([target]);
  });
});

describe('cd -', () => {
  it('goes to the folder before, and says where that is', () => {
    expect(answerTo('cd -', { folder: '/wiki', lastFolder: '/blog' })).toEqual({
      lines: [{ spans: ['/blog'] }],
      effect: { type: 'folderEntered', folder: '/blog' },
    });
    expect(printed('cd -')).toEqual(['cd: there is no folder to go back to']);
  });
});

describe('cat', () => {
  it('prints title, tags and text, with headings and links that lead to the page', () => {
    expect(printed('cat wiki/ssh.md')).toEqual([
      'Secure logins',
      '2025-06-18  Basics  SSH, CI/CD',
      'Keys beat passwords; see below.',
      'The server',
      'sudo sshd -t',
      'PermitRootLogin no',
      'Use PermitRootLogin',
    ]);
    expect(hrefs('cat wiki/ssh.md')).toEqual(['/wiki/ssh', '/tags/SSH', '/tags/CI%2FCD', '/wiki/ssh#server', '/wiki/ssh#server']);
  });

  it('shows prompts and bullets beside the text, not in it', () => {
    expect(answerTo('cat wiki/ssh.md').lines.map(({ prefix = '' }) => prefix)).toEqual(['', '', '', '', '$ ', '', '- ']);
  });

  it('follows the links of a tag, in any spelling of it, and keeps equal names apart', () => {
    expect(printed('ls tags/SSH')).toEqual(['blog-ssh.md', 'wiki-ssh.md']);
    expect(printed('ls -l tags/SSH')[0]).toBe('2025-02-01  blog-ssh.md  -> /blog/ssh.md');
    expect(printed('cat tags/SSH/wiki-ssh.md')).toEqual(printed('cat wiki/ssh.md'));
    expect(printed('ls tags/CI%2FCD')).toEqual(['ssh.md']);
  });

  it('cuts what is too long and says how much is left', () => {
    const long = { text: '', lines: () => Array.from({ length: ANSWER_LINES + 12 }, () => ({ line: { spans: ['x'] }, section: null })) };
    const lines = printed('cat wiki/ssh.md', { read: () => long });
    expect([lines.length, lines.at(-1)]).toEqual([ANSWER_LINES + 1, '… 12 more lines; pipe to head or tail']);
    expect(printed('cat wiki/ssh.md | wc -l', { read: () => long })).toEqual([String(ANSWER_LINES + 12)]);
  });

  it('is like less, which stays at the first line', () => {
    expect(answerTo('less wiki/ssh.md')).toEqual({ lines: answerTo('cat wiki/ssh.md').lines, effect: { type: 'shownFromTop' } });
  });
});

describe('open', () => {
  it.each([
    ['wiki/ssh.md', '/wiki/ssh'],
    ['wiki/ssh', '/wiki/ssh'],
    ['wiki', '/wiki'],
    ['/', '/'],
    ['tags/CI%2FCD', '/tags/CI%2FCD'],
    ['resume.txt', '/resume'],
    ['/resume', '/resume'],
    ['search', '/search'],
  ])('goes to the page of %s', (path, href) => {
    expect(answerTo(`open ${path}`).effect).toEqual({ type: 'pageOpened', href });
  });

  it('does not go to a page that this site lacks', () => {
    const bare: Partial<World> = { pages: ['wiki', 'search'], tree: buildFileTree(RECORDS.slice(0, 2), { site: SITE, pages: ['wiki', 'search'] }) };
    expect(answerTo('open search', bare).effect).toEqual({ type: 'pageOpened', href: '/search' });
    for (const path of ['/resume', 'blog', '/ledger']) expect(printed(`open ${path}`, bare)[0]).toBe(`open: ${path}: No such file or directory`);
  });

  it('has no PDF of the resume where the site has none', () => {
    const tree = buildFileTree(RECORDS, { site: { resumePdf: false }, pages: WORLD.pages });
    expect(printed('ls', { tree })).toEqual(['wiki/', 'blog/', 'projects/', 'open-source/', 'tags/', 'resume.txt']);
  });

  it('shows what is elsewhere as a link and goes nowhere', () => {
    expect(answerTo('open open-source/restic.md').effect).toBeUndefined();
    expect(hrefs('open open-source/restic.md')).toEqual(['https://hub.example/restic']);
    expect(hrefs('open ada-resume.pdf')).toEqual(['/ada-resume.pdf']);
  });

  it.each(['https://evil.example', 'javascript:alert(1)', '/nowhere', 'tags'])('does not go to %s', (path) => {
    expect(answerTo(`open ${path}`).effect).toBeUndefined();
    expect(pieces(`open ${path}`)).toEqual([]);
  });
});

describe('find', () => {
  it('finds by name, kind and tag, and all of them together', () => {
    expect(printed("find -name 'f*.md' -type f")).toEqual(['wiki/file-system.md', 'wiki/firewall.md']);
    expect(printed('find wiki -name ?????')).toEqual([]);
    expect(printed('find . -tag ssh')).toEqual(['./wiki/ssh.md', './blog/ssh.md']);
    expect(printed('find tags/SSH -type l')).toEqual(['tags/SSH/blog-ssh.md', 'tags/SSH/wiki-ssh.md']);
    expect(printed('find -type d | head -n 3')).toEqual(['.', 'wiki', 'blog']);
    expect(printed("find wiki -tag 'ci/cd' -type f -name s*")).toEqual(['wiki/ssh.md']);
  });
});

describe('tree', () => {
  it('draws folders as deep as it is asked to', () => {
    expect(printed('tree wiki')).toEqual(['wiki', '├── file-system.md', '├── firewall.md', '└── ssh.md', '0 directories, 3 files']);
    expect(printed('tree -d -L 1')).toEqual(['.', '├── wiki', '├── blog', '├── projects', '├── open-source', '└── tags', '5 directories']);
    expect(printed('tree -d wiki blog').at(-1)).toBe('0 directories');
    expect(printed('tree blog').at(-1)).toBe('0 directories, 1 file');
    expect(printed("tree -L 3 tags | grep -c -- '->'")).toEqual(['7']);
  });
});

describe('filters', () => {
  it('work on what is piped in and on files', () => {
    expect(printed('head -n 1 wiki/ssh.md')).toEqual(['Secure logins']);
    expect(printed('cat wiki/ssh.md | tail -2 | head -1')).toEqual(['PermitRootLogin no']);
    expect(printed('cat blog/ssh.md | wc')).toEqual(['3      11      75']);
    expect(printed('echo "naïve 😀" | wc -c')).toEqual(['12']);
    expect(printed('echo a b | wc -lw')).toEqual(['1       2']);
    expect(printed('ls wiki | sort -r')).toEqual(['ssh.md', 'firewall.md', 'file-system.md']);
    expect(printed('cat blog/ssh.md blog/ssh.md | sort -u | wc -l')).toEqual(['3']);
    expect(printed('history | sort -n -r | head -n 1')).toEqual(['   2  cat wiki/ssh.md']);
  });

  it('keep several files apart, and wc counts all of them, too', () => {
    expect(printed('head -n 1 wiki/ssh.md wiki/firewall.md')).toEqual(['==> wiki/ssh.md <==', 'Secure logins', '==> wiki/firewall.md <==', 'A firewall']);
    expect(printed('tail -1 blog/ssh.md wiki/shh wiki/ssh.md')).toEqual([
      ...['tail: wiki/shh: No such file or directory', 'Did you mean wiki/ssh.md?'],
      ...['==> blog/ssh.md <==', 'I typed PermitRootLogin once too often.', '==> wiki/ssh.md <==', 'Use PermitRootLogin'],
    ]);
    expect(printed('wc blog/ssh.md')).toEqual(['3      11      75 blog/ssh.md']);
    expect(printed('wc -l blog/ssh.md')).toEqual(['3 blog/ssh.md']);
    expect(printed('wc -l wiki/ssh.md blog/ssh.md')).toEqual(['      7 wiki/ssh.md', '      3 blog/ssh.md', '     10 total']);
    expect(hrefs('wc -l wiki/ssh.md blog/ssh.md')).toEqual(['/wiki/ssh', '/blog/ssh']);
    expect(printed('wc nothing')).toEqual(['wc: nothing: No such file or directory']);
    expect(printed('sort -u blog/ssh.md blog/ssh.md | wc -l')).toEqual(['3']);
  });
});

describe('the other commands', () => {
  it('print text, who you are, the theme and the history', () => {
    expect(printed(`echo -n 'a  b' <b>$HOME</b>`)).toEqual(['-n a  b <b>$HOME</b>']);
    expect(printed('whoami')).toEqual(['guest']);
    expect(printed('theme')).toEqual([WORLD.theme]);
    expect(answerTo('theme Dark').effect).toEqual({ type: 'themeChosen', theme: 'dark' });
    expect(pieces('history').flatMap(({ command }) => command ?? [])).toEqual(['ls', 'cat wiki/ssh.md']);
  });
});

describe('fileNameOfTag', () => {
  it('gives every tag a name that can be part of a path', () => {
    expect(['CI/CD', '100%', 'C#', '..', 'a/b%'].map(fileNameOfTag)).toEqual(['CI%2FCD', '100%25', 'C#', '%2E%2E', 'a%2Fb%25']);
  });
});
