import type { Token } from '../../../src/core/content/blocks';
import { foldableLine, type LinePart } from '../../../src/core/content/foldableLine';
import { cpuMsOf } from '../../support/cpuTime';

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
    ['rm /etc/systemd/journald.conf.d/50-limits.conf', '‹‹rm /etc/systemd/›‹journald.conf.d/›‹50-limits.conf››'],
    ['lsblk -o NAME,SIZE,TYPE,FSTYPE,UUID,MOUNTPOINTS', 'lsblk ‹‹-o NAME,SIZE,›‹TYPE,FSTYPE,›‹UUID,MOUNTPOINTS››'],
    ['scp -r alice@web1.example.com:/srv/case-0306 .', 'scp ‹‹-r alice@web1.example.com:›‹/srv/case-0306 .››'],
    ['curl https://packages.example.org/repo/key', 'curl ‹‹https://›‹packages.example.org/›‹repo/key››'],
    ['run --timer-property=AccuracySec=1s', '‹‹run --timer-property=›‹AccuracySec=1s››'],
    ['install /root/proxmox-archive-keyring.gpg /usr', 'install ‹‹/root/›‹‹proxmox-archive-›‹keyring.gpg››› ‹/usr›'],
    ['apt install /srv/lab/next/orders-agent_2.0-1.deb', 'apt install ‹‹/srv/lab/›‹next/›‹orders-agent_2.0-1.deb››'],
    ['ExecStart=/usr/local/sbin/backup-run', '‹ExecStart=›‹/usr/local/sbin/backup-run›'],
    ['echo BORG_REPO=ssh://borg@backup.example.com/app1', 'echo ‹‹BORG_REPO=›‹‹ssh://borg@›‹backup.›‹example.com/››‹app1››'],
    ['hash b522d126541d0db4c3617faeaebbbae5', 'hash ‹‹b522d126541d0db4›‹c3617faeaebbbae5››'],
    ['/etc/ssh/sshd_config:64:KbdInteractiveAuthentication', '‹/etc/ssh/›‹sshd_config:64:›‹‹KbdInteractive›‹Authentication››'],
    ['SHA256:1bAUnoR7XQYSR+DYvnY5w2Sj0UIOpBce3pjCCQQ8u2M', '‹SHA256:›‹‹1bAUnoR7XQYSR+D›‹YvnY5w2Sj0UIOp›‹Bce3pjCCQQ8u2M››'],
    ['KbdInteractiveAuthentication no', '‹KbdInteractive›‹Authentication no›'],
    ['value = azurerm_linux_virtual_machine.web', 'value = ‹‹azurerm_›‹linux_›‹virtual_›‹machine.web››'],
    ['scp example-archive-keyring_2025.gpg', '‹‹scp example-›‹archive-keyring_›‹2025.gpg››'],
  ])('W4 cuts a word that is longer than a row after separators: %s', (line, expected) => {
    expect(folded(line)).toBe(expected);
  });

  it('W4 begins a long word beside a short beginning, and keeps it apart from a longer one', () => {
    expect(folded('256 SHA256:U6zHGAqPeegD6BxTmuabsWHMWMV4PsWfoaONfYCos root@server')).toMatch(/^‹‹256 SHA256:›‹/);
    expect(folded('2048 SHA256:U6zHGAqPeegD6BxTmuabsWHMWMV4PsWfoaONfYCos')).toMatch(/^2048 ‹‹/);
  });

  it('W4 marks no word that ends on the first row, and those of output only where browsers would break them', () => {
    expect(folded('cat /etc/ssh/sshd_config | grep --count --ignore-case rootlogin')).toBe(
      'cat /etc/ssh/sshd_config ‹| grep› ‹--count› ‹--ignore-case› rootlogin',
    );
    expect(output('Will run service as unit: ssh-rollback.service, and soon')).toBe('Will run service as unit: ‹ssh-rollback.service,› and soon');
  });

  it('W4 counts what an indent and a mark take of a row, and keeps a mark beside the end of a long last word', () => {
    const folds = (options: { taken?: number; isMarked?: boolean }) => foldableLine(['PROXIES: 127.0.0.0/8,172.16.0.0/12'], options).map(shown).join('');
    expect(folds({})).toBe('PROXIES: ‹127.0.0.0/8,172.16.0.0/12›');
    expect(folds({ taken: 6 })).toBe('PROXIES: ‹‹127.0.0.0/8,›‹172.16.0.0/12››');
    expect(folds({ isMarked: true })).toBe('PROXIES: ‹127.0.0.0/8,›‹172.16.0.0/12›');
  });

  it('W4 keeps a command beside its prompt where a button takes room from the first row', () => {
    const folds = (hasButton: boolean) => foldableLine(['rm /etc/orders-agent.conf.dpkg-dist'], { hasButton }).map(shown).join('');
    expect(folds(false)).toBe('‹‹rm /etc/›‹‹orders-agent.›‹conf.›‹dpkg-dist›››');
    expect(folds(true)).toBe('rm ‹‹/etc/›‹‹orders-agent.›‹conf.›‹dpkg-dist›››');
  });

  it('W4 keeps what sends a stream somewhere beside the place, where both fit a row', () => {
    expect(folded('openssl rand -base64 24 > /root/admin.txt 2> /dev/null || true')).toBe(
      'openssl rand -base64 24 ‹> /root/admin.txt› ‹2> /dev/null› ‹|| true›',
    );
    expect(folded('mariadb shop_original < /var/lib/backup/2026/shop.sql')).toBe('mariadb shop_original < ‹‹/var/lib/›‹backup/›‹2026/shop.sql››');
  });

  it('W4 keeps a last backslash, and any last word of one or two characters, beside the word before it', () => {
    expect(folded('mariadb-install-db > /dev/null; }')).toBe('mariadb-install-db ‹> /dev/null; }›');
    expect(output('near copy: exit 2, far copy: exit 0')).toBe('near copy: exit 2, far copy: ‹exit 0›');
    expect(folded('db2 -e "START REPLICA"; sleep 2')).toBe('db2 -e "START REPLICA"; ‹sleep 2›');
    expect(folded('sudo apt-get install --yes nginx openssh-server \\')).toBe('sudo apt-get install ‹--yes› nginx ‹openssh-server \\›');
    expect(folded('sudo apt-get install nginx rsync ', ['quiet', '\\'])).toBe('sudo apt-get install nginx ‹rsync \\›');
  });

  it('W4 puts a path that fits a row of its own there, also after a short command', () => {
    expect(folded('cat /srv/borg/app1/transactions')).toBe('cat ‹‹/srv/borg/›‹app1/transactions››');
  });

  it('W4 keeps an option in a comment whole', () => {
    expect(folded('logs ', ['comment', '# with journalctl’s options -b, -S, -U'])).toBe('logs # with journalctl’s options ‹-b,› ‹-S, -U›');
  });

  it('W4 keeps a command whole behind its operator where both fit a row, or else its first word', () => {
    expect(folded('borg --version && restic version')).toBe('borg --version ‹&& restic version›');
    expect(folded('dpkg --audit | tail -n 2 | head -n 1')).toBe('dpkg --audit | tail -n 2 ‹| head -n 1›');
    expect(folded('apt-get -s full-upgrade | grep ^Remv --color=never --count')).toMatch(/^apt-get -s full-upgrade ‹[|] grep› /);
    expect(output('the unit is started && checked || given up')).toBe('the unit is started && checked ‹||› ‹given up›');
  });

  it('W4 breaks no short word of output', () => {
    expect(foldableLine(['ls: cannot access /etc/ssh: No such file, in any of the folders'], { isOutput: true })).toEqual([
      'ls: cannot access /etc/ssh: No such file, in any of the folders',
    ]);
  });

  it('W4 keeps a name of output whole that fits a row below its folder', () => {
    expect(output('  to merge: /etc/orders-agent.conf.dpkg-dist')).toBe('  to merge: ‹/etc/›‹orders-agent.conf.dpkg-dist›');
  });

  it('W4 puts the pieces of a long word beside what follows in output, and at the beginning of a line, and never cuts blanks', () => {
    expect(output('/etc/systemd/journald.conf.d/50-limits.conf: OK')).toBe('‹/etc/systemd/›‹journald.conf.d/›‹50-limits.conf:› OK');
    expect(output(`agent.hostname${' '.repeat(32)}on`)).toBe(`agent.hostname${' '.repeat(32)}on`);
    expect(output(`agent.hostname${' '.repeat(32)}[s|web1]`)).toBe(`agent.hostname${' '.repeat(32)}‹[s|web1]›`);
    expect(folded('record=/var/log/upgrade-host/$(date -u +%F)')).toBe('‹record=›‹/var/log/›‹upgrade-host/›‹$(date› ‹-u +%F)›');
    expect(folded('      - ./db:/var/lib/postgresql/data')).toBe('      - ‹./db:/var/›‹lib/postgresql/›‹data›');
  });

  it('W4 keeps a value beside its short option, on rows of its own if it is long, and an option beside its sign', () => {
    expect(folded('ssh-keygen -q -s host_ca -h -n bastion.example.com')).toBe('ssh-keygen -q -s host_ca ‹-h› ‹-n bastion.example.com›');
    expect(folded('sudo curl -fsSL https://x -o /usr/share/keyrings/wazuh.asc')).toBe('sudo curl -fsSL ‹https://x› ‹‹-o /usr/share/›‹keyrings/›‹wazuh.asc››');
    expect(folded('ssh-keygen -q -s host_ca -V -5m:+52w ~/ca/hosts/web')).toBe('ssh-keygen -q -s host_ca ‹-V -5m:+52w› ‹~/ca/hosts/web›');
    expect(folded('sudo fail2ban-client -qq -d 2> /dev/null')).toBe('sudo fail2ban-client -qq ‹-d› ‹2> /dev/null›');
    expect(folded('journalctl -b --no-pager | ', ['word', 'grep'], ' -E "sshd|sudo"')).toBe('journalctl -b --no-pager ‹| grep -E "sshd|sudo"›');
    expect(folded('journalctl -b --no-pager | ', ['word', 'cut'], ' -c 1-8 | sudo tee report')).toBe(
      'journalctl -b --no-pager ‹| cut -c 1-8› ‹| sudo tee report›',
    );
    expect(folded('borg prune --keep-daily 7 --keep-weekly 4 --quiet')).toBe('borg prune ‹--keep-daily 7› ‹--keep-weekly 4› ‹--quiet›');
    expect(folded('apt-get upgrade -o Dpkg::Options::=--force-confold')).toBe('apt-get upgrade ‹‹-o Dpkg::Options::=›‹--force-confold››');
  });

  it('W4 folds a list after its members first, and no port from its host', () => {
    expect(folded('sshd -T -C user=alice,host=laptop.example.com,addr=203.0.113.50')).toBe(
      'sshd -T ‹‹-C user=alice,›‹host=laptop.example.com,›‹addr=203.0.113.50››',
    );
    expect(folded("printf 'FORGEJO_TAG=15.0.0\\nDB_PASSWORD=%s\\nSECRET_KEY=%s'")).toBe("printf ‹‹'FORGEJO_TAG=15.0.0\\n›‹DB_PASSWORD=%s\\n›‹SECRET_KEY=%s'››");
    expect(folded('resolve "vault.example.com:443:127.0.0.1" \\')).toBe('resolve ‹‹"vault.example.com:443:›‹127.0.0.1" \\››');
    expect(folded('      image: codeberg.org/forgejo/forgejo:${FORGEJO_TAG:?set it}')).toContain('‹${FORGEJO_TAG:?set›');
    expect(folded('curl http://127.0.0.1:8080/api_jsonrpc.php')).toBe('curl ‹‹http://›‹127.0.0.1:8080/›‹api_jsonrpc.php››');
  });

  it('W4 folds a long element before its end, and after its beginning', () => {
    expect(folded('  <log_format>journald</log_format>')).toBe('  ‹<log_format>›‹journald›‹</log_format>›');
    expect(folded('a report_changes="yes">/etc/ssh,/etc/sudoers.d</directories>')).toBe(
      '‹‹a report_changes=›‹"yes">›‹/etc/ssh,›‹/etc/sudoers.d›‹</directories>››',
    );
  });

  it('W4 keeps a word of several tokens together, with their kinds', () => {
    const line: Token[] = ['sudo ', ['word', 'mkfs.ext4'], ' --label lab ', ['text', '"'], ['name', '${disk}'], ['text', 'p1"'], ' more'];
    expect(foldableLine(line)).toEqual([
      'sudo ',
      { kind: 'word', parts: ['mkfs.ext4'] },
      ' --label lab ',
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
    expect(folded('tar -C ', folder, '/summer/new.tar.gz')).toBe('tar ‹‹-C /srv/shop/uploads/pictures/›‹summer/›‹new.tar.gz››');
  });

  it('W4 leaves a line of many thousand characters to the browser', () => {
    const [json, sums] = ['{"a":"b","c":[1,2,3]},'.repeat(5_000), '='.repeat(100_000)];
    for (const line of [json, sums]) expect(cpuMsOf(() => expect(output(line)).toBe(line))).toBeLessThan(1_000);
  });

  it.each([
    [['sudo rm /etc/ssh/sshd_config.d/99-hardening.conf'] as Token[]],
    [["  'a b-c d'", ['text', ' "x y-z'] as const, ['placeholder', 'a b/c', 'N'] as const, ['comment', '# it’s a-b'] as const] as Token[]],
    [['\t\tmeta skuid >= 1000 ', ['name', 'ip daddr'] as const, ' 192.0.2.0/24 log prefix "𝒳-bastion-fwd "'] as Token[]],
  ])('W4 changes no text', (tokens) => {
    expect(foldableLine(tokens).map(textOf).join('')).toBe(tokens.map((token) => (typeof token === 'string' ? token : token[1])).join(''));
  });
});
