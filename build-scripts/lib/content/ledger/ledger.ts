import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isOn, RELEASE_NAMES, type ReleaseName } from '../code/debianReleases';
import { conflictIn } from '../source/gitConflict';
import { readJson } from '../source/jsonFile';
import { ContentError, type Problem } from '../source/problem';
import { displayPath } from '../../files/displayPath';
import { replaceFiles } from '../../files/replaceFiles';

const runKeys = z.enum(RELEASE_NAMES);

const blockRun = z.strictObject({
  state: z.enum(['validated', 'executed', 'failed']),
  /** The program that read it, with its version. */
  by: z.string().optional(),
  /** The exit status of the last command, or of the first that failed; absent for runs before it was kept. */
  exit: z.int().optional(),
  /** Whether it failed by printing something else; absent unless it failed, and for runs before it was kept. */
  differs: z.boolean().optional(),
  date: z.iso.date(),
});

const entry = z.strictObject({
  hash: z.string(),
  ordinal: z.int().positive(),
  /** What was found without running it. */
  state: z.enum(['prose', 'parsed', 'linted']),
  by: z.string().optional(),
  reason: z.string().optional(),
  date: z.iso.date(),
  /** By release. */
  runs: z.partialRecord(runKeys, blockRun).optional(),
});

const articleRun = z.strictObject({
  /** What blocks were executed on, e.g. `Debian 12.15`; absent when none was. */
  system: z.string().optional(),
  /** A hash of all that the run depended on; absent until a run succeeds. */
  environment: z.string().optional(),
  date: z.iso.date(),
  /** How long the run took; absent, like the versions, for runs made before it was kept. */
  seconds: z.int().optional(),
  /** The versions of the packages that the guide's root had, by name. */
  packages: z.record(z.string(), z.string()).optional(),
});

const articleLedger = z.strictObject({
  /** By release. */
  runs: z.partialRecord(runKeys, articleRun).optional(),
  blocks: z.array(entry),
});

const ledgerFile = z.record(z.string(), articleLedger);

/** What is known of one block since its last check. */
export type LedgerEntry = z.infer<typeof entry>;
/** How a block's run on one release went. */
export type BlockRun = z.infer<typeof blockRun>;
/** The run of an article on one release. */
export type ArticleRun = z.infer<typeof articleRun>;
export type ArticleLedger = z.infer<typeof articleLedger>;
/** By article, e.g. `wiki/ssh`. */
export type Ledger = z.infer<typeof ledgerFile>;

/** Identifies a block on pages and in the ledger. */
export interface BlockKey {
  readonly hash: string;
  /** From 1; distinguishes equal blocks of one article. */
  readonly ordinal: number;
}

/** Where a content folder keeps its ledger. */
export function ledgerPath(contentDir: string): string {
  return join(contentDir, 'ledger.json');
}

/** What was read of a ledger. */
interface LedgerFile {
  readonly ledger: Ledger;
  readonly problems: readonly Problem[];
  readonly text: string;
}

/** Used for a ledger that can't be read, so that links to its page aren't reported as well. */
const UNREAD: Ledger = { '': { blocks: [] } };

const HINT = 'Restore it from Git. Delete it only as a last resort: npm run verify would have to run every guide anew.';

/** Reads a content folder's ledger, empty for a folder without one, and what is wrong with it. */
export function readLedgerFile(contentDir: string): LedgerFile {
  const path = ledgerPath(contentDir);
  if (!existsSync(path)) return { ledger: {}, problems: [], text: '' };
  const [file, text] = [displayPath(path), readFileSync(path, 'utf8')];
  const read = readJson({ file, text }, ledgerFile);
  if (read.data) return { ledger: read.data, problems: [], text };
  const conflict = conflictIn(text);
  const problem = conflict ? { file, ...conflict } : { ...read.fault, message: `isn't a ledger: ${read.fault.message}`, hint: HINT };
  return { ledger: UNREAD, problems: [problem], text };
}

/** Reads a content folder's ledger; empty for a folder without one. @throws ContentError when the file isn't a ledger */
export function readLedger(contentDir: string): Ledger {
  const { ledger, problems, text } = readLedgerFile(contentDir);
  if (problems.length > 0) throw new ContentError(problems, () => text);
  return ledger;
}

/** Finds a block's entry: by its hash, and by its ordinal among equal blocks. */
export function findEntry(ledger: ArticleLedger | undefined, { hash, ordinal }: BlockKey): LedgerEntry | undefined {
  return ledger?.blocks.find((block) => block.hash === hash && block.ordinal === ordinal);
}

/** The blocks of an article that are for a release, each with its run there, where there is one. */
export function runsOn<Fence extends BlockKey & { readonly only?: ReleaseName | undefined }>(
  fences: readonly Fence[],
  ledger: ArticleLedger | undefined,
  release: ReleaseName,
) {
  return fences.filter(({ only }) => isOn(only, release)).map((fence) => ({ fence, run: findEntry(ledger, fence)?.runs?.[release] }));
}

/** The strongest state of a block on any release. */
export function strongestState({ state, runs = {} }: LedgerEntry): LedgerEntry['state'] | 'validated' | 'executed' {
  const states = Object.values(runs).map((run) => run.state);
  return (['executed', 'validated'] as const).find((wanted) => states.includes(wanted)) ?? state;
}

/** How many of some blocks were executed on each release, in the order of RELEASE_NAMES. */
export function executedOnEach(entries: readonly LedgerEntry[]): number[] {
  return RELEASE_NAMES.map((release) => entries.filter(({ runs }) => runs?.[release]?.state === 'executed').length);
}

/** The ledger as it is stored: articles by name, one line per block, in the order of the article. */
export function formatLedger(ledger: Ledger): string {
  const articles = Object.keys(ledger)
    .sort()
    .map((key) => {
      const { runs = {}, blocks = [] } = ledger[key] ?? {};
      const known = Object.entries(runs).map(([release, run]) => `      ${JSON.stringify(release)}: ${JSON.stringify(run)}`);
      const head = known.length > 0 ? `    "runs": {\n${known.join(',\n')}\n    },\n` : '';
      const lines = blocks.map((block) => `      ${JSON.stringify(block)}`);
      return `  ${JSON.stringify(key)}: {\n${head}    "blocks": [\n${lines.join(',\n')}\n    ]\n  }`;
    });
  return `{\n${articles.join(',\n')}\n}\n`;
}

/**
 * Puts checked articles into a folder's ledger. The file is read again for the others, because another run may have added
 * to it since.
 */
export function writeLedger(contentDir: string, { checked, gone }: { readonly checked: Ledger; readonly gone: (key: string) => boolean }): void {
  const known = Object.entries(readLedger(contentDir)).filter(([key]) => !gone(key));
  replaceFiles(new Map([[ledgerPath(contentDir), formatLedger({ ...Object.fromEntries(known), ...checked })]]));
}
