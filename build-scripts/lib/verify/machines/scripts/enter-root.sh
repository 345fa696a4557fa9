# shellcheck shell=bash
# The beginning of the scripts that start a machine's first process. They run as root of its user namespace, in the folder
# of its root. They mount the file systems of its namespaces, then put everything but its own root out of reach.
set -eu

mount_own() {
  # A mount of our own, because those of the host can't be left; at a place that is open to everyone.
  mount -t tmpfs tmpfs /tmp
  mkdir /tmp/root
  mount --no-canonicalize --rbind . /tmp/root
  cd /tmp/root
  mount -t proc -o nosuid,nodev,noexec proc proc
  mount -t sysfs -o ro,nosuid,nodev,noexec sysfs sys
  mkdir -p dev/pts dev/shm
  mount -t devpts -o newinstance,ptmxmode=0666,mode=620,gid=5 devpts dev/pts
  mount -t tmpfs -o "mode=1777,nosuid,nodev,size=$MEMORY" shm dev/shm
  ln -s pts/ptmx dev/ptmx
  ln -s /proc/self/fd dev/fd
  ln -s fd/0 dev/stdin
  ln -s fd/1 dev/stdout
  ln -s fd/2 dev/stderr
  mount -t tmpfs -o "mode=755,nosuid,nodev,size=$MEMORY" run run
  mkdir -m 1777 run/lock
  mount -t tmpfs -o "mode=1777,nosuid,nodev,size=$MEMORY" tmp tmp
}

# SIOCSIFFLAGS with IFF_UP and IFF_RUNNING: ip isn't on every host, perl-base is.
bring_up_lo() {
  perl -e 'socket(my $s, 2, 2, 0) or die; my $up = pack("a16 s x22", "lo", 0x41); ioctl($s, 0x8914, $up) or die "lo: $!\n"'
}

leave_host() {
  hostname "$NAME"
  echo "$NAME" > etc/hostname
  mkdir run/host
  pivot_root . run/host
  umount -l /run/host
  rmdir /run/host
}
