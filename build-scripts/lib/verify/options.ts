import { suggest } from '../content/problem';
import { isReleaseName, RELEASE_NAMES, type ReleaseName } from '../content/debianReleases';

/** What `npm run verify` was asked for. */
export interface VerifyOptions {
  /** Articles such as `wiki/ssh`; empty for all. */
  readonly articles: readonly string[];
  /** The releases to run on; empty for all that an article is run on. */
  readonly releases: readonly ReleaseName[];
  /** Runs older than this many days are made again; null for none. */
  readonly olderThan: number | null;
  readonly isStatic: boolean;
  readonly isForced: boolean;
  /** Whether programs that are missing may be installed on this computer. */
  readonly installs: boolean;
  /** Whether whoever runs the command knows the guides of a folder outside the project. */
  readonly isTrusted: boolean;
  readonly writesTable: boolean;
  /** Whether only a summary of the ledger is printed, as JSON. */
  readonly printsSummary: boolean;
  /** Whether the guides' scripts are run, and nothing is written. */
  readonly runsScripts: boolean;
}

const FLAGS = ['--static', '--force', '--install', '--trust', '--write-table', '--summary', '--script'];
const WITH_VALUE = ['--release', '--older'];
const OPTIONS = [...FLAGS, ...WITH_VALUE];

/** @throws Error naming an unknown option or an invalid value */
export function readOptions(args: readonly string[]): VerifyOptions {
  const { words, values } = splitValues(args);
  const unknown = words.find((arg) => arg.startsWith('-') && !FLAGS.includes(arg));
  if (unknown !== undefined) throw new Error(`verify: there is no option ${unknown}. ${suggest(unknown, OPTIONS, `Options: ${OPTIONS.join(', ')}.`)}`);
  return {
    articles: words.filter((arg) => !arg.startsWith('-')).map((arg) => arg.replace(/^.*?((?:wiki|blog)\/[^/]+?)(?:\.md)?$/, '$1')),
    releases: values.flatMap(({ name, value }) => (name === '--release' ? [releaseOf(value)] : [])),
    olderThan: values.flatMap(({ name, value }) => (name === '--older' ? [daysOf(value)] : [])).at(-1) ?? null,
    isStatic: words.includes('--static'),
    isForced: words.includes('--force'),
    installs: words.includes('--install'),
    isTrusted: words.includes('--trust'),
    writesTable: words.includes('--write-table'),
    printsSummary: words.includes('--summary'),
    runsScripts: words.includes('--script'),
  };
}

interface OptionValue {
  readonly name: string;
  readonly value: string;
}

/** Takes `--release "Debian 13"` and `--release="Debian 13"` out of the arguments. */
function splitValues(args: readonly string[]): { readonly words: string[]; readonly values: OptionValue[] } {
  const words: string[] = [];
  const values: OptionValue[] = [];
  for (let place = 0; place < args.length; place += 1) {
    const [, name = '', given] = /^(--[a-z]+)(?:=(.*))?$/.exec(args[place] ?? '') ?? [];
    if (!WITH_VALUE.includes(name)) words.push(args[place] ?? '');
    else values.push({ name, value: given ?? args[(place += 1)] ?? '' });
  }
  return { words, values };
}

function releaseOf(value: string): ReleaseName {
  if (isReleaseName(value)) return value;
  throw new Error(`verify: there is no release "${value}". ${suggest(value, RELEASE_NAMES, `Releases: ${RELEASE_NAMES.join(', ')}.`)}`);
}

function daysOf(value: string): number {
  const days = /^(\d{1,5})d$/.exec(value)?.[1];
  if (days === undefined) throw new Error(`verify: --older takes a number of days such as 30d, not "${value}".`);
  return Number(days);
}
