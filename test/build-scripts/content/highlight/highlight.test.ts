import { highlight } from '../../../../build-scripts/lib/content/highlight/highlight';
import { cpuMsOf } from '../../../support/cpuTime';

/** The tokens line by line, marked with their colours: `[word:sudo] x`. */
const marked = (code: string, language: string, path?: string): string[] =>
  highlight(code, language, path).map((tokens) => tokens.map((token) => (typeof token === 'string' ? token : `[${token[0]}:${token[1]}]`)).join(''));

describe('highlight', () => {
  it('makes one token of neighbours of one colour, blanks between them included, and leaves uncoloured ones plain', () => {
    expect(highlight('sudo systemctl reload ssh # now', 'bash')[0]).toEqual([['word', 'sudo systemctl'], ' reload ssh ', ['comment', '# now']]);
    expect(highlight('{"a": [1, 2]}', 'json')[0]).toEqual([
      ['quiet', '{'],
      ['name', '"a"'],
      ['quiet', ': ['],
      ['number', '1'],
      ['quiet', ','],
      ' ',
      ['number', '2'],
      ['quiet', ']}'],
    ]);
    expect(highlight('a b', 'text')[0]).toEqual(['a b']);
    expect(highlight('a b', 'no-such-language')[0]).toEqual(['a b']);
  });

  it('keeps every line, whatever runs over several', () => {
    expect(highlight('a: |\n  b\n\n  c', 'yaml').map((tokens) => tokens.map((token) => (typeof token === 'string' ? token : token[1])).join(''))).toEqual([
      'a: |',
      '  b',
      '',
      '  c',
    ]);
  });

  it('colours a file by its path where its language says little, and by its first line before that', () => {
    expect(marked('PermitRootLogin no', 'text', '/etc/ssh/sshd_config.d/x.conf')).toEqual(['[word:PermitRootLogin] [number:no]']);
    expect(marked('#!/bin/sh\nexit 0', 'text', '/srv/x')).toEqual(['[comment:#!/bin/sh]', '[word:exit] 0']);
    expect(marked('a b', 'text', '/srv/x')).toEqual(['a b']);
    for (const path of ['/srv/x.yaml', '/srv/x.yaml.j2', '/srv/x.yaml.bak']) expect(marked('a: 1', 'text', path)).toEqual(marked('a: 1', 'yaml'));
    expect(marked('a = 1', 'toml', '/etc/nginx/x')).toEqual(['[name:a] [quiet:=] [number:1]']);
  });
});

describe('languages that other sites are written in', () => {
  it.each([
    ['lua', '-- x', ['[comment:-- x]']],
    ['promql', 'rate(a[5m])', ['[word:rate][quiet:(]a[quiet:[][number:5m][quiet:])]']],
    ['c#', 'public int B', ['[word:public int] B']],
    ['nix', '[ 1 ]', ['[quiet:[] [number:1] [quiet:]]']],
    ['bicep', "param a = 'b'", ["[word:param] a [quiet:=] [text:'b']"]],
    ['jenkinsfile', 'return 1', ['[word:return] [number:1]']],
    ['rego', 'package a', ['[word:package] a']],
    [
      'apache',
      '<Files "x">\nOptions -Indexes\n</Files>',
      ['[quiet:<][word:Files] [text:"x"][quiet:>]', '[name:Options] -Indexes', '[quiet:</][word:Files][quiet:>]'],
    ],
    ['dns-zone-file', 'www IN A 192.0.2.1', ['www [word:IN A] 192.0.2.1']],
    ['toml', '[a.b]\nc = 2026-01-02', ['[quiet:[][name:a.b][quiet:]]', '[name:c] [quiet:=] [number:2026-01-02]']],
    ['json', '[null]', ['[quiet:[][word:null][quiet:]]']],
    ['python', '@cache', ['[word:@cache]']],
    ['vim', 'set number', ['[word:set number]']],
  ])('%s has colours', (language, code, expected) => {
    expect(marked(code, language)).toEqual(expected);
  });
});

describe('a line of many thousand characters', () => {
  it.each(['ini', 'settings', 'directives', 'deb822', 'ssh-config', 'nftables', 'sudoers', 'crontab', 'fstab', 'logrotate', 'makefile', 'yaml', 'nginx'])(
    'is plain, what is around it as ever, and takes no time: %s',
    (language) => {
      const around = 'a: 1\nb = 2\n';
      const [key, value] = marked(around, language);
      for (const long of [`a: b${' '.repeat(100_000)}`, '-'.repeat(100_000)]) {
        const colour = () => marked(`${around}${long}\n${around}`, language);
        expect(cpuMsOf(colour)).toBeLessThan(1_000);
        expect(colour()).toEqual([key, value, long, key, value, '']);
      }
    },
  );
});

