import { findAnswer, parseQuery, showAnswer, type SearchAnswer, type SearchLibrary } from '../../../../src/core/search/advanced';
import { variantMatches } from '../../../../src/core/search/close/meantMatches';
import { writeShards } from '../../../../src/core/search/shards/write/writeShards';
import { growthOf, LINEAR } from '../../../support/cpuTime';
import { setup } from '../documents';
import { filesOf, answerFrom } from '../shards/arrival';

describe('what typing and pasting make of a text', () => {
  const library: SearchLibrary = {
    ...setup(
      {
        id: 'services',
        body: 'Start it now:\nsystemctl enable --now ssh\nRead journalctl -u ssh, then sudo -l, start café.service, and systemd-run 2>&1 | tee log',
      },
      {
        id: 'rules',
        title: 'The ruleset',
        body: 'Look first:\nnft list ruleset\nSet PermitRootLogin; it says Permission denied (publickey). It is /etc/nftables.conf',
      },
      { id: 'thai', body: 'web ก\u0E33ลัง' },
      { id: 'others', body: 'Now a list of rules is denied permission, if root logs in; sudo, ssh and systemd run it' },
    ),
    parts: null,
  };
  const ask = (query: string) => showAnswer(library, findAnswer(library, parseQuery(query)), 9);

  /** What is looked for instead of a query that nothing holds, in this order. */
  function variantsLookedFor(query: string): readonly string[] {
    const needles: string[] = [];
    variantMatches(query, (needle) => {
      needles.push(needle);
      return [];
    });
    return needles;
  }

  /** What is told above the rows, and each row's page and marked text. */
  function shown(query: string) {
    const { count, help } = ask(query);
    const marked = help?.results.map(({ id, excerpt: { text, match } }) => [id, match && text.slice(...match)]);
    return { count, kind: help?.kind, shownFor: help?.shownFor, marked };
  }

  it.each<[what: string, query: string, row: [id: string, meant: string]]>([
    ['a dash for two hyphens', 'systemctl enable –now', ['services', 'systemctl enable --now']],
    ['a dash for one hyphen', 'systemd—run', ['services', 'systemd-run']],
    ['a hyphen that can’t break', 'systemd\u2011run', ['services', 'systemd-run']],
    ['a prompt', '$ sudo -l', ['services', 'sudo -l']],
    ['a prompt of root', '# nft list ruleset', ['rules', 'nft list ruleset']],
    ['a prompt with its host', 'root@web1:~# journalctl -u ssh', ['services', 'journalctl -u ssh']],
    ['a prompt with a folder', 'alice@server:/etc/ssh$ sudo -l', ['services', 'sudo -l']],
    ['a prompt in brackets', '[root@db1 ~]# journalctl -u ssh', ['services', 'journalctl -u ssh']],
    ['a prompt before characters that sanitising removes', '> systemd-run 2>&1', ['services', 'systemd-run 2>&1']],
    ['blanks that can’t break, tabs and two blanks', 'nft\u00a0list\t  ruleset', ['rules', 'nft list ruleset']],
    ['an accent that is a character of its own', 'cafe\u0301.service', ['services', 'café.service']],
    ['letters of full width', 'ｎｆｔ\u3000ｌｉｓｔ\u3000ｒｕｌｅｓｅｔ', ['rules', 'nft list ruleset']],
    ['a vowel of Thai in two parts', 'ก\u0E4D\u0E32ลัง', ['thai', 'ก\u0E33ลัง']],
    ['it in a text of full width', 'ｗｅｂ\u3000ก\u0E33ลัง', ['thai', 'web ก\u0E33ลัง']],
    ['a ligature copied from a PDF', 'Look \uFB01rst', ['rules', 'Look first']],
    ['characters of no width', 'Permit\u200bRoot\u00adLogin', ['rules', 'PermitRootLogin']],
    ['marks of direction', '\u2066PermitRootLogin\u2069 \u200f', ['rules', 'PermitRootLogin']],
    ['German quotes', '„Permission denied“', ['rules', 'Permission denied']],
    ['French quotes', '« Permission denied »', ['rules', 'Permission denied']],
    ['backticks', '`PermitRootLogin`', ['rules', 'PermitRootLogin']],
    ['bold Markdown', '**PermitRootLogin**', ['rules', 'PermitRootLogin']],
    ['a question mark', 'Permission denied?', ['rules', 'Permission denied']],
    ['a semicolon', 'nft list ruleset;', ['rules', 'nft list ruleset']],
    ['the number of an item', '1. sudo -l', ['services', 'sudo -l']],
    ['the mark of an item before a prompt', '- $ journalctl -u ssh', ['services', 'journalctl -u ssh']],
    ['what a shell prints of a script', '+ nft list ruleset', ['rules', 'nft list ruleset']],
    ['a prompt of PowerShell', 'PS C:\\Users\\alice> journalctl -u ssh', ['services', 'journalctl -u ssh']],
    ['sudo', 'sudo nft list ruleset', ['rules', 'nft list ruleset']],
    ['sudo after a prompt', 'alice@web1:~$ sudo nft list ruleset', ['rules', 'nft list ruleset']],
    ['what opens a file', 'sudo nano /etc/nftables.conf', ['rules', '/etc/nftables.conf']],
    ['what follows a file', 'tail -n 20 -f /etc/nftables.conf', ['rules', '/etc/nftables.conf']],
    ['a comment', 'nft list ruleset # before the change', ['rules', 'nft list ruleset']],
    ['a pager', 'journalctl -u ssh | less', ['services', 'journalctl -u ssh']],
    ['what filters its output', 'sudo nft list ruleset | grep -i drop | sort', ['rules', 'nft list ruleset']],
    ['several at once', 'root@web1:~#  `nft  list ruleset`.', ['rules', 'nft list ruleset']],
  ])('S2 S3 is undone, and told, where nothing holds the query: %s', (_, query, row) => {
    expect(shown(query)).toEqual({ count: 0, kind: 'close', shownFor: row[1], marked: [row] });
  });

  it('S3 is left alone where something holds the query', () => {
    expect(ask('Permission denied (publickey).')).toMatchObject({ count: 1, help: null });
  });

  it('S2 is left alone in quotes, and no reason to help where nothing holds what was meant', () => {
    expect(ask('"systemctl enable –now"')).toMatchObject({ count: 0, help: null });
    expect(ask('`zzzzzzzzzz`').help).toBeNull();
  });

  it('S5 marks it in a title, too', () => {
    expect(ask('`the ruleset`').help?.results).toMatchObject([{ id: 'rules', foundFor: 'the ruleset' }]);
  });

  it('S2 S7 leaves a pipe that is none of a command, and what sudo says', () => {
    const variants = ['web-1  | nft list ruleset', 'sudo: nft list ruleset'].flatMap(variantsLookedFor);
    expect(variants.filter((variant) => ['web-1', 'nft list ruleset'].includes(variant))).toEqual([]);
  });

  it('S1 leaves a plain text without variants, and is undone as little as it takes', () => {
    expect(variantsLookedFor('apt install')).toEqual([]);
    expect(variantsLookedFor('$ a –b.')).toEqual(['$ a --b.', '$ a -b.', 'a --b.', 'a -b.', 'a --b', 'a -b']);
  });

  it.each(['`', '„', '.', ' ', '[a@', 'a@', '*', '–a', '\u200b', '?»'])('S2 takes linear time on %s, repeated', (part) => {
    expect(growthOf((count) => variantsLookedFor(`${part.repeat(count)}x`), 100_000)).toBeLessThan(LINEAR);
  });
});

