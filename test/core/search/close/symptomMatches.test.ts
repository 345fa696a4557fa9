import { excerptOf } from '../../../../src/core/search';
import { matchedPart, normalizeLogLine, symptomMatches } from '../../../../src/core/search/advanced';
import { setup } from '../documents';
import { cpuMsOf } from '../../../support/cpuTime';

describe('normalizeLogLine', () => {
  it.each([
    [
      'syslog',
      'Nov 21 03:12:44 web1 sshd[812]: fatal: bad ownership or modes for chroot directory "/srv/sftp"',
      'fatal: bad ownership or modes for chroot directory "/srv/sftp"',
    ],
    ['syslog of systemd', 'Nov  1 03:12:44 web1 systemd[1]: nginx.service: Failed with result exit-code.', 'nginx.service: Failed with result exit-code.'],
    ['an ISO timestamp', '2026-11-21T03:12:44.123456+01:00 web1 kernel: Out of memory: Killed process', 'Out of memory: Killed process'],
    ['a container log', '2026-11-21T03:12:44Z dial tcp 10.0.0.5:5432: connect: connection refused', 'dial tcp : connect: connection refused'],
    [
      'nginx',
      '2026/11/21 03:12:44 [error] 812#812: *1 connect() failed (111: Connection refused)',
      '[error] 812#812: *1 connect() failed (111: Connection refused)',
    ],
    ['the kernel', '[ 1234.567890] EXT4-fs error (device sda1): ext4_lookup', 'EXT4-fs error (device sda1): ext4_lookup'],
    ['addresses and ports', 'Failed password for root from 192.0.2.7 port 51234 ssh2', 'Failed password for root from ssh2'],
    [
      'IPv6, MAC, UUID and hexadecimal',
      'error: lost 2001:db8::1 via 52:54:00:12:34:56 disk 123e4567-e89b-12d3-a456-426614174000 at 0xffff83',
      'error: lost via disk at',
    ],
    ['a message alone', 'Permission denied (publickey,password).', 'Permission denied (publickey,password).'],
    ['Zabbix', '  4711:20261121:031244.512 cannot find requested PSK identity "web1"', 'cannot find requested PSK identity "web1"'],
    [
      'a packet',
      'Nov 21 03:12:44 web1 kernel: drop-in: IN=eth0 MAC=52:54:00:aa:bb:cc:52:54:00:11:22:33:08:00 SRC=192.0.2.7 DPT=23',
      'drop-in: IN=eth0 MAC= SRC= DPT=23',
    ],
    ['several lines', '\n--\nbash: foo: command not found\nmore', 'bash: foo: command not found'],
  ])('leaves the message of %s', (_, raw, message) => {
    expect(normalizeLogLine(raw)).toBe(message);
  });

  it.each(['', 'ssh', 'ssh keys', 'docker compose up -d', 'cron path not found', '10.0.0.1', 'Nov 21 03:12:44', 'c++', '/etc/ssh/sshd_config'])(
    'sees no log line in %s',
    (raw) => {
      expect(normalizeLogLine(raw)).toBeNull();
    },
  );

  it.each(['a:', '[', '1.', 'ab:', '::', '0', 'a ', '0x', '[ ', '" '])('takes little time on %s, repeated', (part) => {
    expect(cpuMsOf(() => normalizeLogLine(part.repeat(300_000)))).toBeLessThan(1_000);
  });
});

describe('matchedPart', () => {
  it('is the longest part with shared words, as it is in the folded body', () => {
    const body = 'Denied. It says: Permission denied (publickey), or Permission.';
    expect(matchedPart(body, 'permission DENIED (publickey,password).')).toEqual({ text: 'permission denied (publickey', weight: 3 });
    expect(matchedPart(body, 'nothing')).toEqual({ text: '', weight: 0 });
  });

  it('reaches over one word that is another than the message has: a name, a number', () => {
    const body = 'Suppressed 22502 messages from stock-import.service, and so on';
    expect(matchedPart(body, 'Suppressed 941 messages from billing.service')).toEqual({ text: 'suppressed 22502 messages from', weight: 3 });
    expect(matchedPart('useradd: user app already exists', "useradd: user 'deploy' already exists").text).toBe('useradd: user app already exists');
  });

  it('takes the stretch that weighs most', () => {
    const body = 'what is in the message is in the message; NO_PUBKEY';
    const weigh = (word: string) => (word === 'pubkey' ? 9 : 1);
    expect(matchedPart(body, 'is in the message: NO_PUBKEY 871920D1991BC93C', weigh)).toEqual({ text: 'is in the message; no_pubkey', weight: 14 });
    expect(matchedPart('in the message. NO PUBKEY', 'NO_PUBKEY is in the message', weigh).text).toBe('no pubkey');
  });

  it('gives a needle for the excerpt', () => {
    const body = `${'x '.repeat(100)}Bad ownership or modes for chroot directory component`;
    expect(excerptOf(body, matchedPart(body, 'bad ownership or modes for chroot directory "/srv"').text).match).not.toBeNull();
  });
});

describe('symptomMatches', () => {
  const { index, texts } = setup(
    { title: 'SFTP jail', body: 'The log says: fatal: bad ownership or modes for chroot directory "/var/jail". Own it by root.' },
    { title: 'Keys', body: 'ssh says\nuser@host: Permission denied (publickey).\nfor want of a key' },
    { title: 'Permissions', body: 'A password is denied to the public; permission for a directory, ownership and modes.' },
    { title: 'Chroot', body: 'A chroot directory, its modes, its ownership: bad or fatal' },
  );
  const docs = (raw: string) => symptomMatches(index, texts, raw)?.results.map(({ doc }) => doc);

  it('puts the document with the longest stretch of the message first', () => {
    expect(docs('Nov 21 03:12:44 web1 sshd[812]: fatal: bad ownership or modes for chroot directory "/srv/sftp"')?.slice(0, 2)).toEqual([0, 3]);
    expect(docs('Permission denied (publickey,password).')?.[0]).toBe(1);
  });

  it('says what it looked for', () => {
    expect(symptomMatches(index, texts, 'sshd[8]: Permission denied (publickey,password).')).toMatchObject({
      kind: 'symptom',
      shownFor: 'Permission denied (publickey,password).',
    });
  });

  it('uses only the words before the texts are there', () => {
    expect(symptomMatches(index, null, 'Permission denied (publickey,password).')?.results.map(({ doc }) => doc)).toContain(1);
  });

  it('counts rare words more than common ones', () => {
    const common = Array.from({ length: 12 }, () => ({ body: 'the public key is not available, as it is not here' }));
    const guides = setup(...common, { body: 'apt says NO_PUBKEY when the keyring lacks it' });
    const line = 'W: GPG error: public key is missing: NO_PUBKEY 871920D1991BC93C';
    expect(symptomMatches(guides.index, guides.texts, line)?.results[0]).toMatchObject({ doc: 12 });
  });

  it('leaves out what explains next to nothing beside the best', () => {
    expect(docs('sshd[8]: fatal: bad ownership or modes for chroot directory "/srv/sftp"')).not.toContain(1);
  });

  it('leaves a search that has a word for a fault in it to the other helps', () => {
    expect(symptomMatches(index, texts, 'permission denied chroot')).toBeNull();
  });

  it('offers nothing for other queries, and nothing far off', () => {
    expect(symptomMatches(index, texts, 'chroot directory')).toBeNull();
    expect(symptomMatches(index, texts, 'error: frobnicator overheated on stage nine')).toBeNull();
  });
});
