import { counted } from '../../../../src/core/counted';
import { ownValue } from '../../../../src/core/ownValue';
import type { Block, BlockCheck, CodeBlock } from '../../../../src/core/content/blocks';
import { mapCode } from '../../../../src/core/content/blockTree';
import { lineText } from '../../../../src/core/content/inlineText';
import { parseSession } from '../../../../src/core/content/session';
import type { Coverage } from '../../../../src/core/content/commandsRun';
import { longDate } from '../../../../src/core/site/dates';
import { isOn, RELEASE_NAMES, type ReleaseName } from '../code/debianReleases';
import { shellKind } from '../code/fenceInfo';
import { memoizeByKey } from '../articles/memoizeByKey';
import { withTableRows } from '../code/tableRows';
import { findEntry, strongestState, type ArticleLedger, type BlockRun, type Ledger, type LedgerEntry } from './ledger';
import { curlyQuotes } from '../source/curlyQuotes';
import type { CompiledDocument } from '../articles/document';

/** How many of an article's commands for a release were executed on it. */
export interface ReleaseCoverage extends Coverage {
  readonly release: ReleaseName;
}

const LIST = new Intl.ListFormat('en');

/** An article's blocks as its page has them, with a one-line summary of their checks. */
export interface CheckedBlocks {
  readonly blocks: readonly Block[];
  /** Null for an article that was never checked. */
  readonly summary: string | null;
  /**
   * How many of its commands were executed on the release that ran the largest share of them, so that lists show a figure that the page's
   * head has, too; null for an article without commands, or one that was never checked.
   */
  readonly coverage: Coverage | null;
  /** The releases on which commands were executed, newest first. */
  readonly releases: readonly ReleaseCoverage[];
  /** By release, also where nothing was executed; empty for an article that was never checked. */
  readonly byRelease: ReadonlyMap<ReleaseName, Coverage>;
}

type Checkable = Pick<CompiledDocument, 'folder' | 'id' | 'blocks' | 'fences'>;

/** Cached by ledger and document: page and lists all ask. */
const checksBy = memoizeByKey((ledger: Ledger) => memoizeByKey((document: Checkable) => checkBlocks(document, ledger)));

/** Replaces each code block's hash and ordinal with what the ledger knows of it, and says which of its lines are rows of a table. */
export function checkedBlocks(document: Checkable, ledger: Ledger): CheckedBlocks {
  return checksBy(ledger)(document);
}

function checkBlocks({ folder, id, blocks, fences }: Checkable, ledger: Ledger): CheckedBlocks {
  const article = ownValue(ledger, `${folder}/${id}`);
  const ranOn = RELEASE_NAMES.filter((release) => article?.blocks.some(({ runs }) => runs?.[release]));
  const seen: CheckedCode[] = [];
  const checked = mapCode(blocks, (block) => {
    const { hash = '', ordinal = 1, ...rest } = withTableRows(block);
    if (!article) return rest;
    const entry = findEntry(article, { hash, ordinal });
    const only = fences.find((fence) => fence.hash === hash)?.only;
    seen.push({ block, entry, only });
    const check = entry ? describe(entry, { ranOn, only }) : { state: 'changed' as const, text: 'changed since its last check' };
    return check ? { ...rest, check } : rest;
  });
  if (!article) return { blocks: checked, summary: null, coverage: null, releases: [], byRelease: new Map() };
  const byRelease = new Map(RELEASE_NAMES.map((release) => [release, coverageOn(release, seen)]));
  const releases = [...byRelease].map(([release, coverage]) => ({ release, ...coverage })).filter(({ executed }) => executed > 0);
  return { blocks: checked, summary: summaryOf(article, { seen, releases, ranOn }), coverage: fullest(releases) ?? coverageOf(seen), releases, byRelease };
}

/** The coverage with the largest share; the newest in a tie. */
function fullest(releases: readonly ReleaseCoverage[]): Coverage | undefined {
  const share = ({ executed, commands }: Coverage) => executed / commands;
  const [best] = [...releases].sort((one, other) => share(other) - share(one));
  return best && { executed: best.executed, commands: best.commands };
}

interface CheckedCode {
  readonly block: CodeBlock;
  readonly entry: LedgerEntry | undefined;
  readonly only: ReleaseName | undefined;
}

interface BlockReleases {
  /** The releases on which anything of the article was run, newest first. */
  readonly ranOn: readonly ReleaseName[];
  readonly only: ReleaseName | undefined;
}

