import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { displayPath } from './displayPath';
import { replaceFiles } from './replaceFiles';

const entry = z.strictObject({
  hash: z.string(),
  ordinal: z.int().positive(),
  state: z.enum(['prose', 'parsed', 'linted', 'validated', 'executed']),
  by: z.string().optional(),
  reason: z.string().optional(),
  date: z.iso.date(),
});

const articleLedger = z.strictObject({
  /** What the blocks were executed on; absent when none was. */
  system: z.string().optional(),
  /** A hash of all that the run depended on; absent until a run went through. */
  environment: z.string().optional(),
  blocks: z.array(entry),
});

const ledgerFile = z.record(z.string(), articleLedger);

/** What is known of one block since its last check. */
export type LedgerEntry = z.infer<typeof entry>;
export type ArticleLedger = z.infer<typeof articleLedger>;
/** By article, e.g. `wiki/ssh`. */
export type Ledger = z.infer<typeof ledgerFile>;

/** What page and ledger know a block by. */
export interface BlockKey {
  readonly hash: string;
  /** From 1; distinguishes equal blocks of one article. */
  readonly ordinal: number;
}

/** Where a content folder keeps its ledger. */
export function ledgerPath(contentDir: string): string {
  return join(contentDir, 'ledger.json');
}

/** Reads a content folder's ledger; one without has an empty one. @throws Error when it isn't one of ours */
export function readLedger(contentDir: string): Ledger {
  const path = ledgerPath(contentDir);
  if (!existsSync(path)) return {};
  try {
    return ledgerFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : String(error);
    throw new Error(`${displayPath(path)} isn't a ledger: ${reason}\nDelete it and run npm run verify.`, { cause: error });
  }
}

/** Finds a block's entry: by its hash, and by its ordinal among equal blocks. */
export function findEntry(ledger: ArticleLedger | undefined, { hash, ordinal }: BlockKey): LedgerEntry | undefined {
  return ledger?.blocks.find((block) => block.hash === hash && block.ordinal === ordinal);
}

/** The ledger as it is kept: articles by name, one line per block, in the order of the article. */
export function formatLedger(ledger: Ledger): string {
  const articles = Object.keys(ledger)
    .sort()
    .map((key) => {
      const { system, environment, blocks = [] } = ledger[key] ?? {};
      const head = Object.entries({ system, environment }).flatMap(([name, value]) =>
        value === undefined ? [] : [`    ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`],
      );
      const lines = blocks.map(({ hash, ordinal, state, by, reason, date }) => `      ${JSON.stringify({ hash, ordinal, state, by, reason, date })}`);
      return `  ${JSON.stringify(key)}: {\n${head.join('')}    "blocks": [\n${lines.join(',\n')}\n    ]\n  }`;
    });
  return `{\n${articles.join(',\n')}\n}\n`;
}

/**
 * Puts checked articles into a folder's ledger. The others stay as they are in the file by now: another run may have
 * added to it since.
 */
export function writeLedger(contentDir: string, { checked, gone }: { readonly checked: Ledger; readonly gone: (key: string) => boolean }): void {
  const known = Object.entries(readLedger(contentDir)).filter(([key]) => !gone(key));
  replaceFiles(new Map([[ledgerPath(contentDir), formatLedger({ ...Object.fromEntries(known), ...checked })]]));
}
