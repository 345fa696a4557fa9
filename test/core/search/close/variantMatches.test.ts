import { findAnswer, parseQuery, showAnswer, type SearchLibrary } from '../../../../src/core/search/advanced';
import { variantsOf } from '../../../../src/core/search/text/variantsOf';
import { cpuMsOf } from '../../../support/cpuTime';
import { setup } from '../documents';

const library: SearchLibrary = {
  ...setup(
    { id: 'services', body: 'Start it now:\nsystemctl enable --now ssh\nRead journalctl -u ssh, then sudo -l, and systemd-run 2>&1 | tee log' },
    {
      id: 'rules',
      title: 'The ruleset',
      body: 'Look first:\nnft list ruleset\nSet PermitRootLogin; it says Permission denied (publickey). It is /etc/nftables.conf',
    },
    { id: 'others', body: 'Now a list of rules is denied permission, if root logs in; sudo, ssh and systemd run it' },
  ),
  parts: null,
};
const ask = (query: string) => showAnswer(library, findAnswer(library, parseQuery(query)), 9);

/** What is told above the rows, and of each row its page and what it marks. */
function shown(query: string) {
  const { count, help } = ask(query);
  const marked = help?.results.map(({ id, excerpt: { text, match } }) => [id, match && text.slice(...match)]);
  return { count, kind: help?.kind, shownFor: help?.shownFor, marked };
}

describe('what typing and pasting make of a text', () => {
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
    ['characters of no width', 'Permit\u200bRoot\u00adLogin', ['rules', 'PermitRootLogin']],
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
    const variants = ['web-1  | nft list ruleset', 'sudo: nft list ruleset'].flatMap(variantsOf);
    expect(variants.filter((variant) => ['web-1', 'nft list ruleset'].includes(variant))).toEqual([]);
  });

  it('S1 leaves a plain text without variants, and is undone as little as it takes', () => {
    expect(variantsOf('apt install')).toEqual([]);
    expect(variantsOf('$ a –b.')).toEqual(['$ a --b.', '$ a -b.', 'a --b.', 'a -b.', 'a --b', 'a -b']);
  });

  it.each(['`', '„', '.', ' ', '[a@', 'a@', '*', '–a', '\u200b', '?»'])('S2 takes little time on %s, repeated', (part) => {
    expect(cpuMsOf(() => variantsOf(`${part.repeat(100_000)}x`))).toBeLessThan(1_000);
  });
});
