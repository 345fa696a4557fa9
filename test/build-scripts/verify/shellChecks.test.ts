import { bashFault, lintShell, shellText } from '../../../build-scripts/lib/verify/shellChecks';
import { compile } from '../support/compile';
import { hasShellCheck } from '../support/hasShellCheck';

/** What bash finds in the only block of a body. */
async function faultIn(body: string) {
  const [fence] = compile(body).fences;
  const text = fence && shellText(fence, {});
  if (!text) throw new Error('The body has no shell block.');
  return bashFault(text);
}

it('finds nothing in a heredoc that was copied from a terminal with the prompts of its lines', async () => {
  expect(await faultIn('```console\n$ cat > a.txt <<EOF\n> hello\n> EOF\n$ cat a.txt\nhello\n```\n')).toBeNull();
});

it('reports a heredoc without its end, of which bash only warns, at the line that begins it', async () => {
  const message = "bash -n: here-document delimited by end-of-file (wanted `EOF')";
  expect(await faultIn('```console\n$ true\n$ cat > a.txt <<EOF\nhello\n$ cat a.txt\n```\n')).toEqual({ line: 9, message });
  expect(await faultIn('```bash\ntrue\ncat <<EOF\n  EOF\n```\n')).toEqual({ line: 9, message });
});

it('reports the first fault of syntax at its line', async () => {
  expect(await faultIn('```bash\ntrue\nif true; do\n```\n')).toMatchObject({ line: 9, message: expect.stringMatching(/^bash -n: syntax error/) as string });
});

(hasShellCheck ? describe : describe.skip)('ShellCheck’s findings', () => {
  /** The places of what ShellCheck finds in the blocks of a body, as lines, columns and codes. */
  async function foundIn(body: string, values: Readonly<Record<string, string>> = {}) {
    const texts = new Map(compile(body).fences.map((fence) => [fence, shellText(fence, values) ?? { text: '', lines: [], columnAt: () => 0 }]));
    return [...(await lintShell(texts)).values()].flat().map(({ line, column, message }) => `${line}:${column} ${message.replace(/:.*/, '')}`);
  }

  it('have the line and the column in the file, in scripts, sessions and lists', async () => {
    expect(await foundIn('```bash\n[ 1 == $x ]; ls *\n```\n')).toEqual(['8:8 ShellCheck SC2154']);
    expect(await foundIn('```bash\nlocal x=$(ls)\n```\n')).toEqual(expect.arrayContaining(['8:1 ShellCheck SC2168', '8:7 ShellCheck SC2155']));
    expect(await foundIn('```console\n$ local x=$(ls)\n```\n')).toEqual(expect.arrayContaining(['8:3 ShellCheck SC2168', '8:9 ShellCheck SC2155']));
    expect(await foundIn('- A\n\n  ```console\n  # true\n  # local x=$(ls)\n  ```\n')).toEqual(
      expect.arrayContaining(['11:5 ShellCheck SC2168', '11:11 ShellCheck SC2155']),
    );
  });

  it('have that of the placeholder in a value, and count no value’s length', async () => {
    const found = await foundIn('```bash\nls {{A}}; local x=$(ls)\n```\n', { A: '/a/very/long/path' });
    expect(found).toEqual(expect.arrayContaining(['8:11 ShellCheck SC2168', '8:17 ShellCheck SC2155']));
  });
});
