import * as fc from 'fast-check';
import { isWiki } from '../../../build-scripts/lib/content/articles/document';
import type { CodeBlock } from '../../../src/core/content/blocks';
import { codeBlocksOf } from '../../../src/core/content/codeBlocks';
import type { Variable } from '../../../src/core/content/entities';
import { isPlaceholder } from '../../../src/core/content/placeholders';
import { copyText } from '../../../src/core/content/session';
import { shellQuote } from '../../../src/core/content/shellQuote';
import { valueProblem } from '../../../src/core/content/valueProblem';
import { valueArbitrary } from '../../core/content/support/values';
import { runs } from '../../support/propertyRuns';
import { typeInto } from '../../support/typeInto';
import { ownDocuments } from '../support/ownContent';

/** Values that fit their type, among them those that an attacker would like to. */
const FITTING: Readonly<Record<Variable['type'], fc.Arbitrary<string>>> = {
  hostname: fc.oneof(fc.domain(), fc.ipV4(), fc.ipV6()),
  ip: fc.oneof(fc.ipV4(), fc.ipV6()),
  cidr: fc.tuple(fc.oneof(fc.ipV4(), fc.ipV6()), fc.nat(32)).map(([address, bits]) => `${address}/${bits}`),
  port: fc.integer({ min: 1, max: 65_535 }).map(String),
  path: fc.oneof(
    fc.stringMatching(/^\/[\w@+=:,./-]{0,20}$/),
    valueArbitrary.map((text) => `/${text.slice(0, 3)}`),
    valueArbitrary.map((text) => `~/${text}`),
  ),
  user: fc.stringMatching(/^[a-z_][a-z0-9_-]{0,9}\$?$/),
  secret: fc.oneof(
    fc.stringMatching(/^[\w@+=:,./-]{1,20}$/),
    valueArbitrary.map((text) => text.slice(0, 2)),
  ),
};

const accepted = (variable: Variable) => FITTING[variable.type].filter((value) => value.trim() !== '' && valueProblem(variable, value) === null);

/** What bash prints for a script, split at each NUL. */
function bash(script: string): readonly string[] {
  const { stdout, stderr, status } = typeInto('bash', script, {
    args: ['--norc', '--noprofile', '-s'],
    env: { PATH: process.env['PATH'], HOME: '/home/reader' },
  });
  if (status !== 0 || stderr !== '') throw new Error(`bash: ${status} ${stderr.slice(0, 500)}`);
  return stdout.split('\0').slice(0, -1);
}

/** Each text as bash's parser writes it down again; '' for what is no shell code. */
function parsed(texts: readonly string[]): readonly string[] {
  const each = texts.map((text) => `f=; eval '${shellQuote(`f() {\n${text}\n}`, 'single')}' 2>/dev/null && declare -f f; unset -f f; printf '\\0'`);
  return bash(`${each.join('\n')}\n`);
}

interface Filling {
  readonly block: CodeBlock;
  readonly variables: Readonly<Record<string, Variable>>;
}

/** Every block of every guide that has a value. */
async function blocksWithValues(): Promise<Filling[]> {
  return (await ownDocuments()).filter(isWiki).flatMap(({ blocks, meta: { variables = {} } }) =>
    codeBlocksOf(blocks)
      .filter(({ lines }) => lines.some(({ tokens }) => tokens.some(isPlaceholder)))
      .map((block) => ({ block, variables })),
  );
}

/** A word for each value that means nothing to anybody. */
const wordsFor = (variables: object) => Object.fromEntries(Object.keys(variables).map((name) => [name, `zz${name}zz`]));
const withValues = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/zz([A-Z][A-Z0-9_]*)zz/g, (word, name: string) => values[name] ?? word);

describe('W4 a value that a reader may use', () => {
  it('changes nothing in what bash makes of any block of any guide but the word that it stands for', async () => {
    const fillings = await blocksWithValues();
    const known = parsed(fillings.map(({ block, variables }) => copyText(block, wordsFor(variables))));
    // Files of settings and what other shells get are shell code, too, where bash can read them.
    expect(known.filter((text) => text !== '').length).toBeGreaterThan(fillings.length / 2);
    for (let done = 0; done < runs(100); done += 1) {
      const values = fillings.map(({ variables }) =>
        Object.fromEntries(Object.entries(variables).map(([name, variable]) => [name, fc.sample(accepted(variable), 1)[0] ?? ''])),
      );
      const filled = parsed(fillings.map(({ block }, index) => copyText(block, values[index] ?? {})));
      expect(filled).toEqual(known.map((text, index) => withValues(text, values[index] ?? {})));
    }
  }, 120_000);

  it('means nothing to a shell even without quotes, as in an inner shell or a file that is sourced', () => {
    const examples = [
      { type: 'hostname', value: 'server.example.com' },
      { type: 'ip', value: '192.0.2.10' },
      { type: 'ip', value: '2001:db8::10' },
      { type: 'cidr', value: '192.0.2.0/24' },
      { type: 'port', value: '22' },
      { type: 'path', value: '/srv/data' },
      { type: 'user', value: 'alice' },
      { type: 'secret', value: 'example' },
    ] as const;
    const values = examples.flatMap((example) => fc.sample(accepted({ ...example, about: '' }), runs(2_000)));
    const reads = (value: string) =>
      [
        `printf '%s\\0' ${value}`,
        `eval "printf '%s\\0' ${value}"`,
        `X=${value}; printf '%s\\0' "$X"`,
        `IFS= read -r X <<END\n${value}\nEND\nprintf '%s\\0' "$X"`,
      ].join('\n');
    expect(bash(`cd /\n${values.map(reads).join('\n')}\n`)).toEqual(values.flatMap((value) => [value, value, value, value]));
  }, 120_000);
});
