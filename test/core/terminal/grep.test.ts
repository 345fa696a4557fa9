import { hrefs, pieces, printed } from './support/sampleShell';

describe('grep', () => {
  it('prints where a text occurs, with the number of the line, as links to its heading', () => {
    expect(printed('grep -rn PermitRootLogin wiki')).toEqual(['wiki/ssh.md:6: PermitRootLogin no', 'wiki/ssh.md:7: Use PermitRootLogin']);
    expect(pieces('grep -rn PermitRootLogin wiki')[0]).toEqual({ text: 'wiki/ssh.md:6', href: '/wiki/ssh#server', needle: 'PermitRootLogin' });
  });

  it('numbers lines as cat shows them', () => {
    expect(printed('cat wiki/ssh.md | grep -n PermitRoot')).toEqual(['6:PermitRootLogin no', '7:Use PermitRootLogin']);
    expect(printed('grep -n PermitRoot wiki/ssh.md')).toEqual(['6: PermitRootLogin no', '7: Use PermitRootLogin']);
  });

  it('finds parts of words, and in any case with -i', () => {
    expect(printed('grep -rc rootlogin wiki')).toEqual(['wiki/file-system.md:0', 'wiki/firewall.md:1', 'wiki/ssh.md:0']);
    expect(printed('grep -ric ROOTLOGIN wiki')).toEqual(['wiki/file-system.md:0', 'wiki/firewall.md:1', 'wiki/ssh.md:2']);
  });

  it('reads all below this folder with -r alone, each file once: what has a tag is not read again', () => {
    expect(printed('grep -rl PermitRootLogin')).toEqual(['wiki/ssh.md', 'blog/ssh.md']);
    expect(printed('grep -r PermitRootLogin .')[0]).toBe('./wiki/ssh.md: PermitRootLogin no');
    expect(printed('grep -rl restic open-source')).toEqual(['open-source/restic.md']);
  });

  it('turns round with -v and counts with -c', () => {
    expect(printed('grep -vc PermitRootLogin wiki/ssh.md')).toEqual(['5']);
    expect(printed('cat wiki/ssh.md | grep -v e')).toEqual(['2025-06-18  Basics  SSH, CI/CD', 'sudo sshd -t']);
    expect(printed('ls wiki | grep -c f')).toEqual(['2']);
  });

  it('takes every character literally, and says so where a regular expression was meant', () => {
    expect(printed('echo "a.b" | grep a.b')).toEqual(['a.b']);
    expect(printed('grep -r ^Keys wiki')).toEqual(['No line contains ^Keys as it stands; there are no regular expressions here.']);
    expect(printed('grep -r zzz wiki')).toEqual(['No line contains it.']);
    expect(printed('grep -r zzz wiki | wc -l')).toEqual(['0']);
    expect(printed('grep -rF PermitRootLogin wiki')).toEqual(printed('grep -r PermitRootLogin wiki'));
  });

  it('finds curly quotes by straight ones, and the other way round', () => {
    expect(printed('echo "a “file” that isn’t" | grep "isn\'t"')).toEqual(['a “file” that isn’t']);
    expect(printed('echo "that isn\'t" | grep -i ISN’T')).toEqual(["that isn't"]);
    expect(pieces('echo "that isn’t" | grep "n\'t"').filter(({ look }) => look === 'match')).toEqual([expect.objectContaining({ text: 'n’t' })]);
  });

  it('finds what begins with a dash after --', () => {
    expect(printed('echo "enable --now" | grep -- --now')).toEqual(['enable --now']);
    expect(printed('echo "rsync --help" | grep -- --help')).toEqual(['rsync --help']);
    expect(printed('grep --help x -- y')).toEqual(printed('man grep'));
  });

  it('shows the matches, and marks them on the page that it leads to', () => {
    const found = pieces('grep -i permitrootlogin wiki/ssh.md');
    expect(found.filter(({ look }) => look === 'match').map(({ text }) => text)).toEqual(['PermitRootLogin', 'PermitRootLogin']);
    expect(hrefs('grep -v x wiki/firewall.md')).toEqual([]);
  });

  it('says that every line contains a text, where -v leaves none', () => {
    expect(printed('grep -v "" wiki/firewall.md')).toEqual(['Every line contains it.']);
    expect(printed('grep nothing-like-it wiki/firewall.md')).toEqual(['No line contains it.']);
  });

  it('asks for -r where a folder is named', () => {
    expect(printed('grep x wiki')).toEqual(['grep: wiki: Is a directory', 'Try ls wiki, or grep -r']);
  });
});
