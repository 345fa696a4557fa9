import { suggest } from '../content/source/problem';
import { isReleaseName, RELEASE_NAMES, type ReleaseName } from '../content/code/debianReleases';
import { readCommand } from '../running/readCommand';

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
  /** Whether the guides' scripts are run, instead of their blocks. */
  readonly runsScripts: boolean;
}

/** @throws Error naming unknown options, an invalid value, or options that exclude each other */
export function readOptions(args?: readonly string[]): VerifyOptions {
  const { values, positionals } = readCommand('verify', args);
  if (values.static && values.script) throw new Error('verify: --static runs nothing, so it does not go with --script.');
  return {
    articles: positionals.map((name) => name.replace(/^.*?((?:wiki|blog)\/[^/]+?)(?:\.md)?$/, '$1')),
    releases: (values.release ?? []).map(releaseOf),
    olderThan: values.older === undefined ? null : daysOf(values.older),
    isStatic: values.static ?? false,
    isForced: values.force ?? false,
    installs: values.install ?? false,
    isTrusted: values.trust ?? false,
    writesTable: values['write-table'] ?? false,
    printsSummary: values.summary ?? false,
    runsScripts: values.script ?? false,
  };
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
