import { excerptOf } from '../../../../src/core/search';
import { explainedPart, matchedPart, normalizeLogLine, symptomMatches } from '../../../../src/core/search/advanced';
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
    ['several lines', '\n--\nbash: foo: command not found\nmore', 'bash: foo: command not found more'],
    [
      'a block',
      'Reading lists\nis there with others\nmd5 expected: one\n\n[preauth] two\nthree\nfour',
      'is there with others md5 expected: one [preauth] two three',
    ],
    [
      'a block whose second line is a message',
      'Reading lists\nis already there with others:\nmd5 expected: one\n\n[preauth] two\nthree\nfour',
      'Reading lists is already there with others: md5 expected: one [preauth] two',
    ],
    [
      'sudo',
      'Nov 23 09:12:44 web1 sudo[412]:    carol : user NOT in sudoers ; TTY=pts/1 ; PWD=/home ; USER=root ; COMMAND=/usr/bin/apt update',
      'user NOT in sudoers',
    ],
    ['rsyslog', "rsyslogd[7]: module name 'x' is unknown [v8.2504.0 try https://www.rsyslog.com/e/2209 ]", "module name 'x' is unknown"],
    [
      'a line of JSON',
      '{"level":"error","ts":1763877002.5,"msg":"dial tcp 127.0.0.1:8000: connect: connection refused","status":502}',
      'dial tcp : connect: connection refused',
    ],
    ['a list that follows', 'The following packages have been kept back:\n  libc6', 'The following packages have been kept back: libc6'],
    ['a fault without marks', 'Bad owner or permissions on /root/.ssh/config', 'Bad owner or permissions on /root/.ssh/config'],
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
    expect(matchedPart(body, 'permission DENIED (publickey,password).')).toMatchObject({ text: 'permission denied (publickey', weight: 3 });
    expect(matchedPart(body, 'nothing')).toMatchObject({ text: '', weight: 0 });
  });

  it('reaches over two words that the message doesn’t have or has instead, such as a name or a path, at a cost', () => {
    expect(matchedPart("mount: /mnt: can't find UUID", "mount: /srv/data: can't find LABEL", () => 3).text).toBe("mount: /mnt: can't find");
    expect(matchedPart('alice is not in the sudoers file', 'user NOT in sudoers').text).toBe('not in the sudoers');
    expect(matchedPart('one and then some more two', 'one two').text).toBe('one');
    const body = 'Suppressed 22502 messages from stock-import.service, and so on';
    expect(matchedPart(body, 'Suppressed 941 messages from billing.service')).toMatchObject({
      text: 'suppressed 22502 messages from',
      range: [0, 30],
      weight: 2.5,
    });
    expect(matchedPart('useradd: user app already exists', "useradd: user 'deploy' already exists").text).toBe('useradd: user app already exists');
  });

  it('takes a word for its plural and past, and single characters for none', () => {
    expect(matchedPart('The database is locks attempt', 'the databases is locked attempts').text).toBe('the database is locks attempt');
    expect(matchedPart('/bin/sh: 1: cert-check: not found', '/bin/sh: 1: renew-certs: not found').text).toBe('bin/sh: 1: cert-check: not found');
  });

  it('takes the stretch that weighs most', () => {
    const body = 'what is in the message is in the message; NO_PUBKEY';
    const weigh = (word: string) => (word === 'pubkey' ? 9 : 1);
    expect(matchedPart(body, 'is in the message: NO_PUBKEY 871920D1991BC93C', weigh)).toMatchObject({ text: 'is in the message; no_pubkey', weight: 14 });
    expect(matchedPart('in the message. NO PUBKEY', 'NO_PUBKEY is in the message', weigh).text).toBe('no pubkey');
  });

  it('gives a needle for the excerpt', () => {
    const body = `${'x '.repeat(100)}Bad ownership or modes for chroot directory component`;
    expect(excerptOf(body, matchedPart(body, 'bad ownership or modes for chroot directory "/srv"').text).match).not.toBeNull();
  });
});

