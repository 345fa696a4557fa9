import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { ROOT } from '../../../build-scripts/lib/files/paths';
import { assignValue } from '../../../src/core/content/scriptValues';
import { shellQuote, type ShellContext } from '../../../src/core/content/shellQuote';
import { valueArbitrary } from '../../core/content/support/values';
import { runs } from '../../support/propertyRuns';
import { typeInto } from '../../support/typeInto';

/** Enough values for one shell process, which takes longer to start than to read a value. */
const BATCH = 2_000;
const RUNTIME = join(ROOT, 'build-scripts/lib/script/runtime.bash');
const hasDash = spawnSync('dash', ['-c', ':']).status === 0;
if (!hasDash) console.warn('Left out: dash is not installed, so values are read by bash alone.');

/** With line breaks, too: no value of a guide has them, but a shell must still take them. No leading `~`, which would be expanded. */
const hostile = fc
  .tuple(valueArbitrary, fc.constantFrom('', '', '', '\n', '\nEND\n', "'\n$(touch canary)\n'"))
  .map(([value, more]) => value.replace(/^~+/, '') + more);

/** A heredoc delimiter that no value contains. */
const END = `END${randomBytes(8).toString('hex')}`;

/** A command that prints what a shell makes of a value written for a context, and a NUL. */
const PRINTS: Readonly<Record<ShellContext, (written: string) => string>> = {
  bare: (written) => `printf '%s\\000' ${written}`,
  single: (written) => `printf '%s\\000' 'a ${written} b'`,
  double: (written) => `printf '%s\\000' "a ${written} b"`,
  heredoc: (written) => `{ while IFS= read -r line; do printf '%s\\n' "$line"; done; printf '\\000'; } <<${END}\na ${written} b\n${END}`,
};
const READ: Readonly<Record<ShellContext, (value: string) => string>> = {
  bare: (value) => value,
  single: (value) => `a ${value} b`,
  double: (value) => `a ${value} b`,
  heredoc: (value) => `a ${value} b\n`,
};
const CONTEXTS = Object.keys(PRINTS) as ShellContext[];

function run(shell: string, script: string, args: readonly string[] = []): string[] {
  const { stdout, stderr, status } = typeInto(shell, script, { args: ['-s', ...args], env: { PATH: process.env['PATH'], HOME: '/home/reader' } });
  if (status !== 0 || stderr !== '') throw new Error(`${shell}: ${status} ${stderr.slice(0, 500)}`);
  return stdout.split('\0').slice(0, -1);
}

/** Each value as the script quotes it when it runs, for a context. */
function quotedByScript(values: readonly string[], context: ShellContext): string[] {
  const assignments = values.map((value, index) => assignValue(String(index), value)).join('\n');
  const loop = `for value in "\${values[@]}"; do quoted ${context} "$value"; printf '%s\\0' "$REPLY"; done`;
  return run('bash', `. '${RUNTIME}'\nvalues=()\n${assignments}\n${loop}\n`);
}

describe('the values in a script', () => {
  it('never leave their quotes, in bash and dash, whether the page quotes them or the script', () => {
    const [total, shells] = [runs(100_000, 0.02), ['bash', ...(hasDash ? ['dash'] : [])]];
    for (let done = 0; done < total; done += BATCH) {
      const values = fc.sample(hostile, Math.min(BATCH, total - done));
      for (const context of CONTEXTS) {
        const written = [...values.map((value) => shellQuote(value, context)), ...quotedByScript(values, context)];
        // Without history expansion, the quotes against it are read like any others; a heredoc has none.
        const expected = [...values, ...values].map(READ[context]);
        for (const shell of shells) expect(run(shell, written.map(PRINTS[context]).join('\n') + '\n')).toEqual(expected);
      }
    }
  }, 600_000);
});
