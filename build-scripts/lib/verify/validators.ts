import type { CheckedFence } from '../content/code/checkedFence';

/** A program that reads a kind of file and says whether it is valid. */
export interface Validator {
  /** As pages show it, e.g. `sshd`. */
  readonly name: string;
  /** The Debian package whose version is shown; '' for a sidecar's own program. */
  readonly package: string;
  /** The packages it needs beside that. */
  readonly needs?: readonly string[];
  /** Bash, run as root with the file's path in $FILE, its name in $NAME and an empty folder in $SCRATCH, which is removed afterwards; must exit 0. */
  readonly command: string;
}

interface Rule extends Validator {
  /** What the block's title must look like. */
  readonly title: RegExp;
  readonly language?: RegExp;
  readonly text?: RegExp;
}

/** A unit may name a program that the guide hasn't installed: then a copy is checked that names /bin/true in its place. */
const WITH_PROGRAMS = `while IFS= read -r line; do
  program=$(printf '%s\\n' "$line" | sed -nE 's/^Exec[A-Za-z]*=[-@:+!]*(\\/[^ ]+).*/\\1/p')
  if [ -n "$program" ] && [ ! -e "$program" ]; then line=\${line/"$program"//bin/true}; fi
  printf '%s\\n' "$line"
done < "$FILE"`;
const UNIT_KIND = '(service|timer|socket|mount|automount|path|target|slice)';

/** A chain or a set alone is checked as an addition to the file that the guide has already written there. */
const NFT = `if grep -vE '^\\s*(#|$)' "$FILE" | head -n 1 | grep -qE '^\\s*(chain|set|map)\\b'; then
  { cat "$__kept/file"; echo 'table inet filter {'; cat "$FILE"; echo '}'; } > "$SCRATCH/check.nft"
  nft -c -f "$SCRATCH/check.nft"
else nft -c -f "$FILE"; fi`;

/** Wraps a fragment of an nginx configuration in the least that nginx accepts. */
function nginx(inside: string): string {
  return `printf '%s\\n' 'events {}' '${inside}' | sed "s#FILE#$FILE#" > "$SCRATCH/nginx.conf"; nginx -q -t -c "$SCRATCH/nginx.conf"`;
}

/*
 * The first matching rule applies. A file is in its place when its program reads it, so most programs check their whole
 * configuration; fragments that aren't valid by themselves are wrapped.
 */
