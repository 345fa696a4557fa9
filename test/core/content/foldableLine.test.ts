import type { Token } from '../../../src/core/content/blocks';
import { foldableLine, type LinePart } from '../../../src/core/content/foldableLine';

/** The parts as a reader of the page meets them: `‹›` around what stays whole on a row. */
const shown = (part: LinePart): string =>
  typeof part === 'string' ? part : 'parts' in part ? (part.kind ? part.parts.map(shown).join('') : `‹${part.parts.map(shown).join('')}›`) : part[1];
const folded = (...tokens: readonly Token[]) => foldableLine(tokens).map(shown).join('');
const output = (text: string) => foldableLine([text], { isOutput: true }).map(shown).join('');
const textOf = (part: LinePart): string => (typeof part === 'string' ? part : 'parts' in part ? part.parts.map(textOf).join('') : part[1]);

describe('foldableLine', () => {
  it('W4 marks the words that browsers would break', () => {
    expect(folded('sudo cp known.conf sshd-config.conf and=more words')).toBe('sudo cp known.conf ‹sshd-config.conf› and=more words');
  });

  it('W4 leaves alone what fits any row', () => {
    expect(folded('ssh-keygen -lf id.pub')).toBe('ssh-keygen -lf id.pub');
  });

  it.each([
    ['rm /etc/systemd/journald.conf.d/50-limits.conf', 'rm ‹/etc/systemd/›‹journald.conf.d/›‹50-limits.conf›'],
    ['lsblk -o NAME,SIZE,TYPE,FSTYPE,UUID,MOUNTPOINTS', 'lsblk -o ‹‹NAME,SIZE,›‹TYPE,FSTYPE,›‹UUID,MOUNTPOINTS››'],
    ['scp -r alice@web1.example.com:/srv/case-0306 .', 'scp -r ‹‹alice@web1.example.com:›‹/srv/case-0306 .››'],
    ['curl https://packages.example.org/repo/key', 'curl ‹‹https://›‹packages.example.org/›‹repo/key››'],
    ['run --timer-property=AccuracySec=1s', 'run ‹--timer-property=›‹AccuracySec=1s›'],
    ['install /root/proxmox-archive-keyring.gpg /usr', 'install ‹‹/root/proxmox-›‹archive-keyring.gpg›› ‹/usr›'],
    ['hash b522d126541d0db4c3617faeaebbbae5', 'hash ‹‹b522d126541d0db4›‹c3617faeaebbbae5››'],
    ['/etc/ssh/sshd_config:64:KbdInteractiveAuthentication', '‹/etc/ssh/›‹sshd_config:64:›‹KbdInteractive›‹Authentication›'],
    ['SHA256:1bAUnoR7XQYSR+DYvnY5w2Sj0UIOpBce3pjCCQQ8u2M', '‹SHA256:›‹1bAUnoR7XQYSR+DYvnY5w2›‹Sj0UIOpBce3pjCCQQ8u2M›'],
    ['KbdInteractiveAuthentication no', '‹KbdInteractive›‹Authentication no›'],
    ['value = azurerm_linux_virtual_machine.web', 'value = ‹‹azurerm_›‹linux_›‹virtual_›‹machine.web››'],
    ['scp example-archive-keyring_2025.gpg', 'scp ‹example-archive-keyring_›‹2025.gpg›'],
  ])('W4 cuts a word that is longer than a row after separators: %s', (line, expected) => {
    expect(folded(line)).toBe(expected);
  });

  it('W4 begins a long word beside a short beginning, and keeps it apart from a longer one', () => {
    expect(folded('256 SHA256:U6zHGAqPeegD6BxTmuabsWHMWMV4PsWfoaONfYCos root@server')).toMatch(/^256 ‹SHA256:›‹/);
    expect(folded('2048 SHA256:U6zHGAqPeegD6BxTmuabsWHMWMV4PsWfoaONfYCos')).toMatch(/^2048 ‹‹/);
  });

  it('W4 marks no word that ends on the first row, and those of output only where browsers would break them', () => {
    expect(folded('cat /etc/ssh/sshd_config | grep --count --ignore-case rootlogin')).toBe(
      'cat /etc/ssh/sshd_config | grep ‹--count› ‹--ignore-case› rootlogin',
    );
    expect(output('Will run service as unit: ssh-rollback.service, and soon')).toBe('Will run service as unit: ‹ssh-rollback.service,› and soon');
  });

  it('W4 counts what an indent and a mark take of a row', () => {
    const folds = (taken: number) => foldableLine(['PROXIES: 127.0.0.0/8,172.16.0.0/12'], { taken }).map(shown).join('');
    expect(folds(4)).toBe('PROXIES: ‹127.0.0.0/8,172.16.0.0/12›');
    expect(folds(6)).toBe('PROXIES: ‹‹127.0.0.0/8,›‹172.16.0.0/12››');
  });

  it('W4 keeps what sends a stream somewhere beside the place, where both fit a row', () => {
    expect(folded('openssl rand -base64 24 > /root/admin.txt 2> /dev/null || true')).toBe(
      'openssl rand -base64 24 ‹> /root/admin.txt› ‹2> /dev/null› ‹||› true',
    );
    expect(folded('mariadb shop_original < /var/lib/backup/2026/shop.sql')).toBe('mariadb shop_original < ‹‹/var/lib/›‹backup/›‹2026/shop.sql››');
  });

  it('W4 keeps a last backslash, and any last word of one or two characters, beside the word before it', () => {
    expect(folded('mariadb-install-db > /dev/null; }')).toBe('mariadb-install-db ‹> /dev/null; }›');
    expect(folded('sudo apt-get install --yes nginx openssh-server \\')).toBe('sudo apt-get install ‹--yes› nginx ‹openssh-server \\›');
    expect(folded('sudo apt-get install nginx rsync ', ['quiet', '\\'])).toBe('sudo apt-get install nginx ‹rsync \\›');
  });

  it('W4 breaks no short word of output', () => {
    expect(foldableLine(['ls: cannot access /etc/ssh: No such file, in any of the folders'], { isOutput: true })).toEqual([
      'ls: cannot access /etc/ssh: No such file, in any of the folders',
    ]);
  });

  it('W4 puts the pieces of a long word beside what follows in output, and at the beginning of a line, and never cuts blanks', () => {
    expect(output('/etc/systemd/journald.conf.d/50-limits.conf: OK')).toBe('‹/etc/systemd/›‹journald.conf.d/›‹50-limits.conf:› OK');
    expect(output(`agent.hostname${' '.repeat(32)}[s|web1]`)).toBe(`agent.hostname${' '.repeat(32)}‹[s|web1]›`);
    expect(folded('record=/var/log/upgrade-host/$(date -u +%F)')).toBe('‹record=›‹/var/log/›‹upgrade-host/›‹$(date› ‹-u› ‹+%F)›');
    expect(folded('      - ./db:/var/lib/postgresql/data')).toBe('      - ‹./db:/var/›‹lib/postgresql/›‹data›');
  });

  it('W4 folds a long element before its end, and after its beginning', () => {
    expect(folded('  <log_format>journald</log_format>')).toBe('  ‹<log_format>›‹journald›‹</log_format>›');
    expect(folded('a report_changes="yes">/etc/ssh,/etc/sudoers.d</directories>')).toBe(
      'a ‹report_changes=›‹"yes">›‹/etc/ssh,›‹/etc/sudoers.d›‹</directories>›',
    );
  });

  it('W4 keeps a word of several tokens together, with their kinds', () => {
    const line: Token[] = ['sudo ', ['word', 'mkfs.ext4'], ' -L laboratory ', ['text', '"'], ['name', '${disk}'], ['text', 'p1"'], ' more'];
    expect(foldableLine(line)).toEqual([
      'sudo ',
      { kind: 'word', parts: ['mkfs.ext4'] },
      ' -L laboratory ',
      {
        parts: [
          { kind: 'text', parts: ['"'] },
          { kind: 'name', parts: ['${disk}'] },
          { kind: 'text', parts: ['p1"'] },
        ],
      },
      ' more',
    ]);
  });

  it('W4 leaves an option that is a word by itself to the style sheet, and two of them apart', () => {
    expect(foldableLine(['of no privileges ', ['word', 'systemd-run'], ' ', ['name', '--quiet --collect'], ' true'])).toEqual([
      'of no privileges ',
      { kind: 'word', parts: [{ parts: ['systemd-run'] }] },
      ' ',
      { kind: 'name', parts: ['--quiet'] },
      ' ',
      { kind: 'name', parts: ['--collect'] },
      ' true',
    ]);
  });

  it('W4 keeps a reader’s value with its word, and never cuts it', () => {
    const value: Token = ['placeholder', 'web1.example.com', 'HOST'];
    const folder: Token = ['placeholder', '/srv/shop/uploads/pictures', 'FOLDER'];
    expect(folded('ssh alice@', value, ' uptime and more')).toBe('ssh ‹alice@web1.example.com› uptime and more');
    expect(folded('tar -C ', folder, '/summer/new.tar.gz')).toBe('tar -C ‹‹/srv/shop/uploads/pictures/›‹summer/›‹new.tar.gz››');
  });

  it.each([
    [['sudo rm /etc/ssh/sshd_config.d/99-hardening.conf'] as Token[]],
    [["  'a b-c d'", ['text', ' "x y-z'] as const, ['placeholder', 'a b/c', 'N'] as const, ['comment', '# it’s a-b'] as const] as Token[]],
    [['\t\tmeta skuid >= 1000 ', ['name', 'ip daddr'] as const, ' 192.0.2.0/24 log prefix "𝒳-bastion-fwd "'] as Token[]],
  ])('W4 changes no text', (tokens) => {
    expect(foldableLine(tokens).map(textOf).join('')).toBe(tokens.map((token) => (typeof token === 'string' ? token : token[1])).join(''));
  });
});
