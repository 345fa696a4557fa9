import { groupedBy } from '../content/groupedBy';
import { countOf } from '../content/problem';

/** Something in a file that couldn't be imported unchanged. */
export interface Finding {
  readonly what: string;
  readonly file: string;
  readonly line: number;
  /** What is written there. */
  readonly text: string;
  /** What the finding is about: a report shows findings about the same thing in one line. */
  readonly about?: string;
}

/** Counts what was converted, by kind, and collects what wasn't. */
export class Report {
  readonly #right = new Map<string, number>();
  readonly findings: Finding[] = [];

  right(kind: string): void {
    this.#right.set(kind, (this.#right.get(kind) ?? 0) + 1);
  }

  tell(finding: Finding): void {
    this.findings.push(finding);
  }

  /** How many constructs were converted. */
  get count(): number {
    return [...this.#right.values()].reduce((sum, each) => sum + each, 0);
  }

  /** A line of what was converted, then what needs a look, in groups with their places, then what needs no action. */
  toString(): string {
    const right = [...this.#right].sort((a, b) => b[1] - a[1]).map(([kind, count]) => `${kind} ${count}`);
    const groups = groupedBy(this.findings, ({ what }) => what);
    const shown = (isToKnow: boolean) => [...groups].filter(([what]) => isKnown(what) === isToKnow).map(([what, found]) => groupOf(what, found));
    const toKnow = shown(true);
    return [
      ...(right.length > 0 ? [`Converted: ${right.join(', ')}.`] : []),
      ...shown(false),
      ...(toKnow.length > 0 ? ['Nothing is to be done about the rest:', ...toKnow] : []),
      summaryOf(this.findings.filter(({ what }) => !isKnown(what)).length),
    ].join('\n\n');
  }
}

/** What works as it is, or is left out on purpose. */
const TO_KNOW =
  /^(?:Links to parts of pages|Links to former addresses|Pages of a list|Pages in other languages|Pages without a date|Pages that only lead|Files (?:outside|about)|Parts that|Text that isn’t)/;
const isKnown = (what: string) => TO_KNOW.test(what);

/** What to do about a group, where its name doesn't say it. */
const TO_DO: readonly (readonly [RegExp, string])[] = [
  [/^Links to parts of pages/, 'They lead to the pages. No heading there has the anchor any more, as it was on the former site.'],
  [/^Links to parts of their own/, 'Write the anchor of a heading of the page, or leave the text.'],
  [/^Links that lead nowhere/, 'Write the address of a page, or leave the text.'],
  [/^Pictures that are nowhere/, 'Put the picture into images/, and show it where its description stands.'],
  [/^Pages without a text/, 'Write one, or delete the file.'],
  [/^Front matter without/, 'It is left out. What readers are to know of it belongs into the text.'],
  [/^Files that couldn/, 'Mend the line, and import the file again.'],
  [/^Blocks in a language/, 'They are shown without colours.'],
];

function groupOf(what: string, findings: readonly Finding[]): string {
  const toDo = TO_DO.flatMap(([pattern, text]) => (pattern.test(what) ? [text] : []));
  const lines = [...groupedBy(findings, (each) => each.about ?? each).values()].map(linesOf);
  const shown = isKnown(what) ? lines.slice(0, MOST_LINES) : lines;
  const more = lines.length - shown.length;
  return [`${what} (${findings.length})`, ...toDo.map((text) => `  ${text}`), ...shown, ...(more > 0 ? [`  … and ${more} more`] : [])].join('\n');
}

const MOST_LETTERS = 100;
/** How many lines are shown of a group that needs no action. */
const MOST_LINES = 5;
/** How many places are shown of findings about the same thing. */
const MOST_PLACES = 3;

/** A finding with its place and text; findings about the same thing share a line, which names the first places. */
function linesOf(findings: readonly Finding[]): string {
  const [{ file, line, text, about } = { file: '', line: 1, text: '' }] = findings;
  if (about === undefined || findings.length === 1) return `  ${file}:${line}${withBlanks(text)}`;
  const places = findings.slice(0, MOST_PLACES).map((each) => `${each.file}:${each.line}`);
  const more = findings.length - places.length;
  return `  ${about}  ${findings.length} times: ${places.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function withBlanks(text: string): string {
  const first = text.trim().split('\n', 1)[0] ?? '';
  return first ? `  ${first.length > MOST_LETTERS ? `${first.slice(0, MOST_LETTERS)}…` : first}` : '';
}

function summaryOf(count: number): string {
  return count === 0 ? 'Nothing is left to look at.' : `${countOf(count, 'place')} to look at.`;
}
