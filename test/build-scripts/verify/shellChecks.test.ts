import { bashFault, shellText } from '../../../build-scripts/lib/verify/shellChecks';
import { compile } from '../support/compile';

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
