import { withoutHead } from '../../../../src/core/search/close/lineHead';
import { readLogMessage } from '../../../../src/core/search/close/normalizeLogLine';
import { cpuMsOf } from '../../../support/cpuTime';

const FAULT = 'fatal: no such table';

describe('withoutHead', () => {
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
    const { text, program: found } = withoutHead(`${head}${FAULT}`);
    expect([text.replace(/^ *\[71\]/, '').trim(), found]).toEqual([FAULT, program]);
  });

  it.each([
    [
      'journald',
      '{"_HOSTNAME":"web1","SYSLOG_IDENTIFIER":"sshd","MESSAGE":"fatal: \\"no\\" such\\ttable"}',
      { text: 'fatal: "no" such table', program: 'sshd' },
    ],
    ['Docker', '{"log":"fatal: no such table\\n","stream":"stderr","time":"2026-11-21T03:12:44Z"}', { text: `${FAULT} `, program: '' }],
    ['zap', '{"level":"error","msg":"dial tcp","error":"\\u001b[31mconnection refused"}', { text: 'dial tcp  connection refused', program: '' }],
    ['Ansible', 'fatal: [web1]: FAILED! => {"changed": false, "msg": "fatal: no such table"}', { text: FAULT, program: '' }],
    ['logrus', 'time="2026-11-21T03:12:44Z" level=error msg="fatal: no such table" error="it is \\"gone\\""', { text: `${FAULT} it is "gone"`, program: '' }],
  ])('S7 reads the message in a record of %s', (_, line, expected) => {
    expect(withoutHead(line)).toEqual(expected);
  });

  it.each(['ssh', 'a | b', '{ "name": "value" }', 'TLS Error: TLS handshake failed', 'level=error'])('S7 leaves %s as it is', (line) => {
    expect(withoutHead(line)).toEqual({ text: line, program: '' });
  });

  it.each(['{"', '"msg":"', 'level=a msg="', '[1;', '[a]', 'a - ', '\\', ' | ', '1.'])('S7 takes little time on %s, repeated', (part) => {
    expect(cpuMsOf(() => readLogMessage(part.repeat(300_000)))).toBeLessThan(1_000);
  });
});

describe('readLogMessage', () => {
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
