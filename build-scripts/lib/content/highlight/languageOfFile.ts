/** The language of a file by its path; the first match wins. */
const BY_PATH: readonly (readonly [pattern: RegExp, language: string])[] = [
  [/(?:^|\/)sshd?_config(?:\.d\/|$)|(?:^|\/)\.ssh\/[\w.-]*(?:config|\.conf)/, 'ssh-config'],
  [/\.nft$|(?:^|\/)nftables\b/, 'nftables'],
  [/(?:^|\/)sudoers(?:\.d\/|$)|\.sudoers$/, 'sudoers'],
  [/\/nginx\//, 'nginx'],
  [/\/(?:apache2|httpd)\//, 'apacheconf'],
  [/(?:^|\/)cron\.d\/|\/etc\/crontab$/, 'system-crontab'],
  [/(?:^|\/)crontab\b|\/spool\/cron\//, 'crontab'],
  [/(?:^|\/)fstab\b/, 'fstab'],
  [/\/logrotate\b/, 'logrotate'],
  [/\/preferences(?:\.d\/|$)|\/apt\/.*\.sources$|\/DEBIAN\/control$|\/conf\/distributions$/, 'deb822'],
  [/\/DEBIAN\/conffiles$/, 'text'],
  [
    /\/(?:openvpn|pam\.d|haproxy|apt\/sources\.list\.d)\/|\/network\/interfaces|\/audit\/rules\.d\/|\/sources\.list$|\/apt\/conf\/options$|\.ovpn$/,
    'directives',
  ],
  [/(?:^|\/)(?:GNU)?[Mm]akefile$|\.mk$/, 'makefile'],
  [/(?:^|\/)Dockerfile/, 'docker'],
  [/\.ya?ml$/, 'yaml'],
  [/\.json$/, 'json'],
  [/\.toml$/, 'toml'],
  [/\.sql$/, 'sql'],
  [/\.tf(?:vars)?$/, 'hcl'],
  [/\.xml$/, 'markup'],
  [/\.py$/, 'python'],
  [/\.php$/, 'php'],
  [/\.(?:ba)?sh$|(?:^|\/)\.(?:bash|z)(?:rc|_profile)$|\/profile\.d\//, 'bash'],
  [/\.jq$/, 'jq'],
  [/\/systemd\/|\.(?:service|timer|socket|mount|path|target|slice|network|netdev|link)$/, 'ini'],
  [/\.(?:ini|cnf|cfg)$|\/(?:sysctl\.d|wireguard)\/|\/sysctl\.conf$|\.gitconfig|\/php\/.*\.conf$/, 'ini'],
  [/\.conf$/, 'settings'],
];

/** The language of a script by the interpreter on its first line. */
const BY_INTERPRETER: readonly (readonly [pattern: RegExp, language: string])[] = [
  [/^#!.*\b(?:ba|da|k|z)?sh\b/, 'bash'],
  [/^#!.*\bpython/, 'python'],
  [/^#!.*\bnft\b/, 'nftables'],
  [/^#!.*\bperl/, 'perl'],
];

/**
 * The language of a file, by its path and its first line; `.j2` and backup suffixes don't count.
 *
 * @param path '' or of any form, quoted or with variables as in a shell command
 */
export function languageOfFile(path: string, code: string): string | undefined {
  const script = BY_INTERPRETER.find(([pattern]) => pattern.test(code));
  const plainPath = path.replace(/["']/g, '').replace(/\.(?:j2|tmpl|new|bak|tmp)$/, '');
  return (script ?? BY_PATH.find(([pattern]) => pattern.test(plainPath)))?.[1];
}
