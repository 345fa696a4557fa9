import { ownValue } from '../../../src/core/ownValue';
import { suggest } from '../content/source/problem';
import { readCommand } from '../running/readCommand';
import { GENERATORS } from './importSite';
import type { Generator } from './generator/generator';

interface ImportOptions {
  readonly generator: Generator;
  readonly dir: string;
  /** The content folder that `--to` names. */
  readonly to: string | undefined;
}

/** A folder of Markdown that no generator made is read like a vault. */
const BY_NAME: Readonly<Record<string, Generator | undefined>> = { ...GENERATORS, markdown: GENERATORS['obsidian'] };
const NAMES = Object.keys(BY_NAME);
const USAGE = `Use npm run import -- ${NAMES.join('|')} folder --to ../my-site.`;

/**
 * Reads the arguments of `npm run import`.
 *
 * @throws Error that says what to write
 */
export function readImportOptions(args?: readonly string[]): ImportOptions {
  const { values, positionals } = readCommand('import', args);
  const [name = '', dir = '', ...more] = positionals;
  const generator = ownValue(BY_NAME, name);
  if (!generator) throw new Error(name ? `import: "${name}" can’t be imported. ${suggest(name, NAMES, USAGE)}` : `import: name the generator. ${USAGE}`);
  if (!dir || more.length > 0) throw new Error(`import: name one folder. ${USAGE}`);
  return { generator, dir, to: values.to };
}
