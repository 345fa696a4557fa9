# shellcheck shell=bash
# The first process of a booted root: systemd, with a control group hierarchy of its own. Units that a machine without a
# console and a kernel of its own can't start are masked.
mount_own
bring_up_lo
mount -t cgroup2 -o nosuid,nodev,noexec cgroup2 sys/fs/cgroup
: > etc/machine-id
for unit in console-getty.service systemd-modules-load.service sys-kernel-debug.mount sys-kernel-tracing.mount; do
  ln -sf /dev/null "etc/systemd/system/$unit"
done
leave_host
echo ready
exec /usr/bin/env -i container=verify PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
  /lib/systemd/systemd < /dev/null > /dev/null 2>&1
