import { isReleaseName, RELEASE_NAMES, type ReleaseName } from './debianReleases';
import { lineRanges } from './lineRanges';
import { suggest } from '../source/problem';

type Mark = 'mark' | 'ins' | 'del';

/** How `npm run verify` treats a block; see docs/checks.md. */
export interface CheckMarks {
  /** Executed in the guide's root: `ok` must succeed, `fails` shows an intended failure. */
  readonly run?: 'ok' | 'fails';
  /** Written to its title's path: the file mode, or '' for the usual one. */
  readonly write?: string;
  /** The lines that its `del=` shows as removed, from 1: they aren't part of its file. */
  readonly removed?: readonly number[];
  /** Why a shell block isn't executed, as shown to readers. */
  readonly norun?: string;
  /** The release that it is for, if it isn't for all. */
  readonly only?: ReleaseName;
}

/** What follows a fence's language: `title="/etc/x" on=server run {2,4-6} ins={3}`. */
export interface FenceInfo {
  readonly title?: string;
  readonly runOn?: string;
  /** The label of its tab; adjacent blocks with one are shown as tabs. */
  readonly tab?: string;
  readonly checks: CheckMarks;
  /** The mark of each line, by line number from 1. */
  readonly marks: ReadonlyMap<number, Mark>;
  readonly faults: readonly InfoFault[];
}

/** A word of an info string that means nothing, or nothing here. */
interface InfoFault {
  readonly word: string;
  readonly message: string;
  readonly hint: string;
}

interface Word {
  readonly word: string;
  /** Before the equals sign; '' for a bare `{2}`. */
  readonly name: string;
  readonly value: string | undefined;
  /** Whether its value has quotes that don't enclose it: curly ones, or one alone. */
  readonly isMisquoted?: boolean;
}

