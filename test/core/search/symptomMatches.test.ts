import { excerptOf } from '../../../src/core/search';
import { matchedPart, normalizeLogLine, symptomMatches } from '../../../src/core/search/extras';
import { setup } from './documents';

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
    ['several lines', '\n--\nbash: foo: command not found\nmore', 'bash: foo: command not found'],
  ])('leaves the message of %s', (_, raw, message) => {
    expect(normalizeLogLine(raw)).toBe(message);
  });

  it.each(['', 'ssh', 'ssh keys', 'docker compose up -d', '10.0.0.1', 'Nov 21 03:12:44', 'c++', '/etc/ssh/sshd_config'])('sees no log line in %s', (raw) => {
    expect(normalizeLogLine(raw)).toBeNull();
  });

  it.each(['a:', '[', '1.', 'ab:', '::', '0', 'a ', '0x', '[ ', '" '])('takes little time on %s, repeated', (part) => {
    const started = performance.now();
    normalizeLogLine(part.repeat(300_000));
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe('matchedPart', () => {
  it('is the longest stretch of shared words, as it stands in the folded body', () => {
    const body = 'Denied. It says: Permission denied (publickey), or Permission.';
    expect(matchedPart(body, 'permission DENIED (publickey,password).')).toEqual({ text: 'permission denied (publickey', words: 3 });
    expect(matchedPart(body, 'nothing')).toEqual({ text: '', words: 0 });
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
  const docs = (raw: string) => symptomMatches(index, texts, raw)?.hits.map(({ doc }) => doc);

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

  it('goes by words alone before the texts are there', () => {
    expect(symptomMatches(index, null, 'Permission denied (publickey,password).')?.hits.map(({ doc }) => doc)).toContain(1);
  });

  it('offers nothing for other queries, and nothing far off', () => {
    expect(symptomMatches(index, texts, 'chroot directory')).toBeNull();
    expect(symptomMatches(index, texts, 'error: frobnicator overheated on stage nine')).toBeNull();
  });
});
