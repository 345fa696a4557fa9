import type { Block, BlockCheck, CodeBlock } from '../../../src/core/content/blocks';
import { mapCode } from '../../../src/core/content/blockTree';
import type { Coverage } from '../../../src/core/content/pages';
import { longDate } from '../../../src/core/site/dates';
import { findEntry, type ArticleLedger, type Ledger, type LedgerEntry } from '../ledger';
import { curlyQuotes } from './curlyQuotes';
import type { CompiledDocument } from './document';

/** An article's blocks as its page has them, and what was checked of them in a line. */
export interface CheckedBlocks {
  readonly blocks: readonly Block[];
  /** Null for an article that was never checked. */
  readonly summary: string | null;
  /** How many of its commands were executed; null for an article without commands, or one that was never checked. */
  readonly coverage: Coverage | null;
  /** The system on which they were; null where none was. */
  readonly system: string | null;
}

/** Each code block with what the ledger knows of it, instead of its hash and ordinal. */
export function checkedBlocks({ folder, id, blocks }: Pick<CompiledDocument, 'folder' | 'id' | 'blocks'>, ledger: Ledger): CheckedBlocks {
  const article = Object.hasOwn(ledger, `${folder}/${id}`) ? ledger[`${folder}/${id}`] : undefined;
  const seen: CheckedCode[] = [];
  const checked = mapCode(blocks, (block) => {
    const { hash = '', ordinal = 1, ...rest } = block;
    if (!article) return rest;
    const entry = findEntry(article, { hash, ordinal });
    seen.push({ block, entry });
    const check = entry ? describe(entry) : { state: 'changed' as const, text: 'changed since its last check' };
    return check ? { ...rest, check } : rest;
  });
  if (!article) return { blocks: checked, summary: null, coverage: null, system: null };
  return { blocks: checked, summary: summaryOf(article, seen), coverage: coverageOf(seen), system: article.system ?? null };
}

interface CheckedCode {
  readonly block: CodeBlock;
  readonly entry: LedgerEntry | undefined;
}

/** Nothing is said of text, which no program reads. */
function describe({ state, by, reason }: LedgerEntry): BlockCheck | undefined {
  switch (state) {
    case 'prose':
      return undefined;
    case 'executed':
      return { state, text: 'executed' };
    case 'validated':
      return { state, text: by ? `validated by ${by}` : 'validated' };
    default:
      return { state, text: reason ? `not run: ${curlyQuotes(reason)}` : state };
  }
}

/** `Checked on Debian 12.11 · 20 November 2026 · 14 of 17 commands executed · 2 files validated`. */
function summaryOf({ system, blocks }: ArticleLedger, seen: readonly CheckedCode[]): string | null {
  const date = blocks.reduce((latest, entry) => (entry.date > latest ? entry.date : latest), '');
  if (date === '') return null;
  const coverage = coverageOf(seen);
  const validated = seen.filter(({ entry }) => entry?.state === 'validated').length;
  const changed = seen.filter(({ entry }) => !entry).length;
  return [
    system ? `Checked on ${system}` : 'Checked',
    longDate(date),
    ...(coverage ? [`${coverage.executed || 'none'} of ${coverage.commands} ${coverage.commands === 1 ? 'command' : 'commands'} executed`] : []),
    ...(validated > 0 ? [`${validated} ${validated === 1 ? 'file' : 'files'} validated`] : []),
    ...(changed > 0 ? [`${changed} ${changed === 1 ? 'block' : 'blocks'} changed since`] : []),
  ].join(' · ');
}

function coverageOf(seen: readonly CheckedCode[]): Coverage | null {
  const count = (wanted: (code: CheckedCode) => boolean) => seen.filter(wanted).reduce((sum, { block }) => sum + commandsIn(block), 0);
  const commands = count(() => true);
  return commands === 0 ? null : { executed: count(({ entry }) => entry?.state === 'executed'), commands };
}

/** A script in a file is no command of the guide's; one that is only shown is run as a whole. */
function commandsIn({ language, title, lines }: CodeBlock): number {
  if (language === 'console') return lines.filter(({ role }) => role === 'command').length;
  return language === 'bash' && title === undefined ? 1 : 0;
}
