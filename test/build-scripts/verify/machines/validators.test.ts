import { RELEASES } from '../../../../build-scripts/lib/content/code/debianReleases';
import { articleOn } from '../../../../build-scripts/lib/verify/articles';
import { runArticle } from '../../../../build-scripts/lib/verify/runArticle';
import type { CheckPlan } from '../../../../build-scripts/lib/content/ledger/checkPlan';
import { articleOf } from '../../support/article';
import { describeDebianMachines } from '../../support/describeMachines';

const INSTALL_MS = 600_000;
const UNIT = '/etc/systemd/system/backup.service';

/** A block's title, with its language if that matters, a text that its program accepts, and one that it rejects. */
const FILES: readonly (readonly [string, string, string])[] = [
  ['conf title="/etc/ssh/sshd_config.d/x.conf"', 'PermitRootLogin no', 'PermitRootLogin maybe'],
  ['conf title="~/.ssh/config"', 'Host a\n  Port 22', 'Host a\n  Porte 22'],
  ['nftables title="/etc/nftables.conf"', 'table inet filter {\n}', 'table inet {\n}}'],
  ['sudoers title="/etc/sudoers.d/x"', 'alice ALL=(root) /usr/bin/true', 'alice ALL=(root'],
  ['nginx title="/etc/nginx/conf.d/x.conf"', 'server { listen 80; }', 'server { listens 80; }'],
  ['nginx title="/etc/nginx/snippets/x.conf"', 'server_tokens off;', 'server_tokens sometimes;'],
  [`ini title="${UNIT}"`, '[Service]\nExecStart=/usr/local/sbin/backup --all', '[Service]\nExecStart=relative'],
  [`ini title="${UNIT}.d/x.conf"`, '[Service]\nExecStartPre=/usr/local/sbin/prepare', '[Service]\nExecStartPre=relative'],
  ['logrotate title="/etc/logrotate.d/x"', '/var/log/x {\n  missingok\n}', '/var/log/x {\n  missingOK\n}'],
  ['ini title="/etc/fail2ban/jail.d/x.local"', '[sshd]\nenabled = false', '[sshd'],
  ['ini title="/etc/fail2ban/fail2ban.local"', '[Definition]\nloglevel = INFO', '[Definition'],
  ['apache title="/etc/apache2/conf-enabled/x.conf"', 'ServerTokens Prod', 'ServerToken Prod'],
  ['apache title="/etc/apache2/sites-available/x.conf"', '<VirtualHost *:80>\n</VirtualHost>', 'nonsense'],
  ['conf title="/etc/rsyslog.d/x.conf"', '*.info /var/log/x', 'input(type="none"'],
  ['conf title="/etc/dnsmasq.d/x"', 'port=5353', 'prt=5353'],
  ['haproxy title="/etc/haproxy/haproxy.cfg"', 'listen a\n  bind :8080\n  timeout client 5s\n  timeout server 5s\n  timeout connect 5s', 'listens a'],
  ['bind title="/etc/bind/named.conf.local"', 'zone "a" { type primary; file "/x"; };', 'zone "a" { type first; };'],
  ['conf title="/etc/chrony/chrony.conf"', 'pool a.example.com iburst', 'pools a.example.com'],
  ['conf title="/etc/keepalived/keepalived.conf"', 'global_defs {\n}', 'global_def {\n}'],
  ['conf title="/etc/unbound/unbound.conf.d/x.conf"', 'server:\n  port: 53', 'server:\n  ports: 53'],
  ['ini title="/etc/samba/smb.conf"', '[global]\n  workgroup = A', '[global'],
  ['ini title="/etc/postfix/main.cf"', 'compatibility_level = 3.6', 'compatibility_level 3.6'],
];
const PACKAGES = [
  'apache2',
  'bind9-utils',
  'chrony',
  'dnsmasq-base',
  'fail2ban',
  'haproxy',
  'keepalived',
  'samba-common-bin',
  'unbound',
  'postfix',
  'logrotate',
  'netbase',
  'nftables',
  'nginx',
  'openssh-server',
  'rsyslog',
  'sudo',
  'systemd',
];

const block = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\`\n\n`;

async function run(body: string, plan: Partial<CheckPlan>) {
  const article = articleOf(body, plan);
  const { failures, results } = await runArticle(articleOn(article, RELEASES[0].name), { release: RELEASES[0], report: () => undefined });
  return { messages: failures.map(({ message }) => message), states: article.fences.map((fence) => results.get(fence)?.state), failures };
}

describeDebianMachines('the programs that read files', () => {
  it(
    'L3 accept a file that is right, and reject one that is wrong',
    async () => {
      const { states, failures } = await run(FILES.map(([info, right, wrong]) => block(info, right) + block(info, wrong)).join(''), { packages: PACKAGES });
      const verdicts = FILES.map(([info], index) => [info, ...states.slice(2 * index, 2 * index + 2)]);
      expect({ verdicts, details: failures }).toEqual({
        verdicts: FILES.map(([info]) => [info, 'validated', undefined]),
        details: FILES.map(() => expect.objectContaining({ message: expect.stringMatching(/^[\w-]+ rejects \/\S+ \(exit \d+\)$/) })),
      });
    },
    INSTALL_MS,
  );

  it(
    'L3 leave a machine as it was: no program that a unit names, no folder of a file that is only shown, and the file that was there before',
    async () => {
      const body = [
        block('ini title="/etc/systemd/system/shown.service"', '[Service]\nExecStart=relative'),
        block(`ini title="${UNIT}" write`, '[Service]\nType=oneshot\nExecStart=/opt/backup/run --all'),
        block('logrotate title="/srv/new/logrotate.d/x"', '/var/log/x {\n  missingok\n}'),
        block('logrotate title="/etc/logrotate.d/x" write=0600', '/var/log/x {\n  missingok\n}'),
        block('console run', '# cat /etc/systemd/system/shown.service\nbefore\n# stat -c %a /etc/logrotate.d/x\n600'),
        ...['test -e /opt/backup', 'test -e /srv/new', 'ls -d /tmp/tmp.*', 'systemctl start backup'].map((command) =>
          block('console run=fails', `# ${command}`),
        ),
      ];
      const setup = 'echo before > /etc/systemd/system/shown.service';
      const { messages, states } = await run(body.join(''), { kind: 'booted', packages: ['logrotate'], setup, usual: ['/etc/systemd/system/shown.service'] });
      expect(messages).toEqual(['systemd-analyze rejects /etc/systemd/system/shown.service (exit 1)']);
      expect(states).toEqual([undefined, 'validated', 'validated', 'validated', ...Array<string>(5).fill('executed')]);
    },
    INSTALL_MS,
  );
});
