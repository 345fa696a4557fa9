import * as fc from 'fast-check';
import { commandsOf, copyText, parseSession } from '../../../src/core/content/session';

/** What the copy button gives for a session of these lines. */
function copied(lines: readonly string[]): string {
  return copyText({ lines: parseSession(lines).map(({ text, ...line }) => ({ ...line, tokens: [text] })) }, {});
}

const roles = (lines: readonly string[]) => parseSession(lines).map(({ role }) => role);

describe('parseSession', () => {
  it('W4 distinguishes commands from output and keeps the prompt apart', () => {
    expect(parseSession(['$ whoami', 'jordan', '# id -u', '0'])).toEqual([
      { role: 'command', prompt: '$', text: 'whoami' },
      { role: 'output', text: 'jordan' },
      { role: 'command', prompt: '#', text: 'id -u' },
      { role: 'output', text: '0' },
    ]);
  });

  it('W4 continues a command over backslashes, with or without a prompt of their own', () => {
    expect(parseSession(['$ docker run \\', '>   --rm \\', '  alpine', 'hello'])).toEqual([
      { role: 'command', prompt: '$', text: 'docker run \\' },
      { role: 'continuation', text: '  --rm \\' },
      { role: 'continuation', text: '  alpine' },
      { role: 'output', text: 'hello' },
    ]);
  });

  it.each(['EOF', "'EOF'", '"EOF"', '\\EOF', '-EOF', 'EOF # the file'])('W4 continues a command to the end of its heredoc (%s)', (word) => {
    expect(roles([`$ sudo tee /etc/motd <<${word}`, '$ not a prompt', 'EOFF', 'EOF', 'not a prompt'])).toEqual([
      'command',
      'continuation',
      'continuation',
      'continuation',
      'output',
    ]);
  });

  it('W4 reads the heredocs of a line one after the other', () => {
    expect(roles(['$ diff <(cat <<A) <(cat <<B)', 'A', '$ no prompt', 'B', '$ true'])).toEqual([
      'command',
      'continuation',
      'continuation',
      'continuation',
      'command',
    ]);
  });

  it('W4 takes the prompts of a heredoc’s lines for the shell’s own if its terminator has one', () => {
    const session = ['$ cat > a.txt <<EOF', '> hello', '>', '>   >> b', '> EOF', '$ cat a.txt', 'hello', '$ diff - - <<A <<-B', '> A', '> \tB', 'out'];
    expect(roles(session).join(' ')).toBe(
      'command continuation continuation continuation continuation command output command continuation continuation output',
    );
    expect(copied(session)).toBe('cat > a.txt <<EOF\nhello\n\n  >> b\nEOF\ncat a.txt\ndiff - - <<A <<-B\nA\n\tB');
  });

  it('W4 keeps what looks like such a prompt in a heredoc whose terminator has none', () => {
    expect(copied(['$ cat <<EOF', '> quoted', '>', 'EOF', '> quoted'])).toBe('cat <<EOF\n> quoted\n>\nEOF');
  });

  it.each(['psql -c "SELECT 1 << 2"', "grep -c '<< x' file", 'git log # the << is a shift', 'echo $((1 << 2))', `echo "it's" '<<' x`])(
    'W4 starts no heredoc in quotes, comments and sums: %s',
    (command) => {
      expect(roles([`$ ${command}`, '4', '$ true'])).toEqual(['command', 'output', 'command']);
    },
  );

  it('W4 starts no heredoc at a here-string', () => {
    expect(roles(['$ wc -c <<<"hello"', '6', '$ true'])).toEqual(['command', 'output', 'command']);
  });

  it('W4 reads a heredoc to its end whose word has a hyphen', () => {
    expect(roles(["$ cat <<'END-OF-FILE'", 'text', 'END-OF-FILE', 'text'])).toEqual(['command', 'continuation', 'continuation', 'output']);
  });

  it.each([
    ["'END OF FILE'", 'END OF FILE'],
    ['E"O F"', 'EO F'],
    ['EOF.1', 'EOF.1'],
    ['!', '!'],
  ])('W4 reads a heredoc with any word to its end: %s', (word, end) => {
    expect(roles([`$ cat <<${word}`, "it's text", end, 'output']).join(' ')).toBe('command continuation continuation output');
  });

  it.each([
    ['EOF', '  EOF'],
    ['EOF', 'EOF '],
    ['EOF', '\tEOF'],
    ['-EOF', '\t EOF'],
  ])('W4 ends a heredoc only where bash does: <<%s goes on after "%s"', (word, line) => {
    expect(roles([`$ cat <<${word}`, line, 'text', 'EOF', 'output']).join(' ')).toBe('command continuation continuation continuation output');
  });

  it.each([
    ['x="$(cat <<"EOF"', ')"'],
    ["x=$(cat <<'EOF'", ') || exit 1'],
    ['x=$((1 << 2)); (cat <<EOF', ')'],
  ])('W4 continues a command over a heredoc in a substitution, to the end of that: %s', (first, last) => {
    expect(copied([`$ ${first}`, '$ text', 'EOF', last, ') output', '$ true'])).toBe(`${first}\n$ text\nEOF\n${last}\ntrue`);
    expect(copied([`$ ${first}`, '> text', '> EOF', `> ${last}`, 'output'])).toBe(`${first}\ntext\nEOF\n${last}`);
  });

  it('W4 ends a command at an even number of backslashes, each pair of which is one', () => {
    expect(copied(['$ echo a\\\\', 'a\\', '$ true'])).toBe('echo a\\\\\ntrue');
    expect(copied(['$ echo a\\\\\\', '> b', 'a\\b'])).toBe('echo a\\\\\\\nb');
  });

  it('W4 starts no heredoc in quotes that go on over several lines', () => {
    expect(copied(['$ echo "a \\', '<< b" \\', '  c', 'a << b c', '$ true'])).toBe('echo "a \\\n<< b" \\\n  c\ntrue');
  });

  it('W4 takes a prompt in the middle of a line for output', () => {
    expect(roles(['total $ 5', '$PATH', '#comment'])).toEqual(['output', 'output', 'output']);
  });

  it('W4 gives each line exactly one place, in order', () => {
    const line = fc.oneof(fc.string(), fc.constantFrom('$ ls', '# ls \\', '> x', 'EOF', '$ cat <<EOF', '$', '#'));
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const parsed = parseSession(lines);
        expect(parsed).toHaveLength(lines.length);
        parsed.forEach(({ text }, place) => expect(lines[place]?.endsWith(text)).toBe(true));
      }),
    );
  });
});