/** Prose has no check, because no program reads it; a reason why commands in it aren't run is said all the same. */
function describe(entry: LedgerEntry, { ranOn, only }: BlockReleases): BlockCheck | undefined {
  const state = strongestState(entry);
  if (state === 'prose' && !entry.reason) return undefined;
  if (state !== 'executed' && state !== 'validated') return { state, text: entry.reason ? `not run: ${curlyQuotes(entry.reason)}` : state };
  const runs = ranOn.filter((release) => isOn(only, release)).map((release) => ({ release, run: entry.runs?.[release] }));
  const isSame = runs.length === ranOn.length && new Set(runs.map(({ run }) => run?.state)).size === 1;
  return { state, text: isSame ? runText(runs[0]?.run) : runs.map(({ release, run }) => `${runText(run)} on ${release}`).join(', ') };
}

function runText(run: BlockRun | undefined): string {
  if (!run) return 'not run';
  if (run.state === 'validated') return run.by ? `validated by ${run.by}` : 'validated';
  if (run.state === 'executed') return 'executed';
  return (run.differs ?? run.exit === 0) ? 'prints something else' : 'fails';
}

interface Counted {
  readonly seen: readonly CheckedCode[];
  readonly releases: readonly ReleaseCoverage[];
  readonly ranOn: readonly ReleaseName[];
}

/** `Checked on Debian 13.7 and Debian 12.15 · 20 November 2026 · 14 of 17 commands executed · 2 files validated`. */
function summaryOf({ runs, blocks }: ArticleLedger, { seen, releases, ranOn }: Counted): string | null {
  if (blocks.length === 0) return null;
  const named = ranOn.flatMap((release) => {
    const { system, date } = runs?.[release] ?? {};
    return system !== undefined && date !== undefined ? [{ system, date }] : [];
  });
  const allDays = blocks.flatMap((entry) => [entry.date, ...Object.values(entry.runs ?? {}).map((run) => run.date)]);
  // Beside systems, the day is that of the run made first, so that it is true of each: what is only read may have been checked later.
  const [date = allDays.sort().at(-1) ?? ''] = named.map((run) => run.date).sort();
  const validated = seen.filter(({ entry }) => entry && strongestState(entry) === 'validated').length;
  const changed = seen.filter(({ entry }) => !entry).length;
  return [
    named.length > 0 ? `Checked on ${LIST.format(named.map(({ system }) => system))}` : 'Checked',
    longDate(date),
    ...executedText(coverageOf(seen), releases),
    ...(validated > 0 ? [`${counted(validated, 'file')} validated`] : []),
    ...(changed > 0 ? [`${counted(changed, 'block')} changed since`] : []),
  ].join(' · ');
}

/** One figure if the releases agree, otherwise one for each. */
function executedText(coverage: Coverage | null, releases: readonly ReleaseCoverage[]): string[] {
  if (!coverage) return [];
  const textOf = ({ executed, commands }: Coverage) => `${executed || 'none'} of ${commands}`;
  const texts = releases.length === 0 ? [textOf(coverage)] : [...new Set(releases.map(textOf))];
  if (texts.length === 1) return [`${texts[0] ?? ''} ${coverage.commands === 1 ? 'command' : 'commands'} executed`];
  return [`commands executed: ${releases.map((each) => `${textOf(each)} on ${each.release}`).join(', ')}`];
}

function coverageOf(seen: readonly CheckedCode[]): Coverage | null {
  const commands = countCommands(seen);
  return commands === 0 ? null : { executed: countCommands(seen.filter(({ entry }) => entry && strongestState(entry) === 'executed')), commands };
}

function coverageOn(release: ReleaseName, seen: readonly CheckedCode[]): Coverage {
  const there = seen.filter(({ only }) => isOn(only, release));
  return { executed: countCommands(there.filter(({ entry }) => entry?.runs?.[release]?.state === 'executed')), commands: countCommands(there) };
}

function countCommands(codes: readonly CheckedCode[]): number {
  return codes.reduce((sum, { block }) => sum + commandsIn(block), 0);
}

/** How many commands a block counts for. A script with a title is a file, not a command of the guide's; any other counts as one. */
export function commandsIn({ language, title, lines }: Pick<CodeBlock, 'language' | 'title' | 'lines'>): number {
  const countIn = (session: readonly { readonly role?: string | undefined }[]) => session.filter(({ role }) => role === 'command').length;
  if (language === 'console') return countIn(lines);
  const texts = lines.map(lineText);
  const kind = shellKind(language, texts.join('\n'));
  if (kind === 'session') return countIn(parseSession(texts));
  return kind === 'script' && title === undefined ? 1 : 0;
}
