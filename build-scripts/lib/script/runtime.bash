# shellcheck shell=bash disable=SC2154
# What reads a guide's steps to its reader, and runs them when it is asked to. The build puts it into each guide's script.

usage() {
  cat <<END
Usage: bash $name.sh [options]

Without options it reads the guide step by step and waits for Enter. Nothing is run or written.

  --list        only list the steps
  --dry-run     say what would be run and written, and do nothing
  --run         run the commands and write the files, each after a yes
  --from N      begin with step N, or with a block of it: 3.2
  --on MACHINE  which of the guide's machines this is; twice if it is two of them, all if it is all
  --user NAME   when root runs this script: who runs the commands with a \$ prompt
  --log FILE    with --run, add every command, its output and how it ended to FILE
  --help        say this

Commands that the guide doesn't run by machine stay yours to do: they are shown at their place. Before a file is replaced, the
difference is shown and the file is kept.
END
  [ ${#places[@]} -eq 0 ] || cat <<END

This guide is about several machines: ${places[*]}. Without --on, this is ${here:-the one that it gives no name}.
Run the script on each of them at the same time: where something has to be done on another one first, it waits for Enter.
END
}

fail() {
  printf '%s\n' "$name.sh: $*" >&2
  exit 2
}

mode='read'
first=1
first_part=1
machines=()
user=
log=
needs_value() {
  [ $# -ge 2 ] || fail "$1 needs a value after it."
}
read_options() {
  while [ $# -gt 0 ]; do
    case $1 in
      --run) mode=run ;;
      --list) mode=list ;;
      --dry-run) mode=dry ;;
      --from)
        needs_value "$@"
        [[ $2 =~ ^([1-9][0-9]{0,2})(\.([1-9][0-9]{0,2}))?$ ]] || fail "--from takes the number of a step or a block, not \"$2\"."
        first=${BASH_REMATCH[1]} first_part=${BASH_REMATCH[3]:-1} && shift
        ;;
      --on)
        needs_value "$@"
        is_place "$2" || fail "--on takes ${places[*]} or all, not \"$2\"."
        machines+=("$2") && shift
        ;;
      --user) needs_value "$@" && user=$2 && shift ;;
      --log) needs_value "$@" && log=$2 && shift ;;
      --help) usage && exit 0 ;;
      *) fail "there is no option $1. --help lists them." ;;
    esac
    shift
  done
  [ ${#machines[@]} -gt 0 ] || machines=("$here")
  [ "$first" -le "$steps" ] || fail "there are $steps steps."
  [ -z "$log" ] || [ "$mode" = run ] || fail '--log goes with --run: otherwise nothing is run.'
}

# Values

# Puts $2 into REPLY as the shell takes it literally in the context $1. An interactive shell's "!" means nothing here.
quoted() {
  local LC_ALL=C each
  local quote=\'\\\'\' plain='^[A-Za-z0-9_@%+=:,./-]+$'
  REPLY=$2
  case $1 in
    bare) [[ $REPLY =~ $plain ]] || REPLY=\'${REPLY//\'/"$quote"}\' ;;
    single) REPLY=${REPLY//\'/"$quote"} ;;
    double) for each in \\ \" \$ \`; do REPLY=${REPLY//"$each"/"\\$each"}; done ;;
    heredoc) for each in \\ \$ \`; do REPLY=${REPLY//"$each"/"\\$each"}; done ;;
  esac
}

# Puts $1 into REPLY with the values that $2 names, in their order, each with its context. With "shown" as $3, a secret is its name.
filled() {
  local rest=$1 text='' each value
  for each in $2; do
    value=${each%:*}
    text+=${rest%%"{{$value}}"*}
    rest=${rest#*"{{$value}}"}
    if [ "${3:-}" = shown ] && [ -n "${secrets[$value]:-}" ]; then REPLY="<$value>"; else quoted "${each##*:}" "${values[$value]}"; fi
    text+=$REPLY
  done
  REPLY=$text$rest
}

# Puts $1 into REPLY with the names of secrets in place of them, the longest first: one may be the beginning of another.
masked() {
  local each length most=0
  REPLY=$1
  for each in "${!secrets[@]}"; do [ ${#values[$each]} -le "$most" ] || most=${#values[$each]}; done
  for ((length = most; length > 0; length--)); do
    for each in "${!secrets[@]}"; do
      [ ${#values[$each]} -ne "$length" ] || REPLY=${REPLY//"${values[$each]}"/"<$each>"}
    done
  done
}

check_values() {
  local each
  for each in "${!values[@]}"; do check_value "$each"; done
}

# Refuses the value $1 if it could mean something where no quotes help: in a file of settings, in SQL or in another shell's text.
check_value() {
  local LC_ALL=C
  case ${values[$1]} in
    -* | *[!A-Za-z0-9_@+=:,./-]*) fail "the value $1 takes one word of a-z, A-Z, 0-9 and _@+=:,./-, not - first." ;;
  esac
  case ${values[$1]} in
    /*) ;;
    *:*) [ -n "${secrets[$1]:-}" ] || [[ " ${ipv6[*]} " = *" $1 "* ]] || fail "the value $1 takes no IPv6 address." ;;
  esac
}

ask_for_secrets() {
  local each
  for each in "${asked[@]}"; do
    printf '%s (%s, not shown): ' "${secrets[$each]}" "$each"
    IFS= read -rs "values[$each]" || fail "$each was not given."
    printf '\n'
    [ -n "${values[$each]}" ] || fail "$each is empty."
    check_value "$each"
  done
}

# Machines and people

# Whether the guide has a machine $1.
is_place() {
  local each
  for each in all "${places[@]}"; do [ "$each" != "$1" ] || return 0; done
  return 1
}

# Whether what is for the machine $1 is done on this one. What is for none in particular is done on the guide's main one.
is_here() {
  local each
  for each in "${machines[@]}"; do
    if [ "$each" = "${1:-$here}" ] || [ "$each" = all ]; then return 0; fi
  done
  return 1
}

# shellcheck source=/dev/null
release=$( { . /etc/os-release && [ "${ID:-}" = debian ] && printf 'Debian %s' "${VERSION_ID:-}"; } 2>/dev/null)

as_user=()
as_root=(sudo -H)
find_people() {
  home=$HOME
  if [ "$(id -u)" -eq 0 ]; then
    as_root=()
    user=${user:-${SUDO_USER:-root}}
    [ "$user" != root ] || return 0
    home=$(getent passwd "$user" | cut -d: -f6)
    [ -n "$home" ] || fail "there is no user $user."
    as_user=(runuser -u "$user" -- env "HOME=$home" "USER=$user" "LOGNAME=$user")
  else
    [ -z "$user" ] || [ "$user" = "$(id -un)" ] || fail '--user is for root.'
    user=$(id -un)
  fi
}

# One shell of the user and one of root, each of which keeps its folder and variables. A shell takes commands from a pipe, ends
# what it prints with a number in another, and closes both for what it runs.
# shellcheck disable=SC2016 # The shells expand it, and not this one.
keeper='shopt -s expand_aliases; cd; exec 8<"$1.in" 9>"$1.answer"; __said=$1.said; __input=$2; __rc=0
while IFS= read -r -d "" __text <&8; do
  (exit "$__rc"); eval "$__text" 8<&- 9>&- <"$__input" >>"$__said" 2>&1; __rc=$?
  printf "%s\n" "$__rc" >&9
done'
user_is_open=
root_is_open=

open_shell() {
  local pipe=$work/$1 input=/dev/null become=("${as_user[@]}")
  [ "$1" = user ] || become=("${as_root[@]}")
  [ ! -t 0 ] || input=/dev/tty
  rm -f "$pipe.in" "$pipe.answer"
  mkfifo "$pipe.in" "$pipe.answer"
  : >"$pipe.said"
  [ -z "${as_user[*]}" ] || chown -R "$user" "$work"
  {
    exec 4>&- 5<&- 6>&- 7<&-
    # At the end of a pipe, sudo leaves the terminal as it is until a command reads from it.
    : | "${become[@]}" bash --noprofile --norc -c "$keeper" -bash "$pipe" "$input"
    printf 'gone %s\n' "$?" 1<>"$pipe.answer"
  } 2>>"$pipe.said" &
  if [ "$1" = user ]; then
    exec 4<>"$pipe.in" 5<>"$pipe.answer"
    user_is_open=1
  else
    exec 6<>"$pipe.in" 7<>"$pipe.answer"
    root_is_open=1
  fi
}

# shellcheck disable=SC2317,SC2329 # A trap calls it.
close_shells() {
  [ -z "$user_is_open" ] || printf 'exit 0\0' >&4
  [ -z "$root_is_open" ] || printf 'exit 0\0' >&6
  [ -n "${work:-}" ] || return 0
  # A shell writes there as it ends, and would bring the folder back. One in the middle of a command isn't waited for any longer.
  for _ in {1..20}; do
    [ -n "$(jobs -r)" ] || break
    sleep 0.1
  done
  rm -rf "$work"
}

# Prints what a command has printed since the last look.
show_news() {
  local size
  size=$(wc -c <"$1")
  [ "$size" -le "$seen" ] || tail -c "+$((seen + 1))" "$1" | head -c "$((size - seen))"
  seen=$size
}

# Runs $2 in the shell of $1. Sets `code` and `said`.
in_shell() {
  local said_file=$work/$1.said answers=7 answer='' some='' seen=0
  [ "$1" = root ] || answers=5
  if [ "$1" = user ]; then
    [ -n "$user_is_open" ] || open_shell user
    : >"$said_file"
    printf '%s\0' "$2" >&4
  else
    [ -n "$root_is_open" ] || open_shell root
    : >"$said_file"
    printf '%s\0' "$2" >&6
  fi
  # What comes when the time is up is read in parts.
  until IFS= read -r -t 0.2 -u "$answers" some; do
    answer+=$some
    show_news "$said_file"
  done
  answer+=$some
  show_news "$said_file"
  # A shell that isn't at a terminal numbers the lines of its own messages.
  said=$(tr -d '\0' <"$said_file" | sed -E 's/^-bash: line [0-9]+: /-bash: /')
  code=${answer#gone }
  if [ "$answer" != "$code" ]; then
    printf '(That shell has ended. The next command gets a new one, without its folder and variables.)\n'
    if [ "$1" = user ]; then user_is_open=; else root_is_open=; fi
  fi
}

# Questions

# Gives the terminal back its settings: what was run last may have changed them.
terminal=
restore_terminal() {
  [ -z "$terminal" ] || stty "$terminal" </dev/tty 2>/dev/null
}

# Asks $1, to be answered with one of the letters $2. Sets `answer`; no more input is a q.
ask() {
  while :; do
    restore_terminal
    printf '%s ' "$1"
    IFS= read -r answer || { printf '\n' && answer=q; }
    case $answer in
      q) stop ;;
      ?) case $2 in *"$answer"*) return ;; esac ;;
    esac
  done
}

wait_for_enter() {
  restore_terminal
  printf '%s ' "$1"
  IFS= read -r answer || { printf '\n' && stop; }
  [ "$answer" != q ] || stop
}

stop() {
  printf 'Stopped. Go on with --from %s.\n' "$at"
  exit 1
}

note() {
  [ -z "$log" ] || printf '%s %s.%s %s\n' "$(date -u +%Y-%m-%dT%H:%M:%SZ)" "$step" "$part_number" "$*" >>"$log"
}

# Adds the lines of $2 to the log, each after $1, without secrets.
note_lines() {
  local line
  [ -n "$log" ] || return 0
  masked "$2"
  while IFS= read -r line; do printf '  %s%s\n' "$1" "$line"; done <<<"$REPLY" >>"$log"
}

# The guide's own words

step=0
at=0
waits=
# Begins step $1, whose title is $2; fails for one that isn't wanted.
begin() {
  [ "$1" -ge "$first" ] || return 1
  at=$1
  [ -z "$waits" ] || wait_for_enter 'Enter for the next step, q to stop:'
  step=$1
  part_number=0
  [ "$mode" != read ] || waits=1
  if [ "$mode" = list ]; then printf '%3s  %s\n' "$1" "$2"; else printf '\n=== %s. %s ===\n' "$1" "$2"; fi
}

says() {
  if [ "$mode" = read ] || [ "$mode" = run ]; then printf '\n' && cat; else cat >/dev/null; fi
}

# Reads standard input into REPLY, without the line end at its end.
read_text() {
  IFS= read -r -d '' REPLY
  REPLY=${REPLY%$'\n'}
}

declare -A part
# Begins a block: what it is, in words such as kind=run.
part() {
  local each
  part=()
  for each; do part[${each%%=*}]=${each#*=}; done
  part_number=$((part_number + 1))
  at=$step.$part_number
  who=() commands=() command_values=() wants=() outputs=() output_values=()
}

# A command of the block: by whom, how it should end, and its values.
does() {
  read_text
  who+=("$1") wants+=("$2") command_values+=("${3:-}") commands+=("$REPLY") outputs+=('') output_values+=('')
}

# What the guide shows under the last command.
prints() {
  read_text
  outputs[-1]=$REPLY
  output_values[-1]=${1:-}
}

# The text of the block's file, or of one that is only shown.
holds() {
  read_text
  content=$REPLY
  content_values=${1:-}
}

# How the block is done, in words: why not by this script, or nothing. Sets REPLY.
by_hand() {
  local place=${part[place]:-}
  REPLY=
  if [ -n "${part[only]:-}" ] && [ "${part[only]}" != "$release" ]; then REPLY="for ${part[only]} only"; fi
  if [ "${part[kind]}" = manual ]; then REPLY=${part[why]:-}; fi
  if [ -z "$REPLY" ] && ! is_here "$place"; then REPLY="for another machine"; fi
}

place_of_part() {
  REPLY=${part[tab]:+${part[tab]}: }${part[where]:+${part[where]}, }
}

# The first words about the block: its number, where, and what is done with it.
headline() {
  local reason what=${part[kind]} words
  by_hand
  reason=$REPLY
  place_of_part
  words=$REPLY
  case $what in
    write | shown)
      filled "${part[title]:-text}" "${part[title_values]:-}" shown
      [ "$what" = shown ] || words+='write '
      words+=$REPLY
      ;;
    *) words+=${#commands[@]}" command" && [ ${#commands[@]} -eq 1 ] || words+=s ;;
  esac
  [ -z "$reason" ] || words+=", by hand: $reason"
  printf '%s.%s %s' "$step" "$part_number" "$words"
}

prompt_of() {
  if [ "$1" = root ]; then REPLY='# '; else REPLY='$ '; fi
}

indented() {
  local line
  while IFS= read -r line; do printf '%s%s\n' "$1" "$line"; done <<<"$2"
}

show_part() {
  local index prompt
  printf '\n--- %s ---\n' "$(headline)"
  if [ -n "${content_values+set}" ]; then
    filled "$content" "$content_values" shown
    indented '    ' "$REPLY"
  fi
  for index in "${!commands[@]}"; do
    prompt_of "${who[index]}"
    prompt=$REPLY
    filled "${commands[index]}" "${command_values[index]}" shown
    indented '    ' "$prompt$REPLY"
    if [ "$mode" = read ] && [ -n "${outputs[index]}" ]; then
      filled "${outputs[index]}" "${output_values[index]}" shown
      indented '    ' "$REPLY"
    fi
  done
}

# Files

# Where the block's file is. Sets `path`; what is in the user's home is the user's.
find_path() {
  filled "${part[title]}" "${part[title_values]:-}"
  path=$REPLY
  [ "${path:0:2}" != \~/ ] || path=$home/${path:2}
  owner=("${as_root[@]}")
  case $path in "$home"/*) owner=("${as_user[@]}") ;; esac
}

# What has to be done for the file at `path` to hold the text in the file $1. Sets REPLY.
compare_file() {
  REPLY=same
  if ! "${owner[@]}" test -e "$path"; then
    REPLY=new
  elif ! "${owner[@]}" cmp -s -- "$1" "$path"; then
    REPLY=other
  fi
}

# shellcheck disable=SC2016 # The file's owner expands it.
put='set -e
wanted=$1 path=$2 mode=$3 kept=$4
dir=$(dirname -- "$path")
[ -d "$dir" ] || install -d -- "$dir"
if [ -e "$path" ]; then install -d -m 700 -- "$kept" "$kept$dir"; cp -a -- "$path" "$kept$path"; fi
cat >"$path" <"$wanted"
[ -z "$mode" ] || chmod "$mode" -- "$path"'

write_file() {
  local state kept=/var/backups/$name.$started
  filled "$content" "$content_values"
  (umask 077 && printf '%s\n' "$REPLY" >"$work/wanted")
  [ -z "${as_user[*]}" ] || chown "$user" "$work" "$work/wanted"
  find_path
  case $path in "$home"/*) kept=$home/.local/state/$name.$started ;; esac
  compare_file "$work/wanted"
  state=$REPLY
  case $state in
    same) printf '%s has this text already.\n' "$path" ;;
    new) printf '%s is new.\n' "$path" ;;
    other) masked "$("${owner[@]}" diff -u --label "$path" --label 'the guide' -- "$path" "$work/wanted")" && printf '%s\n' "$REPLY" ;;
  esac
  ask "Write $path? [y]es, [n]o, [q]uit:" yn
  if [ "$answer" = y ]; then
    if "${owner[@]}" bash -c "$put" put "$work/wanted" "$path" "${part[mode]:-}" "$kept"; then
      note "wrote $path"
      if [ "$state" = other ]; then printf 'Written. The file as it was is %s%s.\n' "$kept" "$path"; else printf 'Written.\n'; fi
    else
      note "failed to write $path"
      ask "$path could not be written. Go on? [y]es, [q]uit:" y
    fi
  else
    note "skipped $path"
  fi
  rm -f "$work/wanted"
}

# Commands

# Puts $1 into REPLY without the blanks at the ends of its lines.
without_blanks() {
  local line text=
  while IFS= read -r line; do text+=${line%"${line##*[![:space:]]}"}$'\n'; done <<<"$1"
  REPLY=${text%$'\n'}
}

# Says whether a command printed what the guide shows, where that can be told.
compare_output() {
  local want
  [ -n "$1" ] || return 0
  case $'\n'$1$'\n' in *$'\n...\n'*) return 0 ;; esac
  without_blanks "$1"
  want=$REPLY
  without_blanks "$said"
  if [ "$REPLY" = "$want" ]; then printf '(As in the guide.)\n'; else printf '(The guide shows:)\n' && masked "$1" && indented '  ' "$REPLY"; fi
}

has_failed() {
  case $1 in
    ok) [ "$code" -ne 0 ] ;;
    fails) [ "$code" -eq 0 ] ;;
    *) false ;;
  esac
}

# Runs the block's command with the number $1.
run_command() {
  local index=$1 prompt shown text
  prompt_of "${who[index]}"
  prompt=$REPLY
  filled "${commands[index]}" "${command_values[index]}" shown
  shown=$REPLY
  filled "${commands[index]}" "${command_values[index]}"
  text=$REPLY
  while :; do
    printf '%s%s\n' "$prompt" "$shown"
    in_shell "${who[index]}" "$text"
    note "command $((index + 1)) exit $code"
    note_lines "$prompt" "$shown"
    note_lines '| ' "$said"
    filled "${outputs[index]}" "${output_values[index]}"
    compare_output "$REPLY"
    has_failed "${wants[index]}" || return 0
    if [ "$code" -eq 0 ]; then printf 'It succeeded, which the guide does not expect.\n'; else printf 'It ended with exit code %s.\n' "$code"; fi
    ask 'Go on? [y]es, [a]gain, [q]uit:' ya
    [ "$answer" = a ] || return 0
  done
}

run_commands() {
  local index
  ask 'Run this? [y]es, [n]o, [q]uit:' yn
  if [ "$answer" = n ]; then
    note skipped
    return
  fi
  for index in "${!commands[@]}"; do run_command "$index"; done
}

run_part() {
  local place=${part[place]:-}
  by_hand
  if [ "${part[kind]}" = shown ]; then return; fi
  if [ -n "$REPLY" ]; then
    if [ -n "${part[only]:-}" ] && [ "${part[only]}" != "$release" ]; then
      :
    elif is_here "$place"; then
      wait_for_enter 'Yours to do. Enter when it is done, q to stop:'
    else
      [ -n "$place" ] || part[where]="on ${here:-the machine without a name}"
      wait_for_enter "To be done ${part[where]}. Enter when it is, q to stop:"
    fi
    note "by hand: $REPLY"
  elif [ "${part[kind]}" = write ]; then
    write_file
  else
    run_commands
  fi
}

# What would become of the block's file.
foretell_file() {
  find_path
  filled "$content" "$content_values"
  if [ ! -e "$path" ]; then
    printf '    would make %s\n' "$path"
  elif [ ! -r "$path" ]; then
    printf '    would compare and write %s, which only root can read\n' "$path"
  elif printf '%s\n' "$REPLY" | cmp -s -- - "$path"; then
    printf '    would leave %s as it is\n' "$path"
  else
    printf '    would keep and replace %s\n' "$path"
  fi
}

# Whether the block is before the one that its reader begins with.
is_before() {
  [ "$step" -eq "$first" ] && [ "$part_number" -lt "$first_part" ]
}

# Ends a block: lists, shows, foretells or does it.
end_part() {
  if is_before; then
    unset content content_values
    return
  fi
  case $mode in
    list) printf '     %s\n' "$(headline)" ;;
    read) show_part ;;
    run) show_part && run_part ;;
    dry)
      show_part
      by_hand
      if [ -z "$REPLY" ] && [ "${part[kind]}" = write ]; then foretell_file; fi
      ;;
  esac
  unset content content_values
}

main() {
  read_options "$@"
  check_values
  started=$(date -u +%Y%m%dT%H%M%SZ)
  find_people
  if [ "$mode" = run ]; then
    [ ! -t 0 ] || terminal=$(stty -g)
    [ "${#secrets[@]}" -eq 0 ] || ask_for_secrets
    work=$(mktemp -d) || exit 1
    trap close_shells EXIT
    trap 'exit 130' INT
    trap 'exit 143' TERM HUP
    [ -z "$log" ] || : >>"$log" || fail "$log can't be written."
  fi
  guide
  [ "$mode" = list ] || printf '\nThat was the last step.\n'
}