describe('copyText', () => {
  it('W4 copies the commands of a session without prompts, output and final line end', () => {
    expect(copied(['$ apt update', 'Hit:1 https://deb.debian.org', '$ apt list \\', '>   --upgradable', 'Listing...'])).toBe(
      'apt update\napt list \\\n  --upgradable',
    );
  });

  it('W4 copies a heredoc whole, so that it can be pasted', () => {
    expect(copied(['$ cat >motd <<EOF', 'Hello', 'EOF', '$ cat motd', 'Hello'])).toBe('cat >motd <<EOF\nHello\nEOF\ncat motd');
  });

  it('W4 copies a file unchanged, whatever its lines begin with', () => {
    expect(copyText({ lines: [{ tokens: ['# a comment'] }, { tokens: [] }, { tokens: ['Port ', ['number', '22']] }, { tokens: [] }] }, {})).toBe(
      '# a comment\n\nPort 22',
    );
  });

  it('W4 copies no line that is shown as removed', () => {
    const lines = [{ tokens: ['a=1'], mark: 'del' }, { tokens: ['a=2'], mark: 'ins' }, { tokens: ['b=1'] }, { tokens: ['c=1'], mark: 'del' }] as const;
    expect(copyText({ lines }, {})).toBe('a=2\nb=1');
    const session = [
      { role: 'command', tokens: ['old'], mark: 'del' },
      { role: 'command', tokens: ['new \\'] },
      { role: 'continuation', tokens: ['-a \\'], mark: 'del' },
      { role: 'continuation', tokens: ['-b'] },
    ] as const;
    expect(copyText({ lines: session }, {})).toBe('new \\\n-b');
    expect(commandsOf({ lines: session }, {})).toEqual([{ line: 1, text: 'new \\\n-b' }]);
  });

  it('W4 gives back just the commands of any session', () => {
    const command = fc.stringMatching(/^[a-z][a-z0-9 ./-]{0,20}$/);
    const output = fc.stringMatching(/^[A-Z][A-Za-z0-9$#> .]{0,20}$/);
    const entry = fc.tuple(command, fc.array(output, { maxLength: 3 }), fc.constantFrom('$', '#'));
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1 }), (entries) => {
        const session = entries.flatMap(([typed, printed, prompt]) => [`${prompt} ${typed}`, ...printed]);
        expect(copied(session)).toBe(entries.map(([typed]) => typed).join('\n'));
      }),
    );
  });
});

describe('commandsOf', () => {
  const blockOf = (lines: readonly string[]) => ({ lines: parseSession(lines).map(({ text, ...line }) => ({ ...line, tokens: [text] })) });

  it('W4 gives each command of a session with its place, its continuation lines and its heredoc', () => {
    expect(
      commandsOf(blockOf(['$ apt update', 'Hit:1', '$ apt list \\', '>   --upgradable', 'Listing...', "# tee motd <<'EOF'", 'Hello', 'EOF', '$ true']), {}),
    ).toEqual([
      { line: 0, text: 'apt update' },
      { line: 2, text: 'apt list \\\n  --upgradable' },
      { line: 5, text: "tee motd <<'EOF'\nHello\nEOF" },
      { line: 8, text: 'true' },
    ]);
  });

  it('W4 gives none for what is no session', () => {
    expect(commandsOf({ lines: [{ tokens: ['# a comment'] }, { tokens: ['Port 22'] }] }, {})).toEqual([]);
    expect(commandsOf({ lines: [] }, {})).toEqual([]);
    expect(commandsOf(blockOf(['only output']), {})).toEqual([]);
  });

  it('W4 puts the reader’s values in, quoted for their places', () => {
    const lines = [
      { role: 'command', prompt: '$', tokens: ['ssh ', ['placeholder', 'server', 'HOST', 'bare'], ' "', ['placeholder', 'x', 'WORD', 'double'], '"'] },
      { role: 'output', tokens: [['placeholder', 'server', 'HOST']] },
    ] as const;
    expect(commandsOf({ lines }, {})).toEqual([{ line: 0, text: 'ssh server "x"' }]);
    expect(commandsOf({ lines }, { HOST: 'a b', WORD: '$1' })).toEqual([{ line: 0, text: String.raw`ssh 'a b' "\$1"` }]);
  });

  it('W4 gives together what the copy button of the block gives', () => {
    const line = fc.oneof(fc.string(), fc.constantFrom('$ ls', '# ls \\', '> x', 'EOF', '$ cat <<EOF', '$ x'));
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const commands = commandsOf(blockOf(lines), {});
        fc.pre(commands.length > 0 && commands.every(({ text }) => text !== '' && !text.endsWith('\n')));
        const whole = copyText(blockOf(lines), {});
        expect(
          commands
            .map(({ text }) => text)
            .join('\n')
            .replace(/\n+/g, '\n'),
        ).toBe(whole.replace(/\n+/g, '\n'));
      }),
    );
  });
});
