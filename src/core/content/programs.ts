/*
 * The programs that identify a bare command line (W5). Any other program can still be shown in a fence.
 */

/** Programs whose first word is a subcommand. */
export const SUBCOMMANDS: Readonly<Record<string, string>> = {
  'ansible-galaxy': 'install',
  apachectl: 'configtest graceful',
  apt: 'update upgrade full-upgrade install remove purge autoremove search show list policy',
  'apt-cache': 'policy search show depends rdepends',
  'apt-get': 'update upgrade dist-upgrade install remove purge autoremove download',
  borg: 'init create list extract prune',
  brew: 'install upgrade services',
  cargo: 'build run install',
  certbot: 'certonly renew',
  dnf: 'install remove update upgrade info search',
  docker: 'run ps exec build pull push images logs compose stop rm rmi network volume inspect login stats system',
  'fail2ban-client': 'status',
  git: 'clone pull push commit add status checkout switch log diff init fetch merge rebase tag config remote stash bisect',
  helm: 'install upgrade repo',
  hostnamectl: 'set-hostname status',
  ip: 'addr a link route r neigh netns rule',
  kubectl: 'get apply describe logs exec delete rollout create',
  loginctl: 'list-sessions enable-linger',
  make: 'install all clean',
  nft: 'list add delete flush monitor',
  npm: 'install ci run start test publish',
  openssl: 'req x509 s_client genrsa rand',
  pct: 'list',
  pip: 'install freeze',
  pip3: 'install',
  podman: 'run ps exec build pull logs',
  ps: 'aux',
  qm: 'list start stop create',
  restic: 'init backup snapshots restore',
  snap: 'install remove list refresh',
  systemctl:
    'start stop restart reload enable disable status mask unmask daemon-reload edit cat show list-units list-timers is-active is-enabled reset-failed try-restart',
  terraform: 'init plan apply destroy fmt validate import',
  timedatectl: 'status set-timezone set-ntp',
  ufw: 'enable disable status allow deny reload limit delete default logging',
  vault: 'login read write',
  yum: 'install remove update',
  zfs: 'list snapshot create',
  zpool: 'status create',
};

/** Programs that take options, paths and the like. */
const WITH_ARGUMENTS =
  'ansible ansible-playbook ansible-vault awk bash blkid cat cd chgrp chmod chown conntrack cp crontab curl date ' +
  'df diff dig dmesg dpkg du echo env export fallocate fdisk file find findmnt free fsck getfacl grep groups ' +
  'growpart haproxy head htop id iptables journalctl kill less ln logger logrotate losetup ls lsblk lsmod lsof ' +
  'lvextend md5sum mkdir mkfs mkfs.ext4 mount mv mysql mysqladmin mysqldump namei nano nc nginx nmap node nohup ' +
  'pacman parted perl pg_dump ping psql pveum python python3 redis-cli resize2fs rm rsync scp screen sed setfacl ' +
  'sftp sh sha256sum sort source ss ssh ssh-add ssh-agent ssh-keygen sshd stat strace su sysctl systemd-analyze ' +
  'systemd-run tail tar tcpdump tee time tmux top touch umount uname uniq unzip uptime usermod vi vim visudo ' +
  'watch wc wget xargs xfs_growfs zip ';

/** Programs that take a name. */
const WITH_A_NAME = 'adduser deluser dpkg-reconfigure groupadd modprobe passwd ssh-copy-id useradd userdel';

/** Programs that are often run without arguments. */
const ALONE = 'dmesg free groups hostname htop id ifconfig ls lsblk mount pwd reboot top uptime visudo whoami';

const setOf = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/));

export const PROGRAMS_WITH_ARGUMENTS = setOf(WITH_ARGUMENTS);
export const PROGRAMS_WITH_A_NAME = setOf(WITH_A_NAME);
export const PROGRAMS_ALONE = setOf(ALONE);
