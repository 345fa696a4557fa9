import fc from 'fast-check';
import { highlight } from '../../../../build-scripts/lib/content/highlight/highlight';
import { growthOf, LINEAR } from '../../../support/cpuTime';
import { compile } from '../../support/compile';

/** What has the colour of a command, in order. */
const words = (code: string): string[] =>
  highlight(code, 'bash').flatMap((tokens) => tokens.flatMap((token) => (typeof token !== 'string' && token[0] === 'word' ? [token[1]] : [])));
const text = (code: string): string =>
  highlight(code, 'bash')
    .map((tokens) => tokens.map((token) => (typeof token === 'string' ? token : token[1])).join(''))
    .join('\n');
const line = (code: string, number = 0): string =>
  (highlight(code, 'bash')[number] ?? []).map((token) => (typeof token === 'string' ? token : `[${token[0]}:${token[1]}]`)).join('');

describe('shell code', () => {
  it.each([
    ['systemctl reload ssh', ['systemctl']],
    ['./x && /usr/bin/y || z; w | v & u', ['./x', '/usr/bin/y', 'z', 'w', 'v', 'u']],
    ['A=b C=(d e) F+=g cmd a=b', ['cmd']],
    ['sudo -u alice -n LANG=C ls ls', ['sudo', 'ls']],
    ['sudo --user alice ls', ['sudo', 'ls']],
    ['sudo --user=alice -- ls', ['sudo', 'ls']],
    ['sudo env -u A B=c nohup nice -n 5 make all', ['sudo env', 'nohup nice', 'make']],
    ['xargs -0r -n 1 -I{} rm {}', ['xargs', 'rm']],
    ['timeout -k 2 5 curl x', ['timeout', 'curl']],
    ['flock -n /run/x backup; flock -n 9', ['flock', 'backup', 'flock']],
    ['command -v git; command git log', ['command', 'command git']],
    ['runuser -u shop -- id; runuser shop id', ['runuser', 'id', 'runuser']],
    ['exec 9> /run/x', ['exec']],
    ['if ! x; then y; elif z; then w; else v; fi', ['if !', 'x', 'then y', 'elif z', 'then w', 'else v', 'fi']],
    ['while read -r a b; do c; done < d', ['while read', 'do c', 'done']],
    ['for i in do if; do x; done', ['for', 'in', 'do x', 'done']],
    ['for ((i = 0; i < 9; i++)); do x; done', ['for', 'do x', 'done']],
    ['case $x in a | b) c ;; (d) e;; *) f ;; esac; g', ['case', 'in', 'c', 'e', 'f', 'esac', 'g']],
    ['f() { g; }; function h { i; }', ['f', '{ g', '}', 'function h { i', '}']],
    ['(cd x && ls) | { cat; }', ['cd', 'ls', '{ cat', '}']],
    ['[ -f x ] && [[ a =~ ^(b|c)$ && ! -e d ]]', ['[', ']', '[[', ']]']],
    ['a=$(b "$(c)" `d e`) f <(g) >(h)', ['b', 'c', 'd', 'f', 'g', 'h']],
    ['echo "a $(b) `c d` ${e:-$(g)}" \'$(h)\'', ['echo', 'b', 'c', 'g']],
    ['echo $((1 + $(a) << 2)); ((b = (1 + 2) * 3)) && c', ['echo', 'a', 'c']],
    ['time -p make all', ['time', 'make']],
    ['ls \\\n  x | \\\n  sort', ['ls', 'sort']],
    ['a > b 2>&1 c; > d e', ['a', 'e']],
    ['export A=b c; if=1; ifconfig up', ['export', 'ifconfig']],
    ['"$dir/bin/x" y', ['"', '/bin/x"']],
    ["echo don't; ls", ['echo', 'ls']],
    ['taskset -pc 0 123; taskset 3 make; chrt -p 9 123; strace --attach 12; ionice --pid 12', ['taskset', 'taskset', 'make', 'chrt', 'strace', 'ionice']],
    ['sudo -e /etc/hosts; sudo --edit /etc/hosts; sudo -ueve ls', ['sudo', 'sudo', 'sudo', 'ls']],
    ['sudo --chroot /x ls; sudo --host web ls', ['sudo', 'ls', 'sudo', 'ls']],
    ['systemd-run --slice user.slice make; systemd-run --description "a b" make', ['systemd-run', 'make', 'systemd-run', 'make']],
    ['systemd-run --working-directory /srv -t make', ['systemd-run', 'make']],
    ['echo "unclosed; ls', ['echo', 'ls']],
  ])('has the colour of a command where a command is: %s', (code, expected) => {
    expect(words(code).join(' ')).toBe(expected.join(' '));
  });

  it('has options, variables, strings, operators and comments', () => {
    expect(line('grep -c --color=auto "a $b" "$c" > /x # d')).toBe(
      '[word:grep] [name:-c --color=]auto [text:"a ][name:$b][text:"] [name:"$c"] [quiet:>] /x [comment:# d]',
    );
  });

  it.each(['local x=1', 'export A=1', '[ -f a ]'])('has the same colours in every spelling of a function: %s', (command) => {
    const bodies = ['', 'f()', 'function f', 'function f()'].map((head) => line(`${head} { ${command}; }`).replace(/^.*?(?=\{)/, ''));
    expect(new Set(bodies)).toEqual(new Set([bodies[0]]));
  });

  it('is plain where it is nested too deeply, and compiles', () => {
    const code = `${'$('.repeat(5_000)}ls`;
    expect(line(code)).toBe(code);
    expect(compile(`\`\`\`bash\n${code}\n\`\`\`\n`).problems).toEqual([]);
  });

  it('takes any text and keeps it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'ab $(){}[]`\'"\\<>|&;=#!-\n', '$(', '<<E\n', 'case ', ' in ', '((', 'if ') }),
        (code) => text(code) === code,
      ),
    );
  });
});

describe('a heredoc', () => {
  it('is in the language of the file that it is written to', () => {
    expect(line("cat > /etc/nftables.conf <<'EOF'\nflush ruleset\nEOF\nls", 1)).toBe('[word:flush ruleset]');
    expect(line('sudo tee /etc/ssh/sshd_config.d/x.conf <<EOF >/dev/null\nPort 22\nEOF', 1)).toBe('[word:Port] [number:22]');
    expect(line('cat <<EOF | sudo tee -a /etc/systemd/system/x.service\n[Unit]\nEOF', 1)).toBe('[word:[Unit]]');
    expect(line("cat > ~/x <<'EOF'\n#!/bin/bash\nls -l\nEOF", 2)).toBe('[word:ls] [name:-l]');
  });

  it('is in the language of the program that reads it, or the one that its end names', () => {
    expect(line("sudo mariadb x <<'EOF'\nSELECT 1;\nEOF", 1)).toBe('[word:SELECT] [number:1][quiet:;]');
    expect(line("python3 - a <<'EOF'\nimport sys\nEOF", 1)).toBe('[word:import] sys');
    expect(line("db1 <<'SQL'\nSELECT 1;\nSQL", 1)).toBe('[word:SELECT] [number:1][quiet:;]');
  });

  it('is plain otherwise, with its variables and commands where the shell expands them', () => {
    expect(line("cat <<'EOF'\nif $x $(ls)\nEOF\npwd", 1)).toBe('if $x $(ls)');
    expect(line('cat <<EOF\nif $x $(ls a) \\$y\nEOF\npwd', 1)).toBe('if [name:$x] [quiet:$(][word:ls] a[quiet:)] \\$y');
    expect(line("mysql <<EOF\nSELECT '$x';\nEOF", 1)).toBe("[word:SELECT] [text:'][name:$x][text:'][quiet:;]");
  });

  it('ends at its terminator, indented after a hyphen, and the next command begins', () => {
    expect(words("cat <<-'A' <<B && x\n\tif\n\tA\nif\nB\nls")).toEqual(['cat', 'x', 'ls']);
    expect(words('cat <<< if\nls')).toEqual(['cat', 'ls']);
    expect(words('cat <<A\nif')).toEqual(['cat']);
  });

  it('goes on where blanks are around its terminator, as in the shell', () => {
    expect(words('cat <<A\n  A\nA \nif\nA\nls')).toEqual(['cat', 'ls']);
    expect(words('cat <<-A\n  A\nif\n\t\tA\nls')).toEqual(['cat', 'ls']);
  });

  it.each([
    ['one after the other', 'cat > f <<EOF\na\nb\nEOF\n', 4_000],
    ['in one another', '$(bash <<A\n', 800],
  ])('takes a time that grows with their number: %s', (_, heredoc, most) => {
    expect(growthOf((count) => highlight(heredoc.repeat(count), 'bash'), most)).toBeLessThan(LINEAR);
  });
});
