#!/bin/bash
# The bridge that connects machines, in a network namespace that ends with it. Runs as root of the host, in a mount and a
# process namespace that also end with it.
set -eu
mount -t proc proc /proc
exec unshare --net bash -euc '
  ip link add lan type bridge
  ip link set lan up
  echo ready
  exec sleep infinity
' < /dev/null
