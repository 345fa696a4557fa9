import { sessionCommands } from '../../../build-scripts/lib/verify/sessionCommands';

const commandsOf = (text: string) => sessionCommands({ text, textLine: 10 });

describe('sessionCommands', () => {
  it('gives each command its user, its place and the output under it', () => {
    expect(commandsOf('$ id -un\nalice\n# id -un\nroot\n$ true')).toEqual([
      { who: 'user', text: 'id -un', line: 10, output: [{ text: 'alice', line: 11 }] },
      { who: 'root', text: 'id -un', line: 12, output: [{ text: 'root', line: 13 }] },
      { who: 'user', text: 'true', line: 14, output: [] },
    ]);
  });

  it('keeps continuations and heredocs with their command', () => {
    expect(commandsOf('$ echo a \\\n>   b\na b\n$ cat <<EOF > x\n$ not a prompt\nEOF\n$ ls')).toMatchObject([
      { text: 'echo a \\\n  b', output: [{ text: 'a b', line: 12 }] },
      { text: 'cat <<EOF > x\n$ not a prompt\nEOF', line: 13, output: [] },
      { text: 'ls', line: 16 },
    ]);
  });

  it('finds no command in a block without prompts', () => {
    expect(commandsOf('just output\nand more')).toEqual([]);
  });

  it('takes a hash and a blank for the prompt of root, and a hash alone in a word for output', () => {
    expect(commandsOf('# a comment\n#no-prompt')).toMatchObject([{ who: 'root', text: 'a comment', output: [{ text: '#no-prompt' }] }]);
    expect(commandsOf('$ # a comment')).toMatchObject([{ who: 'user', text: '# a comment' }]);
  });

  it('reads line ends of Windows, and keeps tabs', () => {
    expect(commandsOf('$ printf "\ta"\r\n\ta\r')).toMatchObject([{ text: 'printf "\ta"', output: [{ text: '\ta' }] }]);
  });

  it('reads a block of two thousand lines', () => {
    const commands = commandsOf(Array.from({ length: 1_000 }, (_, index) => `$ echo ${index}\n${index}`).join('\n'));
    expect(commands).toHaveLength(1_000);
    expect(commands.at(-1)).toMatchObject({ line: 2_008, output: [{ text: '999', line: 2_009 }] });
  });
});