describe('configuration', () => {
  it('of SSH has keywords at the beginning of a line only', () => {
    expect(marked('# yes\nMatch Group jump\n    PermitTTY no\n    ForceCommand /usr/sbin/nologin', 'ssh-config')).toEqual([
      '[comment:# yes]',
      '[word:Match] [name:Group] jump',
      '    [word:PermitTTY] [number:no]',
      '    [word:ForceCommand] /usr/sbin/nologin',
    ]);
    expect(marked('Host *\n    IdentitiesOnly yes\n    Port 22', 'ssh-config')).toEqual([
      '[word:Host] *',
      '    [word:IdentitiesOnly] [number:yes]',
      '    [word:Port] [number:22]',
    ]);
  });

  it('of nftables has structure and verdicts, sets, and addresses', () => {
    expect(marked('tcp dport 22 ip saddr @admin4 counter accept # ssh', 'nftables')).toEqual([
      'tcp dport [number:22] ip saddr [name:@admin4] [word:counter accept] [comment:# ssh]',
    ]);
    expect(marked('type filter hook input priority 0; policy drop;', 'nft')).toEqual([
      '[word:type] filter [word:hook] input [word:priority] [number:0][quiet:;] [word:policy drop][quiet:;]',
    ]);
    expect(marked('icmp type echo-request ct status dnat ip6 saddr fe80::/10', 'nft')).toEqual([
      'icmp type echo-request ct status dnat ip6 saddr [number:fe80::/10]',
    ]);
  });

  it('of systemd has commands after Exec…=, and plain values', () => {
    expect(marked('[Service]\nExecStart=-/bin/sh -c "exit $X"\nUser=repo\nDynamicUser=yes', 'systemd')).toEqual([
      '[word:[Service]]',
      '[name:ExecStart][quiet:=]-[word:/bin/sh] [name:-c] [text:"exit ][name:$X][text:"]',
      '[name:User][quiet:=]repo',
      '[name:DynamicUser][quiet:=][number:yes]',
    ]);
    expect(marked('ExecStart=/bin/x', 'ini', '/etc/systemd/system/x.service')).toEqual(['[name:ExecStart][quiet:=][word:/bin/x]']);
  });

  it('of sudo, cron, fstab and logrotate has what distinguishes their columns', () => {
    expect(marked('deploy ALL=(root) NOPASSWD: /usr/bin/systemctl reload nginx', 'sudoers')).toEqual([
      '[name:deploy] [number:ALL][quiet:=(]root[quiet:)] [number:NOPASSWD][quiet::] [word:/usr/bin/systemctl] reload nginx',
    ]);
    expect(marked('30 6 * * * nobody flock -n /x cert-check 21', 'text', '/etc/cron.d/x')).toEqual([
      '[number:30 6 * * * ]nobody [word:flock] [name:-n] /x [word:cert-check] 21',
    ]);
    expect(marked('@daily find /tmp', 'crontab')).toEqual(['[number:@daily ][word:find] /tmp']);
    expect(marked('UUID=12-3 /srv ext4 defaults 0 2', 'fstab')).toEqual(['[name:UUID]=12-3 /srv [word:ext4] defaults [number:0 2]']);
    expect(marked('/var/log/x {\n  rotate 8\n  postrotate\n    kill -s HUP 1\n  endscript\n}', 'logrotate')).toEqual([
      '[text:/var/log/x] [quiet:{]',
      '  [word:rotate] [number:8]',
      '  [word:postrotate]',
      '    [word:kill] [name:-s] HUP 1',
      '  [word:endscript]',
      '[quiet:}]',
    ]);
  });

  it('of sudo has aliases, users by number, and comments', () => {
    expect(marked('Host_Alias WEB = a, b\nCmnd_Alias SVC = /bin/systemctl start x # y\nbob ALL = (root) /bin/ls', 'sudoers')).toEqual([
      '[word:Host_Alias] [name:WEB] [quiet:=] a[quiet:,] b',
      '[word:Cmnd_Alias] [name:SVC] [quiet:=] [word:/bin/systemctl] start x [comment:# y]',
      '[name:bob] [number:ALL] [quiet:= (]root[quiet:)] [word:/bin/ls]',
    ]);
    expect(marked('#1000 ALL=(ALL) ALL\n# x\nDefaults badpass_message="a # b" # c', 'sudoers')).toEqual([
      '[name:#1000] [number:ALL][quiet:=(][number:ALL][quiet:)] [number:ALL]',
      '[comment:# x]',
      '[word:Defaults] badpass_message[quiet:=][text:"a # b"] [comment:# c]',
    ]);
  });

  it('has one colour for a range, a value and a criterion', () => {
    expect(marked('ip saddr 1.2.3.4-1.2.3.9 tcp dport 1024-65535', 'nft')).toEqual(['ip saddr [number:1.2.3.4-1.2.3.9] tcp dport [number:1024-65535]']);
    expect(marked('Environment="A=1" B=2\nExecPaths=/usr/bin /bin\nNice=5', 'systemd')).toEqual([
      '[name:Environment][quiet:=]"A=1" B=2',
      '[name:ExecPaths][quiet:=]/usr/bin /bin',
      '[name:Nice][quiet:=][number:5]',
    ]);
    expect(marked('Match host a exec "test -f /host"', 'ssh-config')).toEqual(['[word:Match] [name:host] a [name:exec] [text:"test -f /host"]']);
  });

  it('of nginx, YAML and SQL has plain values, words and delimiters', () => {
    expect(marked('listen 80 default_server;', 'nginx')).toEqual(['[word:listen] [number:80] default_server[quiet:;]']);
    expect(marked('- image: debian:12-slim # "x"', 'yaml')).toEqual(['[quiet:-] [name:image][quiet::] debian:12-slim [comment:# "x"]']);
    expect(marked('DELIMITER //\nSTOP REPLICA; -- now', 'sql')).toEqual(['[word:DELIMITER] [quiet://]', '[word:STOP REPLICA][quiet:;] [comment:-- now]']);
  });
});
