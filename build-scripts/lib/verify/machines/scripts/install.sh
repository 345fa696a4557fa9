#!/bin/bash
# Makes a layer: a new base with debootstrap, or packages on existing layers. Runs as root of the host with its network,
# in a mount and a process namespace that end with it; nothing but Debian's own packages is run.
#
# STORE   the folder of layers     LOWER  the layers to install on, top first; empty for a copy of COPY or a new base
# WORK    the folder of this run, below STORE     TARGET  where the layer goes, below STORE; empty to keep nothing
# SUITE MIRROR  for a new base; empty otherwise   SCRIPT  what is run in the root, by bash
set -eu
mount -t proc proc /proc
cd "$STORE"
work=${WORK#"$STORE"/} # relative: mount options know no quotes
mkdir -p "$work/root" "$work/upper" "$work/work"
layer=root
if [ -n "$SUITE" ]; then
  # What every installation has, but minbase of newer releases lacks.
  debootstrap --variant=minbase --include=adduser,e2fsprogs "$SUITE" "$work/root" "$MIRROR"
elif [ -n "$LOWER" ]; then
  # Volatile, because dpkg syncs after each file. What is kept is written out once, at the end.
  mount -t overlay overlay -o "lowerdir=$LOWER,upperdir=$work/upper,workdir=$work/work,volatile" "$work/root"
  layer=upper
else
  cp -a --reflink=auto "$COPY/." "$work/root"
fi
cp -L /etc/resolv.conf "$WORK/resolv.conf"

# shellcheck disable=SC2016 # expanded by the inner shell
unshare --mount --propagation private --uts --ipc --pid --fork --kill-child bash -eu -c '
  cd "$WORK/root"
  mount --rbind . . && cd "$PWD"
  mount -t proc proc proc
  mount -t sysfs -o ro,nosuid,nodev,noexec sysfs sys
  mount -t tmpfs -o mode=755,nosuid dev dev
  mknod -m 666 dev/null c 1 3
  mknod -m 666 dev/zero c 1 5
  mknod -m 666 dev/random c 1 8
  mknod -m 666 dev/urandom c 1 9
  mkdir -m 1777 dev/shm
  ln -s /proc/self/fd dev/fd
  mount -t tmpfs -o mode=755,nosuid,nodev run run
  mkdir -m 1777 run/lock
  mount -t tmpfs -o mode=1777,nosuid,nodev tmp tmp
  rm -f etc/resolv.conf
  cp "$WORK/resolv.conf" etc/resolv.conf
  mkdir run/host
  pivot_root . run/host
  umount -l /run/host
  exec setpriv --bounding-set=-sys_module,-sys_rawio,-sys_time,-sys_boot,-syslog,-mac_admin,-mac_override \
    /usr/bin/env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 \
    ${http_proxy:+http_proxy="$http_proxy"} /bin/bash -eu -c "$SCRIPT"
' < /dev/null

rm -f "$work/root/etc/resolv.conf"
# Another run may have made the same layer meanwhile; then that one is used.
if [ -n "$TARGET" ] && [ ! -e "$TARGET" ]; then
  mkdir -p "$(dirname "$TARGET")"
  sync -f "$work/$layer"
  mv -T "$work/$layer" "$TARGET"
fi
