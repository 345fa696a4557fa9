import { suggest } from '../content/problem';
import { GENERATORS } from './importSite';
import type { Generator } from './generator';

export interface ImportOptions {
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
export function readImportOptions(args: readonly string[]): ImportOptions {
  const at = args.findIndex((arg) => arg === '--to' || arg.startsWith('--to='));
  const isOneWord = at >= 0 && args[at] !== '--to';
  const to = at < 0 ? undefined : isOneWord ? args[at]?.slice('--to='.length) : args[at + 1];
  const [name = '', dir = '', ...more] = args.filter((_, index) => at < 0 || (index !== at && (isOneWord || index !== at + 1)));
  const generator = Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined;
  if (!generator) throw new Error(name ? `import: "${name}" can’t be imported. ${suggest(name, NAMES, USAGE)}` : `import: name the generator. ${USAGE}`);
  if (!dir || dir.startsWith('--') || more.length > 0) throw new Error(`import: name one folder. ${USAGE}`);
  if (at >= 0 && (!to || to.startsWith('--'))) throw new Error(`import: --to needs a folder. ${USAGE}`);
  return { generator, dir, to };
}
