import { suggest } from '../content/problem';

/** What `npm run verify` was asked for. */
export interface VerifyOptions {
  /** Articles such as `wiki/ssh`; empty for all. */
  readonly articles: readonly string[];
  readonly isStatic: boolean;
  readonly isForced: boolean;
  /** Whether programs that are missing may be installed on this computer. */
  readonly installs: boolean;
  readonly writesTable: boolean;
}

const FLAGS = ['--static', '--force', '--install', '--write-table'];

/** @throws Error naming an unknown option */
export function readOptions(args: readonly string[]): VerifyOptions {
  const unknown = args.find((arg) => arg.startsWith('-') && !FLAGS.includes(arg));
  if (unknown !== undefined) throw new Error(`verify: there is no option ${unknown}. ${suggest(unknown, FLAGS, `Options: ${FLAGS.join(', ')}.`)}`);
  return {
    articles: args.filter((arg) => !arg.startsWith('-')).map((arg) => arg.replace(/^.*?((?:wiki|blog)\/[^/]+?)(?:\.md)?$/, '$1')),
    isStatic: args.includes('--static'),
    isForced: args.includes('--force'),
    installs: args.includes('--install'),
    writesTable: args.includes('--write-table'),
  };
}
