#!/bin/bash
# Gives the verifier a shell at a port of a machine with a kernel of its own. The verifier sends a line with a token and, in
# base64, the command to start. The command gets everything after that line, until it ends or the verifier hangs up.
port=/dev/virtio-ports/verify.$1
pipe=/run/verify-$1
until [ -e "$port" ]; do sleep 0.1; done
exec 3<> "$port"
rm -f "$pipe"
mkfifo -m 600 "$pipe"

serve() {
  local token=$1 shell input ended code
  eval "exec setsid $(base64 -d <<< "$2")" < "$pipe" >&3 2>&1 3>&- &
  shell=$!
  cat <&3 > "$pipe" &
  input=$!
  printf '\035%s:started\035' "$token" >&3
  wait -n -p ended "$shell" "$input"
  code=$?
  kill -KILL -- "-$shell" "$input" 2> /dev/null
  wait
  [ "$ended" != "$shell" ] || printf '\035%s:%s\035' "$token" "$code" >&3
}

# Waits here until somebody is at the other end; until then the port reads as empty.
while :; do
  printf '\035ready\035' >&3
  while read -r token start <&3; do serve "$token" "$start"; done
  sleep 0.1
done
