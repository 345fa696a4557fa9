/*
 * A throw-away root is made in a mount namespace of its own, which takes every mount with it when its last process ends.
 * In overlay mode the root is a stack of read-only layers under an empty one; otherwise it is a copy, made beforehand.
 */
const MOUNT_ROOT = `
set -eu
mount --make-rprivate /
cd "$WORK"
if [ -n "$LOWER" ]; then
  (cd "$STORE" && mount -t overlay overlay -o "lowerdir=$LOWER,upperdir=$UPPER,workdir=$WORKDIR" "$WORK/root")
else
  mount --bind root root
fi
cd root
`;

/** No program in the root may change the host's kernel; what belongs to its own network may be set. */
const MOUNT_SYSTEM = `
mount -t proc proc proc
mount -t sysfs -o ro,nosuid,nodev,noexec sysfs sys
if [ "$NETWORK" = no ]; then
  mount --bind proc/sys proc/sys
  mount -o remount,bind,ro proc/sys
  mount --bind proc/sys/net proc/sys/net
  mount -o remount,bind,rw proc/sys/net
  [ ! -e proc/sysrq-trigger ] || mount --bind /dev/null proc/sysrq-trigger
fi
mount -t tmpfs -o mode=755,nosuid dev dev
(
  umask 0
  mknod -m 666 dev/null c 1 3; mknod -m 666 dev/zero c 1 5; mknod -m 666 dev/full c 1 7
  mknod -m 666 dev/random c 1 8; mknod -m 666 dev/urandom c 1 9; mknod -m 666 dev/tty c 5 0
)
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666,mode=620,gid=5 devpts dev/pts
mount -t tmpfs -o mode=1777,nosuid,nodev shm dev/shm
ln -s pts/ptmx dev/ptmx; ln -s /proc/self/fd dev/fd
ln -s fd/0 dev/stdin; ln -s fd/1 dev/stdout; ln -s fd/2 dev/stderr
mount -t tmpfs -o mode=755,nosuid,nodev run run
mkdir -m 1777 run/lock
mount -t tmpfs -o mode=1777,nosuid,nodev tmp tmp
`;

/** SIOCSIFFLAGS with IFF_UP and IFF_RUNNING; perl-base is on every Debian, ip isn't. */
const BRING_UP_LO = `
perl -e 'socket(my $s, 2, 2, 0) or die; my $up = pack("a16 s x22", "lo", 0x41); ioctl($s, 0x8914, $up) or die "lo: $!\\n"'
`;

/** The name goes in before the kernel's settings are closed. */
const NAME_MACHINE = 'printf %s "$NAME" > /proc/sys/kernel/hostname';

/** Ends when its standard input does, and its process namespace with it; until then it buries the dead. */
const WAIT = `exec chroot . /bin/bash -c 'echo ready; while read -r _; do :; done'`;

/** Mounts a root without any network but \`lo\`, says "ready", and keeps it until its standard input ends. */
export const HOLD_SCRIPT = [MOUNT_ROOT, NAME_MACHINE, MOUNT_SYSTEM, BRING_UP_LO, WAIT].join('\n');

const CLEAN_ENV = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 ${http_proxy:+http_proxy="$http_proxy"}';

/** Mounts a root with the host's network and runs $SCRIPT in it. */
export const INSTALL_SCRIPT = [MOUNT_ROOT, MOUNT_SYSTEM, 'exec chroot . /usr/bin/env -i ' + CLEAN_ENV + ' /bin/bash -eu -c "$SCRIPT" < /dev/null'].join('\n');

/** What unshare is told; a run's root gets a network of its own, too. */
export const NAMESPACES = ['--mount', '--pid', '--uts', '--ipc', '--fork', '--kill-child=SIGKILL'];