describe('an address as a query', () => {
  const FILLER = 'Update the packages first, then look at the service. ';
  const body = `${FILLER.repeat(8)}\nMake a key\n${FILLER.repeat(8)}\nSchlüssel tauschen\n${FILLER.repeat(8)}`;
  const { documents, index, texts } = setup(
    { id: 'ssh-hardening', url: '/wiki/ssh-hardening', title: 'Remote logins', description: 'Log in with keys alone.', body },
    { id: 'ssh', url: '/wiki/ssh', title: 'Secure shell', body: FILLER },
    { id: 'c#', url: '/wiki/c%23', title: 'A language', body: FILLER },
    { id: 'ssh', type: 'blog', url: '/blog/ssh', title: 'A year of keys', description: 'What I learned.', body: FILLER },
    { id: 'tool', type: 'opensource', url: 'https://code.example.com/jane/tool-box', title: 'A box', description: FILLER, body: FILLER },
  );
  const sections = documents.map((_, doc) => (doc === 0 ? [[body.indexOf('Make'), 'make-a-key'] as const, [body.indexOf('Schl'), 'schlüssel'] as const] : []));
  const parts = { sections, code: documents.map(() => []) };
  const library: SearchLibrary = { index, texts, parts };
  const files = filesOf(writeShards(documents, parts, { leafDocuments: 2, shardLength: 200, pieceLength: 300 }));

  /** The answer of a whole index, which shards must give, too. */
  function ask(query: string): SearchAnswer {
    const answer = showAnswer(library, findAnswer(library, parseQuery(query)), 9);
    expect(answerFrom(files, { query, shownRows: 9 }).answer).toEqual(answer);
    return answer;
  }

  /** The pages that an address leads to, each with the heading. */
  const ledTo = (query: string) => ask(query).help?.results.map(({ url, section }) => (section ? `${url}#${section.id}` : url));

  it.each([
    ['a path', '/wiki/ssh-hardening', ['/wiki/ssh-hardening']],
    ['a path in other case, with blanks around', ' /Wiki/SSH-Hardening ', ['/wiki/ssh-hardening']],
    ['a path that ends in a slash', 'wiki/ssh-hardening/', ['/wiki/ssh-hardening']],
    ['an id', 'ssh-hardening', ['/wiki/ssh-hardening']],
    ['the name of a file', 'ssh-hardening.md', ['/wiki/ssh-hardening']],
    ['a file in a folder', './src/content/wiki/ssh-hardening/index.md', ['/wiki/ssh-hardening']],
    ['a script', '/wiki/ssh-hardening.sh', ['/wiki/ssh-hardening']],
    ['a whole URL', 'https://www.example.com/wiki/ssh-hardening', ['/wiki/ssh-hardening']],
    ['one of a site under a folder, with a query', 'http://localhost:8080/notes/wiki/ssh-hardening?run=1&x=2', ['/wiki/ssh-hardening']],
    ['one in backticks', '`/wiki/ssh-hardening`', ['/wiki/ssh-hardening']],
    ['a URL with the id of a heading', 'https://www.example.com/wiki/ssh-hardening#make-a-key', ['/wiki/ssh-hardening#make-a-key']],
    ['one as the address bar copies it', 'https://www.example.com/wiki/ssh-hardening#schl%C3%BCssel', ['/wiki/ssh-hardening#schlüssel']],
    ['one with the id of no heading', '/wiki/ssh-hardening#l.1a2b3c', ['/wiki/ssh-hardening']],
    ['a name that two pages have, of one of them', '/blog/ssh', ['/blog/ssh']],
    ['the name of a file that two pages have', 'ssh.md', ['/wiki/ssh', '/blog/ssh']],
    ['an id with a sign that addresses escape', '/wiki/c%23', ['/wiki/c%23']],
    ['the address of a repository', 'https://code.example.com/jane/tool-box', ['https://code.example.com/jane/tool-box']],
    ['a filter that lets it through', 'type:blog ssh.md', ['/blog/ssh']],
  ])('S2 leads to its page, in shards, too: %s', (_, query, urls) => {
    expect(ledTo(query)).toEqual(urls);
    expect(ask(query)).toMatchObject({ count: 0, help: { kind: 'address' } });
  });

  it('S2 shows what the page is about, the heading that the link leads to, and which address it is', () => {
    const { help } = ask('https://www.example.com/wiki/ssh-hardening#make-a-key');
    expect(help).toMatchObject({ shownFor: '/wiki/ssh-hardening', count: 1 });
    expect(help?.results).toEqual([
      expect.objectContaining({ excerpt: { text: 'Log in with keys alone.', match: null }, section: { id: 'make-a-key', title: 'Make a key' } }),
    ]);
  });

  it.each(['/etc/ssh', 'tags/ssh-hardening', '/wiki/ssh-hard', 'ssh-hardening first', 'ssh-hardening.conf', '#make-a-key', 'https://', '/', '%E0%A4%A'])(
    'S2 takes nothing else for one: %s',
    (query) => {
      expect(ask(query).help?.kind).not.toBe('address');
    },
  );

  it('S3 leaves the exact set as it is', () => {
    expect(ask('keys')).toMatchObject({ count: 1, help: null });
    expect(ask('"ssh-hardening"')).toMatchObject({ count: 0, help: null });
  });
});
