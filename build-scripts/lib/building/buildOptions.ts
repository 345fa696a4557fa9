import { parseArgs } from 'node:util';
import type { HiddenState } from '../content/articles/publication';

/** The options of the build command. */
export interface BuildOptions {
  /** Which unpublished content is built, too, and marked as such. */
  readonly preview?: ReadonlySet<HiddenState>;
  /** How many earlier builds keep their hashed files beside this one's. */
  readonly keep?: number;
}

const PREVIEWS = { drafts: 'draft', future: 'scheduled', expired: 'expired' } as const satisfies Record<string, HiddenState>;
const MAX_KEPT = 20;

/**
 * Reads the options of `npm run build`.
 *
 * @throws Error for an unknown option or an invalid number
 */
export function readBuildOptions(args: readonly string[]): Required<BuildOptions> {
  const { values } = parsed(args);
  const { keep = '0' } = values;
  if (!/^\d{1,2}$/.test(keep) || Number(keep) > MAX_KEPT) throw new Error(`--keep: ${JSON.stringify(keep)} isn't a number of builds from 0 to ${MAX_KEPT}.`);
  const preview = Object.entries(PREVIEWS).flatMap(([name, state]) => (values[name as keyof typeof PREVIEWS] ? [state] : []));
  return { preview: new Set(preview), keep: Number(keep) };
}

function parsed(args: readonly string[]) {
  const option = { type: 'boolean' } as const;
  try {
    return parseArgs({ args: [...args], options: { drafts: option, future: option, expired: option, keep: { type: 'string' } } });
  } catch (error) {
    throw new Error(`${(error as Error).message.split(/[.\n]/, 1)[0] ?? ''}. "npm run build -- --help" lists the options.`, { cause: error });
  }
}
