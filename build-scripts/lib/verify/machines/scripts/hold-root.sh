#!/bin/bash
# Puts a machine's root together and starts its first process in namespaces of its own. Runs as root of the host, in a
# mount and a process namespace that end with it. What the machine may do is decided by its user namespace: its root is
# an ordinary user of the host, so the host's settings, devices, files and processes are closed to it by the kernel.
#
# STORE  the folder of layers       LOWER  the layers below this root, top first, or empty to copy COPY
# WORK   the folder of this run     FIRST_USER  which user of the host its root is
# SCRIPTS  the folder of these scripts   INIT  the script that starts the first process
set -eu
mount -t proc proc /proc

unshare --user sleep infinity &
users=/proc/$!/ns/user
while [ "$(readlink "$users")" = "$(readlink /proc/self/ns/user)" ]; do sleep 0.005; done
echo "0 $FIRST_USER 65536" > "/proc/$!/uid_map"
echo "0 $FIRST_USER 65536" > "/proc/$!/gid_map"

cd "$WORK"
mkdir -p root upper work layers
if [ -n "$LOWER" ]; then
  chown "$FIRST_USER:$FIRST_USER" upper
  perl "$SCRIPTS/idmap.pl" "$users" "$STORE" layers
  (cd layers && mount -t overlay overlay -o "lowerdir=$LOWER,upperdir=../upper,workdir=../work,volatile" ../root)
else
  cp -a --reflink=auto "$STORE/$COPY/." root
  perl "$SCRIPTS/idmap.pl" "$users" root root
fi

# Device nodes can only be made out here; they are those that every program may use.
cd root
mount -t tmpfs -o "mode=755,nosuid,noexec,size=1M,uid=$FIRST_USER,gid=$FIRST_USER" dev dev
mknod -m 666 dev/null c 1 3
mknod -m 666 dev/zero c 1 5
mknod -m 666 dev/full c 1 7
mknod -m 666 dev/random c 1 8
mknod -m 666 dev/urandom c 1 9
mknod -m 666 dev/tty c 5 0
[ ! -e /dev/net/tun ] || { mkdir dev/net && mknod -m 666 dev/net/tun c 10 200; }
chown -R "$FIRST_USER:$FIRST_USER" dev

# From here on, paths of the host may be closed: the script is read first, and the root is the current folder.
init=$(cat "$SCRIPTS/enter-root.sh" "$SCRIPTS/$INIT")
exec nsenter --user="$users" --setuid 0 --setgid 0 setpriv --pdeathsig KILL \
  unshare --mount --propagation private --net --uts --ipc --pid --cgroup --fork --kill-child bash --norc -c "$init"