const RULES: readonly Rule[] = [
  {
    title: /(^|\/)sshd_config(\.d\/.+)?$/,
    name: 'sshd',
    package: 'openssh-server',
    command: 'mkdir -p /run/sshd; ssh-keygen -A >/dev/null; sshd -t -f "$FILE"',
  },
  { title: /(^|\/)(\.ssh\/config|ssh_config(\.d\/.+)?)$/, name: 'ssh', package: 'openssh-client', command: 'ssh -G -F "$FILE" host.example.com >/dev/null' },
  { title: /./, language: /^nftables$/, name: 'nft', package: 'nftables', needs: ['netbase'], command: NFT },
  { title: /./, language: /^sudoers$/, name: 'visudo', package: 'sudo', command: 'visudo --check --quiet --file="$FILE"' },
  { title: /(^|\/)sudoers(\.d\/.+)?$/, name: 'visudo', package: 'sudo', command: 'visudo --check --quiet --file="$FILE"' },
  { title: /(^|\/)nginx\.conf$/, name: 'nginx', package: 'nginx', command: 'nginx -q -t -c "$FILE"' },
  { title: /nginx\/snippets\//, name: 'nginx', package: 'nginx', command: nginx('http { server { include FILE; } }') },
  { title: /nginx\/(conf\.d|sites-\w+)\//, name: 'nginx', package: 'nginx', command: nginx('http { include FILE; }') },
  {
    title: new RegExp(`systemd/system/[^/]+\\.${UNIT_KIND}$`),
    ...{ name: 'systemd-analyze', package: 'systemd', command: `${WITH_PROGRAMS} > "$SCRATCH/$NAME"\nsystemd-analyze verify --man=no "$SCRATCH/$NAME"` },
  },
  {
    title: new RegExp(`systemd/system/[^/]+\\.service\\.d/[^/]+\\.conf$`),
    ...{ name: 'systemd-analyze', package: 'systemd' },
    command: `unit=$(basename "\${FILE%.service.d/*}").service
printf '[Service]\\nExecStart=/bin/true\\n' > "$SCRATCH/$unit"; mkdir "$SCRATCH/$unit.d"; ${WITH_PROGRAMS} > "$SCRATCH/$unit.d/$NAME"
systemd-analyze verify --man=no "$SCRATCH/$unit"`,
  },
  { title: /haproxy\.cfg$/, name: 'haproxy', package: 'haproxy', command: 'haproxy -c -q -f "$FILE"' },
  { title: /(^|\/)named\.conf[\w.-]*$/, name: 'named-checkconf', package: 'bind9-utils', command: 'named-checkconf "$FILE"' },
  { title: /compose\.ya?ml$/, name: 'docker-compose', package: 'docker-compose', command: 'docker-compose -f "$FILE" config -q' },
  {
    title: /\.ya?ml$/,
    text: /^- (name:.*\n {2}(.*\n {2})*?)?hosts:/m,
    ...{ name: 'ansible-playbook', package: 'ansible-core', command: 'ansible-playbook --syntax-check -i localhost, "$FILE"' },
  },
  {
    title: /logrotate(\.d\/.+|\.conf)$/,
    ...{ name: 'logrotate', package: 'logrotate' },
    // It ignores a file that isn't root's, or that others may write.
    command: 'install -m 644 "$FILE" "$SCRATCH/$NAME"; logrotate --debug "$SCRATCH/$NAME"',
  },
  // Its filters and actions are read only for the jails that use them.
  { title: /fail2ban\/(jail|fail2ban)(\.d\/.+)?\.(local|conf)$/, name: 'fail2ban-client', package: 'fail2ban', command: 'fail2ban-client --test' },
  { title: /apache2\/((apache2|ports)|\w+-enabled\/.+)\.conf$/, name: 'apache2ctl', package: 'apache2', command: 'apache2ctl configtest' },
  { title: /apache2\/.+\.conf$/, name: 'apache2ctl', package: 'apache2', command: 'apache2ctl -t -c "Include $FILE"' },
  { title: /postfix\/(main|master)\.cf$/, name: 'postfix', package: 'postfix', command: 'postfix check' },
  {
    title: /(mysql|mariadb)\/.+\.cnf$|(^|\/)my\.cnf$/,
    name: 'mariadbd',
    package: 'mariadb-server',
    command: 'mariadbd --defaults-file="$FILE" --user=mysql --help --verbose >/dev/null',
  },
  { title: /rsyslog\.(conf|d\/.+)$/, name: 'rsyslogd', package: 'rsyslog', command: 'rsyslogd -N1 -f "$FILE"' },
  { title: /unbound\/.+\.conf$/, name: 'unbound-checkconf', package: 'unbound', command: 'unbound-checkconf "$FILE"' },
  { title: /dnsmasq(\.d\/.+|\.conf)$/, name: 'dnsmasq', package: 'dnsmasq-base', command: 'dnsmasq --test -C "$FILE"' },
  { title: /chrony\.conf$/, name: 'chronyd', package: 'chrony', command: 'chronyd -p -f "$FILE" >/dev/null' },
  { title: /keepalived\.conf$/, name: 'keepalived', package: 'keepalived', command: 'keepalived --config-test --use-file="$FILE"' },
  { title: /prometheus\.ya?ml$/, name: 'promtool', package: 'prometheus', command: 'promtool check config --syntax-only "$FILE"' },
  { title: /(^|\/)smb\.conf$/, name: 'testparm', package: 'samba-common-bin', command: 'testparm -s "$FILE" >/dev/null' },
  { title: /(^|\/)(Caddyfile)$/, name: 'caddy', package: 'caddy', command: 'caddy validate --adapter caddyfile --config "$FILE"' },
];

/** The program that reads a block's file; undefined when we know of none in Debian. */
export function validatorFor({ title, language, text }: Pick<CheckedFence, 'title' | 'language' | 'text'>): Validator | undefined {
  if (title === undefined) return undefined;
  return RULES.find((rule) => rule.title.test(title) && (rule.language?.test(language) ?? true) && (rule.text?.test(text) ?? true));
}
