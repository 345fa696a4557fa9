/**
 * Tells a bare command line in prose ("sudo systemctl reload ssh") from a sentence that mentions a command ("sort the
 * list by size"). A line is a command when it starts with a program we know and what follows has the shape of
 * arguments: an option, a path, an assignment, a subcommand of that program; never when it reads on like a sentence.
 */
const SUBCOMMANDS: Readonly<Record<string, string>> = {
  apt: 'update upgrade full-upgrade install remove purge autoremove search show list policy',
  'apt-get': 'update upgrade dist-upgrade install remove purge autoremove download',
  'apt-cache': 'policy search show depends rdepends',
  dpkg: '', 'dpkg-reconfigure': '*', dnf: 'install remove update upgrade info search', yum: 'install remove update',
  pacman: '', snap: 'install remove list refresh', brew: 'install upgrade services',
  systemctl: 'start stop restart reload enable disable status mask unmask daemon-reload edit cat show list-units list-timers is-active is-enabled reset-failed try-restart',
  service: '*', journalctl: '', loginctl: 'list-sessions enable-linger', timedatectl: 'status set-timezone set-ntp', hostnamectl: 'set-hostname status',
  docker: 'run ps exec build pull push images logs compose stop rm rmi network volume inspect login stats system',
  podman: 'run ps exec build pull logs', kubectl: 'get apply describe logs exec delete rollout create', helm: 'install upgrade repo',
  git: 'clone pull push commit add status checkout switch log diff init fetch merge rebase tag config remote stash bisect',
  npm: 'install ci run start test publish', pip: 'install freeze', pip3: 'install', cargo: 'build run install', make: 'install all clean',
  ufw: 'enable disable status allow deny reload limit delete', nft: 'list add delete flush monitor', iptables: '', ip: 'addr a link route r neigh netns rule',
  useradd: '*', usermod: '', userdel: '*', groupadd: '*', adduser: '*', deluser: '*', passwd: '*', visudo: '', chown: '', chmod: '', chgrp: '', setfacl: '', getfacl: '',
  ssh: '', scp: '', rsync: '', sftp: '', 'ssh-keygen': '', 'ssh-copy-id': '*', 'ssh-add': '', 'ssh-agent': '', sshd: '',
  terraform: 'init plan apply destroy fmt validate import', ansible: '', 'ansible-playbook': '', 'ansible-galaxy': 'install', vault: 'login read write',
  ls: '', cd: '', cp: '', mv: '', rm: '', mkdir: '', touch: '', cat: '', less: '', tail: '', head: '', grep: '', find: '', sed: '', awk: '', xargs: '', tee: '',
  ln: '', tar: '', zip: '', unzip: '', df: '', du: '', mount: '', umount: '', lsblk: '', blkid: '', mkfs: '', 'mkfs.ext4': '', fdisk: '', parted: '', fsck: '', resize2fs: '',
  fallocate: '', losetup: '', findmnt: '', lsof: '', stat: '', file: '', wc: '', sort: '', uniq: '', diff: '', curl: '', wget: '', ping: '', dig: '', nc: '', ss: '', nmap: '',
  ps: 'aux', kill: '', top: '', htop: '', free: '', uptime: '', uname: '', id: '', groups: '', su: '', echo: '', export: '', source: '', crontab: '', openssl: 'req x509 s_client genrsa rand',
  mysql: '', mysqldump: '', mysqladmin: '', psql: '', pg_dump: '', 'redis-cli': '', nginx: '', apachectl: 'configtest graceful', certbot: 'certonly renew', haproxy: '',
  sysctl: '', modprobe: '*', lsmod: '', dmesg: '', nano: '', vim: '', vi: '', borg: 'init create list extract prune', restic: 'init backup snapshots restore', qm: 'list start stop create', pct: 'list', pveum: '', zpool: 'status create', zfs: 'list snapshot create', 'fail2ban-client': 'status', logrotate: '',
};
/** Programs that are often run with no argument at all. */
const ALONE = new Set('ls pwd whoami hostname uptime reboot top htop lsblk dmesg visudo mount id groups ifconfig free'.split(' '));
const SENTENCE = /(?:^|\s)(?:a|an|the|is|are|was|were|and|or|but|if|you|your|it|its|this|that|these|to|of|with|when|which|shows?|will|can|should|must|before|after|because|by|from|as|not|then|while|prints?|lists?)(?=\s|$)/i;
const ARGUMENT = /^(?:-{1,2}[\w?]|\.{0,2}\/|~|\$|["'*@|>&<=]|\d)|[/=:@|*$]|\w\.\w/;

/** @param line one line of Markdown source, outside any fence */
export function isCommandLine(line: string): boolean {
  const text = line.trim();
  if (/^\$ \S/.test(text)) return true;
  const words = text.replace(/^sudo\s+(?:-\w+\s+(?:\w+\s+)?)*/, '').split(/\s+/);
  const [program = '', first] = words;
  const subcommands = Object.hasOwn(SUBCOMMANDS, program) ? SUBCOMMANDS[program] : undefined;
  const isSudo = /^sudo\s/.test(text);
  if (first === undefined) return isSudo ? subcommands !== undefined || ALONE.has(program) : ALONE.has(text);
  if (subcommands === undefined || /[.:;!?,]$/.test(text) || /`/.test(text)) return false;
  const rest = text.replace(/(["']).*?\1/g, '""');
  if (SENTENCE.test(rest.slice(rest.indexOf(program) + program.length))) return false;
  if (subcommands !== '' && subcommands !== '*') return subcommands.split(' ').includes(first) || ARGUMENT.test(first);
  return isSudo || subcommands === '*' ? words.length <= 6 || ARGUMENT.test(rest) : words.slice(1).some((word) => ARGUMENT.test(word));
}

/** The text that a command line stands for: without a leading `$ `. */
export function commandText(line: string): string {
  return line.trim().replace(/^\$ /, '');
}
