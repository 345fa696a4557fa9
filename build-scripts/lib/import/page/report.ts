import { counted } from '../../../../src/core/counted';
import { groupedBy } from '../../../../src/core/content/groupedBy';

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
  readonly #converted = new Map<string, number>();
  readonly findings: Finding[] = [];
  readonly #notes: string[] = [];

  addConverted(kind: string): void {
    this.#converted.set(kind, (this.#converted.get(kind) ?? 0) + 1);
  }

  add(finding: Finding): void {
    this.findings.push(finding);
  }

  /** Tells something about the site as a whole. */
  addNote(text: string): void {
    this.#notes.push(text);
  }

  /** How many constructs were converted. */
  get count(): number {
    return [...this.#converted.values()].reduce((sum, each) => sum + each, 0);
  }

  /** A line of what was converted, then what needs attention, in groups with their places, then what needs no action. */
  toString(): string {
    const right = [...this.#converted].sort((a, b) => b[1] - a[1]).map(([kind, count]) => `${kind} ${count}`);
    const groups = groupedBy(this.findings, ({ what }) => what);
    const shown = (isToKnow: boolean) => [...groups].filter(([what]) => isInformational(what) === isToKnow).map(([what, found]) => groupOf(what, found));
    const toKnow = shown(true);
    return [
      ...this.#notes,
      ...(right.length > 0 ? [`Converted: ${right.join(', ')}.`] : []),
      ...shown(false),
      ...(toKnow.length > 0 ? ['The rest needs no action:', ...toKnow] : []),
      summaryOf(this.findings.filter(({ what }) => !isInformational(what)).length),
    ].join('\n\n');
  }
}

/** What works as it is, or is left out on purpose. */
const INFORMATIONAL =
  /^(?:Links to missing parts of pages|Links to former addresses|List pages|Pages in other languages|Pages without a date|Pages that only lead|Files (?:outside|about|that the configuration|for addresses)|Parts that|Pages dated later|Dates of changes|Notes that the Digital|Titles that only|Text that isn’t)/;
const isInformational = (what: string) => INFORMATIONAL.test(what);

/** What to do about a group, where its name doesn't say it. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/^Links to missing parts of pages/, 'They lead to the pages. No heading there has that anchor, and none had it on the former site.'],
  [/^Links to missing parts of their own/, 'Write the anchor of a heading on the page, or leave the text.'],
  [/^Links that lead nowhere/, 'Write the address of a page, or leave the text.'],
  [/^Addresses that browsers/, 'Leave them, or write links that browsers can open.'],
  [/^(?:Shortcodes|Liquid) in code/, 'The former site ran it. Write what it showed there, or leave it if readers should see it.'],
  [/^Missing pictures/, 'Put the picture into images/, and show it where its description is now.'],
  [/^Texts above lists/, 'The lists here have their own: write it into leads in site.yml.'],
  [/^Pages without text/, 'Write some, or delete the file.'],
  [/^Titles that only/, 'Their pages have the heading that their texts begin with, as they had.'],
  [/without a counterpart, kept as comments$/, 'Write what readers saw there in place of the comment, or delete it.'],
  [/^Front matter without/, 'It is left out. Put what readers should know into the text.'],
  [/^Front matter that can/, 'It is left out. Fix the line, and import the file again, or write the fields on the new page.'],
  [/^Pages dated later/, 'The former site held them back, too. Remove publishAt from a page to publish it at once.'],
  [/^Notes that the Digital/, 'Remove draft: true from a note to publish it.'],
  [/^Symbolic links/, 'Put a copy of what they lead to in their places, and import the folder again.'],
  [/^Settings of addresses/, 'Write the former addresses that they make into aliases of the pages.'],
  [/^Redirects that lead/, 'Write each address into aliases of the page that it should lead to.'],
  [/^Links with a part/, 'Write the whole address in a link, or leave the text.'],
  [/^Components around/, 'They show the text as it is written. If the component filled something in, such as a version, write the result.'],
  [/^Imports of files/, 'A comment marks where each component was. Write the text of each file there.'],
  [/^Tables read/, 'Write the table where the comment is.'],
  [/^Dates that can/, 'They are left out. Write each as YYYY-MM-DD on the new page.'],
  [/^Files that the former site/, 'Remove draft: true from a file to publish it.'],
  [/^Texts in HTML/, 'Convert them to Markdown, and import the folder again.'],
  [/^Files that couldn/, 'Fix the line, and import the file again.'],
  [/^Blocks in a language/, 'They are shown without highlighting.'],
  [/^Blocks of code in tables/, 'Put those that are copied as a whole below their tables.'],
];

function groupOf(what: string, findings: readonly Finding[]): string {
  const toDo = ADVICE.flatMap(([pattern, text]) => (pattern.test(what) ? [text] : []));
  const lines = [...groupedBy(findings, (each) => each.about ?? each).values()].map(linesOf);
  const shown = isInformational(what) ? lines.slice(0, MAX_LINES) : lines;
  const more = lines.length - shown.length;
  return [`${what} (${findings.length})`, ...toDo.map((text) => `  ${text}`), ...shown, ...(more > 0 ? [`  … and ${more} more`] : [])].join('\n');
}

const MAX_LETTERS = 100;
/** How many lines are shown of a group that needs no action. */
const MAX_LINES = 5;
/** How many places are shown of findings about the same thing. */
const MAX_PLACES = 3;

/** A finding with its place and text; findings about the same thing share a line, which names the first places. */
function linesOf(findings: readonly Finding[]): string {
  const [{ file, line, text, about } = { file: '', line: 1, text: '' }] = findings;
  if (about === undefined || findings.length === 1) return `  ${file}:${line}${withSpacing(text)}`;
  const places = findings.slice(0, MAX_PLACES).map((each) => `${each.file}:${each.line}`);
  const more = findings.length - places.length;
  return `  ${about}  ${findings.length} times: ${places.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function withSpacing(text: string): string {
  const first = text.trim().split('\n', 1)[0] ?? '';
  return first ? `  ${first.length > MAX_LETTERS ? `${first.slice(0, MAX_LETTERS)}…` : first}` : '';
}

function summaryOf(count: number): string {
  return count === 0 ? 'Nothing to look at.' : `${counted(count, 'place')} to look at.`;
}