describe('explainedPart', () => {
  const equal = () => 1;
  const shown = 'nginx[812]: bind() to port 80 failed: address already in use\n';
  const part = (body: string, message = 'nginx: bind() to port 443 failed: address already in use') => explainedPart(body, message, equal);

  it('is the part in a page’s list of messages, even if the page shows more of the message above', () => {
    const body = `Start it:\n${shown}Troubleshooting\nbind to a port failed: address already in use Stop the other server`;
    expect(part(body)).toMatchObject({ text: 'bind to a port failed: address already in use', range: [body.lastIndexOf('bind'), body.indexOf(' Stop')] });
    expect(part(body.replace('Troubleshooting', 'Notes')).range[0]).toBe(body.indexOf('nginx'));
  });

  it('is elsewhere when the list has next to nothing of the message', () => {
    const body = `${shown}Troubleshooting\nThe address is wrong`;
    expect(part(body).range[0]).toBe(0);
  });

  it('S5 is a name of several words as the page has it, not a single word of it in that list', () => {
    const body = 'It says\nSeconds_Behind_Master: 0\nTroubleshooting\nIf the master has nothing else, RESET MASTER';
    expect(part(body, 'Seconds_Behind_Master: NULL').text).toBe('seconds_behind_master');
    expect(part(body, 'the seconds of the master').range[0]).toBe(body.indexOf('the master'));
  });

  it('is before all else a line of the list that the message has as a whole', () => {
    const body = `${shown}Troubleshooting\nnginx to bind to port failed in use\nAddress already in use.\nStop it`;
    expect(part(body)).toMatchObject({ text: 'address already in use', range: [body.indexOf('Address'), body.indexOf('.\nStop')] });
  });
});

describe('symptomMatches', () => {
  it('puts the page first whose list of messages has a line of this one as a whole', () => {
    const { index, texts } = setup(
      { body: 'Job for check.service failed because the control process exited with error code.\nSee status' },
      { body: 'Load it\nTroubleshooting\nJob for nftables.service failed\nThe old rules are still there' },
    );
    const line = 'Job for nftables.service failed because the control process exited with error code.';
    expect(symptomMatches(index, texts, line)?.results[0]).toMatchObject({ doc: 1 });
  });

  it('puts the page first whose list of messages has this one, in words or in all of them, before one that shows more of the words around it', () => {
    const { index, texts } = setup(
      { body: 'apt says: Sub-process /usr/bin/dpkg returned an\nand stops' },
      { body: 'Sign it\nTroubleshooting\nMissing key, needed to verify the signature. Install the keyring' },
    );
    const line = 'Sub-process /usr/bin/sqv returned an error code (1), error message is: Missing key 2F4A9C1E7B3D5A60, which is needed to verify signature.';
    expect(symptomMatches(index, texts, line)?.results[0]).toMatchObject({ doc: 1 });
  });

  it('S7 puts the page first that is named after the program of a line, or after a word of it', () => {
    const body = 'The certificate was refused: verify failed';
    const guides = setup({ title: 'Web', body }, { title: 'OpenVPN', body }, { title: 'Mail', tags: ['Postfix'], body });
    const first = (line: string) => symptomMatches(guides.index, guides.texts, line)?.results[0]?.doc;
    expect(first('Nov 21 03:12:44 web1 openvpn[812]: error: certificate verify failed')).toBe(1);
    expect(first('Nov 21 03:12:44 web1 postfix/smtpd[812]: error: certificate verify failed')).toBe(2);
    expect(first('error: Postfix: certificate verify failed')).toBe(2);
    expect(first('Nov 21 03:12:44 web1 other[812]: error: certificate verify failed')).toBe(0);
  });

  it('S7 offers the page that is named after the program even if it has little of the message', () => {
    const others = Array.from({ length: 40 }, (_, at) => ({ title: `Other ${at}`, body: at === 0 ? 'journal' : 'other' }));
    const guides = setup({ title: 'Graylog', body: 'The journal is full' }, ...others);
    const results = (program: string) => symptomMatches(guides.index, guides.texts, `${program}[812]: error: journal utilization has gone over 95%`)?.results;
    expect(results('graylog2')).toMatchObject([{ doc: 0 }]);
    expect(results('another')).toBeUndefined();
  });

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
