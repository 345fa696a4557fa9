import type { List, RootContent } from 'mdast';
import { counted } from '../../../../src/core/counted';
import { byNames } from '../../text/byNames';

/** The text of a fence without the comments that mark its notes, and those comments. */
export interface NotedCode {
  readonly text: string;
  /** By the index of their line. */
  readonly marks: ReadonlyMap<number, NoteMark>;
}

interface NoteMark {
  readonly number: number;
  /** The comment as written, with the blanks before it. */
  readonly comment: string;
}

/** What is wrong with a block's notes. */
export interface NoteFault {
  /** The index of the line to fix; absent when it is the list. */
  readonly line?: number;
  readonly message: string;
  readonly hint: string;
}

/** As many as the style sheet, and the eye, can match up. */
const MAX_NOTES = 9;

const NUMBER = String.raw`\((\d{1,3})\)`;
const commentOf = (open: string, close = '') => `${open} ?${NUMBER}${close}`;
const HASH = commentOf('#');
const SLASHES = commentOf('//');
const STARRED = commentOf(String.raw`/\*`, String.raw` ?\*/`);
const MARKUP = commentOf('<!--', ' ?-->');
const DASHES = commentOf('--');
const SEMICOLON = commentOf(';');

/** The comment syntax of each language; by default that of a shell. */
const COMMENTS: Readonly<Record<string, readonly string[]>> = {
  ...byNames('javascript js jsx typescript ts tsx json jsonc json5 java go rust c cpp csharp kotlin scala swift', [SLASHES, STARRED]),
  ...byNames('css', [STARRED]),
  ...byNames('scss less', [SLASHES, STARRED]),
  ...byNames('php', [HASH, SLASHES]),
  ...byNames('hcl terraform tf', [HASH, SLASHES]),
  ...byNames('sql lua', [DASHES]),
  ...byNames('xml html markup svg markdown md', [MARKUP]),
  ...byNames('ini conf cfg systemd text txt', [HASH, SEMICOLON]),
};

/** A comment that is nothing but a number in parentheses, after something else on its line. */
function markPattern(language: string): RegExp {
  const comments = (Object.hasOwn(COMMENTS, language) && COMMENTS[language]) || [HASH];
  return new RegExp(String.raw`(?<=\S)[ \t]+(?:${comments.join('|')})[ \t]*$`);
}

/** Takes the marks of notes out of a fence's text: they aren't part of the code that is run, copied or found. */
export function takeNotes(text: string, language: string): NotedCode {
  if (!text.includes('(')) return { text, marks: new Map() };
  const pattern = markPattern(language);
  const marks = new Map<number, NoteMark>();
  const lines = text.split('\n').map((line, index) => {
    const match = pattern.exec(line);
    if (!match) return line;
    const [comment, ...numbers] = match;
    marks.set(index, { number: Number(numbers.find(Boolean)), comment: comment.trimEnd() });
    return line.slice(0, match.index);
  });
  return { text: lines.join('\n'), marks };
}

/** Puts the note marks back into a block's text. */
export function withNotes(text: string, marks: NotedCode['marks']): string {
  return text
    .split('\n')
    .map((line, index) => line + (marks.get(index)?.comment ?? ''))
    .join('\n');
}

/**
 * What is wrong with the marks of a block, or with the list that explains them; null if nothing is.
 *
 * @param next what follows the block
 */
export function faultOfNotes({ marks }: NotedCode, next: RootContent | undefined, isTab: boolean): NoteFault | null {
  const [first = 0] = marks.keys();
  const count = marks.size;
  if (isTab) return { line: first, message: 'has numbered notes in a tab', hint: 'Remove tab="…", or explain the lines in the text.' };
  if (count > MAX_NOTES) return { line: first, message: `has ${count} notes`, hint: `A block has at most ${MAX_NOTES}; split it, or explain less.` };
  const misplaced = [...marks].find(([, { number }], index) => number !== index + 1);
  if (misplaced) return misnumbered(misplaced, [...marks.keys()].indexOf(misplaced[0]) + 1);
  if (!isNumberedList(next)) {
    const hint = `Write a numbered list of ${count} right after the block, one item for each note.`;
    return { line: first, message: `has ${counted(count, 'note')} that no list explains`, hint };
  }
  const items = next.children.length;
  if (items === count) return null;
  return { message: `has ${counted(items, 'item')} for the ${counted(count, 'note')} of the block before it`, hint: 'Write one item for each note.' };
}

function misnumbered([line, { number }]: readonly [number, NoteMark], wanted: number): NoteFault {
  return { line, message: `has note ${number} where note ${wanted} is expected`, hint: 'Number the notes of a block from 1, each once, from top to bottom.' };
}

/** Whether a node is a list numbered from 1. */
export function isNumberedList(node: RootContent | undefined): node is List {
  return node?.type === 'list' && node.ordered === true && (node.start ?? 1) === 1;
}
