#!/bin/bash
# Makes the disks of a machine with a kernel of its own from its layers, and runs it in QEMU. Runs as root of the host, in a
# mount and a process namespace that end with it. QEMU and the tools for the disks come from a Debian root of their own,
# which is all they see. QEMU runs as an ordinary user of the host, without a network.
#
# STORE  the folder of layers       LOWER  the layers of the machine's root, top first, or empty to copy COPY
# WORK   the folder of this run     TOOLS_LOWER TOOLS_COPY  the same for the root that has QEMU
# SCRIPTS  the folder of these scripts    NAME  the machine's name    DISKS  the sizes of its further disks
# FIRST_USER  which user of the host runs it    CARD  the name of its network card's end on the host, empty for none
set -eu
mount -t proc proc /proc
cd "$WORK"

# $1 name, $2 layers below STORE, $3 the layer to copy instead
make_root() {
  mkdir -p "$1" "$1.upper" "$1.work"
  if [ -n "$2" ]; then
    (cd "$STORE" && mount -t overlay overlay -o "lowerdir=$2,upperdir=${WORK#"$STORE"/}/$1.upper,workdir=${WORK#"$STORE"/}/$1.work" "$WORK/$1")
  else
    cp -a --reflink=auto "$STORE/$3/." "$1"
  fi
}
make_root tools "$TOOLS_LOWER" "$TOOLS_COPY"
make_root guest "$LOWER" "$COPY"

# What an installer leaves behind, and the guest's end of the verifier's shells.
echo "$NAME" > guest/etc/hostname
: > guest/etc/machine-id
cat > guest/etc/fstab <<'END'
/dev/vda2 / ext4 errors=remount-ro 0 1
/dev/vda1 /boot/efi vfat umask=0077 0 1
END
mkdir -p guest/boot/efi guest/usr/lib/verify
install -m 755 "$SCRIPTS/guest-shell.sh" guest/usr/lib/verify/shell
cat > guest/usr/lib/systemd/system/verify-shell@.service <<'END'
[Unit]
Description=Shell of the verifier for %i
[Service]
ExecStart=/usr/lib/verify/shell %i
Restart=always
TasksMax=infinity
END
wants=guest/usr/lib/systemd/system/multi-user.target.wants
mkdir -p "$wants"
ln -s ../verify-shell@.service "$wants/verify-shell@root.service"
ln -s ../verify-shell@.service "$wants/verify-shell@user.service"
# As on a machine that has been booted before, systemd has nothing to do that follows an upgrade of /usr (ldconfig, the journal's catalog).
touch -r guest/usr guest/etc/.updated guest/var/.updated

mkdir disks tools/guest tools/disks
kernel=$(find guest/boot -name 'vmlinuz-*' | sort -V | tail -n 1)
cp "$kernel" disks/kernel
cp "${kernel/vmlinuz/initrd.img}" disks/initrd
mount --bind guest tools/guest
mount --bind disks tools/disks
mount -t proc proc tools/proc
mount -t tmpfs -o mode=755,nosuid dev tools/dev
mknod -m 666 tools/dev/null c 1 3
mknod -m 666 tools/dev/zero c 1 5
mknod -m 666 tools/dev/random c 1 8
mknod -m 666 tools/dev/urandom c 1 9
mkdir tools/dev/net
mknod -m 666 tools/dev/net/tun c 10 200
mount -t tmpfs -o mode=1777,nosuid,nodev tmp tools/tmp

# A disk of 4 GiB, as in a small server, with unused space after its partitions.
# shellcheck disable=SC2016 # expanded by the inner shell
make_disks='
  cd /disks
  truncate -s 4G vda
  printf "%s\n" "size=124M, type=uefi" "size=2800M, type=linux" | sfdisk --quiet --label gpt vda
  mkfs.vfat -F 32 --offset 2048 vda 126976 > /dev/null
  mkfs.ext4 -q -E offset=$((125 * 1048576)),root_owner=0:0 -d /guest vda 2800M
  letters=bcdefghij
  for size in $DISKS; do truncate -s "$size" "vd${letters:0:1}"; letters=${letters:1}; done
'
chroot tools /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DISKS="$DISKS" bash -eu -c "$make_disks"
umount tools/guest guest || umount tools/guest
chown -R "$FIRST_USER:$FIRST_USER" disks

drives=()
for disk in disks/vd?; do drives+=(-drive "file=/$disk,format=raw,if=virtio,cache=unsafe,discard=unmap"); done
network=()
[ -z "$CARD" ] || network=(-netdev "tap,id=lan,ifname=$CARD,script=no,downscript=no" -device virtio-net-pci,netdev=lan,romfile=)
# shellcheck disable=SC2054 # QEMU's own lists
command=(
  qemu-system-x86_64 -name "$NAME" -nodefaults -no-user-config -display none -sandbox on,obsolete=deny,elevateprivileges=deny,spawn=deny
  -machine pc -accel tcg -cpu qemu64 -smp 1 -m 1024
  -kernel /disks/kernel -initrd /disks/initrd -append 'root=/dev/vda2 ro console=ttyS0 quiet mitigations=off panic=-1 net.ifnames=0'
  "${drives[@]}" "${network[@]}" -device virtio-rng-pci -device virtio-serial-pci -serial file:/disks/console
  -chardev socket,id=root,path=/disks/root.socket,server=on,wait=off -device virtserialport,chardev=root,name=verify.root
  -chardev socket,id=user,path=/disks/user.socket,server=on,wait=off -device virtserialport,chardev=user,name=verify.user
)
echo ready
# shellcheck disable=SC2016 # expanded by the inner shell
exec unshare --net --ipc --uts bash -eu -c '
  user=$1 card=$2; shift 2
  # A card that its user may take, without any right over the network.
  [ -z "$card" ] || ip tuntap add "$card" mode tap user "$user" group "$user"
  cd tools
  mount --rbind . . && cd "$PWD"
  mkdir -p tmp/host
  pivot_root . tmp/host
  umount -l /tmp/host
  exec /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin setpriv --reuid="$user" --regid="$user" --clear-groups --bounding-set=-all --inh-caps=-all \
    --no-new-privs --pdeathsig KILL "$@"
' bash "$FIRST_USER" "$CARD" "${command[@]}" < /dev/null
