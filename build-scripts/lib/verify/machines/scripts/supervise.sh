#!/bin/bash
# Runs one machine, or one installation, and removes all of it afterwards: processes, control groups, folder. It ends with
# the command or when standard input closes, which happens however the verifier ends, kill -9 included. Should this
# script itself be killed, the command is killed with it, and the next run removes the folder and the empty groups.
#
# STORE       the folder that has the folders of runs
# WORK        the folder of this run; made and removed here
# GROUP       the name of its control group
# OWNER       which user may manage groups below it; empty for none
# MEMORY PROCESSES FILE_SIZE  the limits: bytes, number, bytes; empty for none
# arguments   the command
set -u
trap '' INT TERM HUP
# Writing to a verifier that has exited must not end this script. Unlike '', a handler isn't inherited by the command.
trap : PIPE
exec 3<&0 </dev/null

groups=()
rlimits='ulimit -c 0'

# Where a hierarchy is mounted: $1 cgroup or cgroup2, $2 a controller or nothing.
mounted() {
  awk -v type="$1" -v option="${2:-}" '$3 == type && (option == "" || index("," $4 ",", "," option ",")) { print $2; exit }' /proc/mounts
}

add_group() {
  groups+=("$1")
  echo "$1" >> "$WORK/groups"
}

# Makes a group below our own where controllers have hierarchies of their own (v1). $1 controller, $2 file, $3 limit
limit_v1() {
  local mount path
  mount=$(mounted cgroup "$1")
  [ -n "$mount" ] || return 1
  path=$(sed -nE "s/^[0-9]+:([^:]*,)?$1(,[^:]*)?://p" /proc/self/cgroup)
  [ -d "$mount$path" ] || path=
  mkdir "$mount${path%/}/$GROUP" || return 1
  add_group "$mount${path%/}/$GROUP"
  echo "echo 0 > '$mount${path%/}/$GROUP/cgroup.procs'" >> "$WORK/join"
  echo "$3" > "$mount${path%/}/$GROUP/$2"
}

# Makes a group of the unified hierarchy (v2). Sessions join the group of the machine's first process: a booted machine
# manages groups of its own below this one.
make_v2() {
  local mount
  mount=$(mounted cgroup2)
  [ -n "$mount" ] || return 1
  echo '+memory +pids' > "$mount/cgroup.subtree_control"
  mkdir "$mount/$GROUP" || return 1
  v2=$mount/$GROUP
  add_group "$v2"
  [ -z "$OWNER" ] || chown "$OWNER:$OWNER" "$v2" "$v2/cgroup.procs" "$v2/cgroup.threads" "$v2/cgroup.subtree_control"
  echo "echo 0 > \"$mount\$(sed -n s/^0:://p /proc/\$MACHINE/cgroup)/cgroup.procs\"" >> "$WORK/join"
}

limit_v2() {
  [ -n "$v2" ] && [ -e "$v2/$1" ] && echo "$2" > "$v2/$1"
}

# Without control groups each process is limited on its own.
limit() {
  limit_v2 memory.max "$MEMORY" || limit_v1 memory memory.limit_in_bytes "$MEMORY" || rlimits+="; ulimit -v $((MEMORY / 1024))"
  limit_v2 memory.swap.max 0
  limit_v2 pids.max "$PROCESSES" || limit_v1 pids pids.max "$PROCESSES" || rlimits+="; ulimit -u $PROCESSES"
  rlimits+="; ulimit -f $((FILE_SIZE / 1024))"
}

# Waits up to a minute for processes that are slow to die on a busy host; fails if some are left after that.
remove_group() {
  local tries
  for ((tries = 0; tries < 3000; tries += 1)); do
    find "$1" -name cgroup.procs -print0 2> /dev/null | xargs -0 cat 2> /dev/null | xargs -r kill -KILL 2> /dev/null
    find "$1" -depth -type d -exec rmdir {} + 2> /dev/null
    [ -d "$1" ] || return 0
    sleep 0.02
  done
  return 1
}

# Removes what is left of runs whose verifier and supervisor were both killed. A supervisor at work has its folder locked.
remove_stale_runs() {
  local run verifier group
  for run in "$STORE"/runs/*; do
    verifier=${run##*/}
    [ ! -d "/proc/${verifier%%-*}" ] || continue
    (
      flock -n 5 || exit
      while read -r group; do remove_group "$group"; done < "$run/groups"
      rm -rf --one-file-system "$run"
    ) 5< "$run"
  done
}

mkdir -p "$WORK"
exec 4< "$WORK"
flock 4
remove_stale_runs 2> /dev/null
v2=
make_v2 2> /dev/null
[ -z "$MEMORY" ] || limit 2> /dev/null
echo "$rlimits" >> "$WORK/join"

(
  for group in "${groups[@]}"; do echo "$BASHPID" > "$group/cgroup.procs"; done
  eval "$rlimits"
  exec 3<&- 4<&-
  exec setpriv --pdeathsig KILL "$@"
) &
command=$!
(
  while read -r _; do :; done
  read -r first _ < "/proc/$command/task/$command/children"
  kill -KILL "$first" || kill -KILL "$command"
) <&3 4<&- > /dev/null 2>&1 &
watcher=$!
disown "$watcher"
exec 3<&-

wait "$command" 2> /dev/null
code=$?
kill -KILL "$watcher" 2> /dev/null
is_clean=1
for group in "${groups[@]}"; do remove_group "$group" || is_clean=; done
# The folder names the groups that are left, so that the next run removes them.
[ -z "$is_clean" ] || rm -rf --one-file-system "$WORK"
exit "$code"
