import * as fc from 'fast-check';
import { messageParts, readLogMessage } from '../../../../src/core/search/close/logLines';
import { growthOf, LINEAR } from '../../../support/cpuTime';

const FAULT = 'fatal: no such table';

describe('readLogMessage', () => {
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
    expect(readLogMessage(raw)?.text).toBe(message);
  });

  it.each([
    'locked myself out of ssh',
    'why is the key refused here',
    'how to mount a locked disk',
    '',
    'ssh',
    'ssh keys',
    'docker compose up -d',
    'cron path not found',
    '10.0.0.1',
    'Nov 21 03:12:44',
    'c++',
    '/etc/ssh/sshd_config',
  ])('sees no log line in %s', (raw) => {
    expect(readLogMessage(raw)).toBeNull();
  });

  it.each(['a:', '[', '1.', 'ab:', '::', '0', 'a ', '0x', '[ ', '" '])('takes linear time on %s, repeated', (part) => {
    expect(growthOf((count) => readLogMessage(part.repeat(count)), 300_000)).toBeLessThan(LINEAR);
  });

  it('S7 begins at the fault in a paste, in the log rather than in what is printed around it', () => {
    const status = [
      '× nft.service - rules',
      '     Loaded: loaded (/usr/lib/systemd/system/nft.service)',
      '     Active: failed (Result: exit-code)',
      '    Process: 812 ExecStart=/usr/sbin/nft',
      'Nov 21 03:12:44 web1 systemd[1]: Starting nft.service',
      'Nov 21 03:12:44 web1 nft[812]: fatal: no such table',
    ];
    expect(readLogMessage(status.join('\n'))).toMatchObject({ text: 'Starting nft.service fatal: no such table', programs: 'systemd nft' });
    expect(readLogMessage(['Get:1 http://a.example [3 B]', 'Get:2 http://b.example [4 B]', 'Done', 'Error: no such suite'].join('\n'))).toMatchObject({
      text: 'Done Error: no such suite',
      programs: ' ',
    });
  });
});

describe('readLogMessage of a line with a head', () => {
  it.each([
    ['syslog', 'Nov 21 03:12:44 web1 mariadbd[812]: ', 'mariadbd'],
    ['journalctl -o short-iso', '2026-11-21T03:12:44+0100 web1 sshd-session[812]: ', 'sshd-session'],
    ['journalctl -o short-full', 'Sat 2026-11-21 03:12:44 CET web1 postfix/smtpd[812]: ', 'postfix/smtpd'],
    ['journalctl -o short-unix', '1763694764.123456 web1 nft[812]: ', 'nft'],
    ['RFC 5424', '<165>1 2026-11-21T03:12:44.000003Z web1 rsyslogd 812 - - ', 'rsyslogd'],
    ['RFC 5424 with data', '<11>1 2026-11-21T03:12:44Z web1 app - ID47 [a@1 b="2"][c@1 d="3"] ', 'app'],
    ['docker compose logs', 'db-1    | 2026-11-21 03:12:44.123 UTC [71] ', 'db'],
    ['the kernel', '[ 1234.567890] ', ''],
    ['dmesg -d', '[  +0.000012] ', ''],
    ['dmesg -T', '[Sat Nov 21 03:12:44 2026] ', ''],
    ['a terminal in colours', '\u001B[1;31m', ''],
    ['a copy that shows the colours', '^[[0m', ''],
  ])('S7 takes off what stands before the message in %s, and knows the program', (_, head, program) => {
    expect(readLogMessage(`${head}${FAULT}`)).toMatchObject({ text: FAULT, programs: program });
  });

  it.each([
    [
      'journald',
      '{"_HOSTNAME":"web1","SYSLOG_IDENTIFIER":"sshd","MESSAGE":"fatal: \\"no\\" such\\ttable"}',
      { text: 'fatal: "no" such table', programs: 'sshd' },
    ],
    ['Docker', '{"log":"fatal: no such table\\n","stream":"stderr","time":"2026-11-21T03:12:44Z"}', { text: FAULT, programs: '' }],
    ['zap', '{"level":"error","msg":"dial tcp","error":"\\u001b[31mconnection refused"}', { text: 'dial tcp connection refused', programs: '' }],
    ['Ansible', 'fatal: [web1]: FAILED! => {"changed": false, "msg": "fatal: no such table"}', { text: FAULT, programs: '' }],
    ['logrus', 'time="2026-11-21T03:12:44Z" level=error msg="fatal: no such table" error="it is \\"gone\\""', { text: `${FAULT} it is "gone"`, programs: '' }],
    ['a service that logs so', 'containerd[123]: time="2026-11-21T03:12:44Z" level=error msg="fatal: no such table"', { text: FAULT, programs: 'containerd' }],
    ['a container', 'db-1  | {"level":"error","msg":"fatal: no such table","logger":"storage"}', { text: FAULT, programs: 'db storage' }],
  ])('S7 reads the message in a record of %s', (_, line, expected) => {
    expect(readLogMessage(line)).toMatchObject(expected);
  });

  it.each(['ssh', 'a | b', '{ "name": "value" }', 'TLS Error: TLS handshake failed', 'level=error'])('S7 takes %s before a message for no head', (line) => {
    expect(readLogMessage(`${line} ${FAULT}`)).toMatchObject({ text: `${line} ${FAULT}`, programs: '' });
  });

  it.each(['{"', '"msg":"', 'level=a msg="', '[1;', '[a]', 'a - ', '\\', ' | ', '1.'])('S7 takes linear time on %s, repeated', (part) => {
    expect(growthOf((count) => readLogMessage(part.repeat(count)), 300_000)).toBeLessThan(LINEAR);
  });
});

describe('messageParts', () => {
  /** With what is dropped in angle brackets. */
  const shown = (raw: string) =>
    messageParts(raw, readLogMessage(raw)?.text ?? '')
      .map(({ text, isDropped }) => (isDropped ? `<${text}>` : text))
      .join('');

  it.each([
    [
      'Nov 21 03:12:44 mail2 sshd[48120]: Authentication refused: bad ownership or modes for directory /home/bob/.ssh',
      '<Nov 21 03:12:44 mail2 sshd[48120]: >Authentication refused: bad ownership or modes for directory /home/bob/.ssh',
    ],
    ['error: connection to 192.0.2.7 port 22 refused: error', 'error: connection to< 192.0.2.7 port 22 >refused: error'],
    ['sshd[812]: Received disconnect from 198.51.100.4', '<sshd[812]: >Received disconnect from< 198.51.100.4>'],
    ['Permission denied (publickey).', 'Permission denied (publickey).'],
  ])('S2 shows of %s what is looked for, and what was dropped', (raw, parts) => {
    expect(shown(raw)).toBe(parts);
  });

  it('S2 shows a long dropped part by its ends', () => {
    const raw = `${'x'.repeat(200)} fatal: no such file`;
    expect(messageParts(raw, 'fatal: no such file')).toEqual([
      { text: `${'x'.repeat(40)}…${'x'.repeat(39)} `, isDropped: true },
      { text: 'fatal: no such file', isDropped: false },
    ]);
  });

  it('S2 loses nothing of a line, whatever its message', () => {
    const word = fc.string({ minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), fc.array(word, { maxLength: 4 }), (words, message) => {
        const raw = words.join(' ');
        expect(
          messageParts(raw, message.join(' '))
            .map(({ text }) => text)
            .join(''),
        ).toBe(raw);
      }),
    );
  });
});