const NAMES = ['title', 'on', 'tab', 'run', 'write', 'norun', 'only', 'ins', 'del'];
const WORD = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\{[^}]*\})|(\S*))|(\{[^}]*\})|\S+/g;
/** A quote at an end of a value: a pair that encloses it is taken off. */
const STRAY_QUOTE = /^["'“”„‘’‚]|["'“”„‘’‚]$/;
/** What may be there several times: each marks lines. */
const REPEATABLE = ['', 'ins', 'del'];
const KNOWN = ['', ...NAMES];
const RANGES = /^\{[\d,\s-]*\}$/;
/** The languages that a shell runs. */
export const SHELL_LANGUAGES: readonly string[] = ['console', 'bash'];
const SESSIONS: readonly string[] = ['console', 'shell-session', 'shellsession', 'sh-session', 'terminal'];
const SCRIPTS: readonly string[] = ['bash', 'sh', 'shell', 'zsh'];
/** A prompt that no script begins a line with. */
const PROMPT = /^\$ /m;

/** Whether values are quoted for a shell in a language. */
export const isShell = (language: string): boolean => language === 'console' || SCRIPTS.includes(language);

/** How a block's language is named for a run. */
export const RUN_AS = { session: 'console', script: 'bash' } as const;

/** Whether readers take a block for commands, whatever its language is called; null for any other. */
export function shellKind(language: string, text: string): keyof typeof RUN_AS | null {
  if (SESSIONS.includes(language) || (SCRIPTS.includes(language) && language !== 'bash' && PROMPT.test(text))) return 'session';
  if (SCRIPTS.includes(language)) return 'script';
  return language === 'text' && text.startsWith('$ ') ? 'session' : null;
}

/**
 * Reads a fence's info string.
 *
 * @param meta what follows the language
 * @param fence its language, and how many lines it has: marks of other lines are faults, and no range is expanded beyond the last
 */
export function parseFenceInfo(meta: string, fence: { readonly language: string; readonly lineCount: number }): FenceInfo {
  const words = [...meta.matchAll(WORD)].map(readWord);
  const valueOf = (name: string) => words.find((word) => word.name === name && word.value)?.value;
  const title = valueOf('title');
  const runOn = valueOf('on');
  const tab = valueOf('tab');
  const marks = readMarks(words, fence.lineCount);
  const checks = readChecks(words, marks);
  return {
    ...(title ? { title } : {}),
    ...(runOn ? { runOn } : {}),
    ...(tab ? { tab } : {}),
    checks,
    marks,
    faults: [...faultsOfWords(words, fence.lineCount), ...placeFaults({ words, checks, title, language: fence.language })],
  };
}

function readWord([word, name, double, single, braces, bare, range]: RegExpMatchArray): Word {
  if (range !== undefined) return { word, name: '', value: range };
  if (name === undefined) return { word, name: word, value: undefined };
  return { word, name, value: double ?? single ?? braces ?? bare, isMisquoted: STRAY_QUOTE.test(bare ?? '') };
}

function readChecks(words: readonly Word[], marks: ReadonlyMap<number, Mark>): CheckMarks {
  const find = (wanted: string) => words.find(({ name }) => name === wanted);
  const [run, write, norun, only] = [find('run'), find('write'), find('norun'), find('only')];
  const removed = [...marks].flatMap(([line, mark]) => (mark === 'del' ? [line] : []));
  return {
    ...(run ? { run: run.value === 'fails' ? ('fails' as const) : ('ok' as const) } : {}),
    ...(write ? { write: write.value ?? '' } : {}),
    ...(removed.length > 0 ? { removed } : {}),
    ...(norun?.value ? { norun: norun.value } : {}),
    ...(only?.value && isReleaseName(only.value) ? { only: only.value } : {}),
  };
}

function readMarks(words: readonly Word[], lineCount: number): Map<number, Mark> {
  const marks = new Map<number, Mark>();
  for (const { name, value } of words) {
    if (!value?.startsWith('{') || !REPEATABLE.includes(name)) continue;
    const mark: Mark = name === 'ins' || name === 'del' ? name : 'mark';
    for (const line of lineNumbers(value.slice(1, -1), lineCount)) marks.set(line, mark);
  }
  return marks;
}

function* lineNumbers(list: string, lineCount: number): Generator<number> {
  if (!/^[\d,\s-]+$/.test(list)) return;
  for (const [from, to] of lineRanges(list)) {
    for (let line = from; line <= Math.min(to, lineCount); line += 1) yield line;
  }
}

/** A mark that no reader would see: of a line that the block doesn't have, or of a range that ends before it begins. */
function rangeFault({ word, name, value }: Word, lineCount: number): InfoFault | undefined {
  if (!value || !REPEATABLE.includes(name)) return undefined;
  if (lineRanges(value.slice(1, -1)).every(([from, to]) => from >= 1 && from <= to && to <= lineCount)) return undefined;
  const hint = `It has ${lineCount === 1 ? 'one line' : `lines 1 to ${lineCount}`}; mark only lines that exist.`;
  return { word, message: `has the line marks "${word}", which match no lines of the block`, hint };
}

function faultsOfWords(words: readonly Word[], lineCount: number): InfoFault[] {
  const seen = new Set<string>();
  let isAfterMisquoted = false;
  return words.flatMap((word) => {
    const again = seen.has(word.name) && !REPEATABLE.includes(word.name) ? secondFault(word) : undefined;
    // What means nothing is the rest of a value that quotes don't enclose.
    const isRest = isAfterMisquoted && !KNOWN.includes(word.name);
    seen.add(word.name);
    isAfterMisquoted ||= word.isMisquoted === true;
    return isRest ? [] : (quoteFault(word) ?? faultOf(word) ?? rangeFault(word, lineCount) ?? again ?? []);
  });
}

function quoteFault({ word, name, isMisquoted }: Word): InfoFault | undefined {
  if (!isMisquoted) return undefined;
  return {
    word,
    message: `has "${word}", whose quotes aren't a pair of straight ones`,
    hint: `Write ${name}="…", with straight quotes around the whole value.`,
  };
}

function secondFault({ word, name }: Word): InfoFault {
  return { word, message: `has "${name}" twice`, hint: 'Only the first one counts; remove the other.' };
}

function faultOf({ word, name, value }: Word): InfoFault | undefined {
  const fault = (message: string, hint: string): InfoFault => ({ word, message, hint });
  switch (name) {
    case '':
    case 'ins':
    case 'del':
      return value && RANGES.test(value) && /\d/.test(value)
        ? undefined
        : fault(`has the line marks "${word}"`, 'Write line numbers and ranges in braces, such as {2,4-6}.');
    case 'title':
    case 'on':
    case 'tab':
      return value ? undefined : fault(`has "${word}" without a value`, `Write ${name}="…", or remove it.`);
    case 'run':
      return value === undefined || value === 'fails' ? undefined : fault(`has "${word}"`, 'Write run, or run=fails for a failure that the text shows.');
    case 'write':
      return value === undefined || /^0?[0-7]{3,4}$/.test(value) ? undefined : fault(`has "${word}"`, 'Write write, or write=0755 with a mode in octal.');
    case 'norun':
      return value?.trim() ? undefined : fault(`has "${word}" without a reason`, 'Write norun="…" with the reason as readers will see it.');
    case 'only':
      return value && isReleaseName(value) ? undefined : fault(`has "${word}", which is not a release`, suggest(value ?? '', RELEASE_NAMES, onlyHint()));
    default:
      return fault(`has an unknown word "${word}" after its language`, suggest(name, NAMES, `Known words: ${NAMES.join(', ')}.`));
  }
}

function onlyHint(): string {
  return `Write only="${RELEASE_NAMES.join('" or only="')}".`;
}

interface Placing {
  readonly words: readonly Word[];
  readonly checks: CheckMarks;
  readonly title: string | undefined;
  readonly language: string;
}

/** Marks that are right in themselves, but not on this block. */
function placeFaults({ words, checks, title, language }: Placing): InfoFault[] {
  const wordOf = (name: string) => words.find((word) => word.name === name)?.word ?? name;
  const faults: InfoFault[] = [];
  const kind = shellKind(language, '');
  for (const name of ['run', 'norun'] as const) {
    if (checks[name] === undefined || SHELL_LANGUAGES.includes(language) || (kind && name === 'norun')) continue;
    const advice = kind ? `name its language ${RUN_AS[kind]}` : 'remove it';
    faults.push({ word: wordOf(name), message: `has "${name}" on ${language}`, hint: `Only ${SHELL_LANGUAGES.join(' and ')} are executed; ${advice}.` });
  }
  if (checks.run && checks.norun) faults.push({ word: wordOf('norun'), message: 'has both "run" and "norun"', hint: 'Keep the one that is true.' });
  if (checks.run && checks.removed) {
    const hint = 'The check runs each line, but readers copy only those that stay; remove it, or use norun="…".';
    faults.push({ word: wordOf('del'), message: 'has both "run" and "del"', hint });
  }
  if (checks.write !== undefined && !/^~?\//.test(title ?? '')) {
    faults.push({ word: wordOf('write'), message: 'has "write" without an absolute title', hint: 'Add title="/the/path", the path that it is written to.' });
  }
  if (checks.write !== undefined && language === 'console') {
    faults.push({ word: wordOf('write'), message: 'has "write" on a session', hint: 'Only files can be written; remove it.' });
  }
  if (checks.write !== undefined && language === 'diff') {
    const hint = 'Show the file in its own language, with del={…} and ins={…} for the lines; those removed are not written.';
    faults.push({ word: wordOf('write'), message: 'has "write" on a diff', hint });
  }
  return faults;
}
