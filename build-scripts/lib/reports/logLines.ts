import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeIndex, locate, type SearchResult, type SearchTexts, type TextParts } from '../../../src/core/search';
import { codeWithin, ENTRIES, findAnswer, parseQuery, showAnswer, type SearchLibrary } from '../../../src/core/search/advanced';
import { decodeDataFile } from '../../../src/core/site/dataFile';
import { SEARCH_TEXTS } from '../../../src/core/site/searchDataPaths';
import type { ContentModel } from '../content/model/model';
import { searchFiles } from '../content/search/searchFiles';
import { ROOT } from '../files/paths';

/** A message as a Debian package prints it, and what in the guides answers it. */
interface LogLine {
  readonly line: string;
  /** `wiki/ssh#connection-refused`; for a table's row, a colon, a space and a part of the row follow. Several are separated by ` or `. */
  readonly entry: string;
  /** The package, and the file of its source that has the message. */
  readonly source: string;
  /** Not looked at while the search was tuned. */
  readonly isHeldOut: boolean;
  /** When it was collected: each batch came before the tuning that followed. */
  readonly batch: number;
}

/** What the search shows first for a line. */
export interface LogLineAnswer extends LogLine {
  /** The page and the heading, such as `wiki/ssh#connection-refused`; '' if nothing was found. */
  readonly place: string;
  /** Whether the page is the wanted one, and whether what it marks is in the wanted entry. */
  readonly isPage: boolean;
  readonly isEntry: boolean;
  /** Whether the wanted page's list of messages names a part of the line. */
  readonly isNamed: boolean;
}

export function readLogLines(): readonly LogLine[] {
  return JSON.parse(readFileSync(join(ROOT, 'test/fixtures/log-lines.json'), 'utf8')) as readonly LogLine[];
}

/** The data that the built site's search has in the browser. */
export function searchLibrary(model: ContentModel): SearchLibrary {
  const data = [...searchFiles(model)].map(([path, text]) => [path, decodeDataFile(text).data as object] as const);
  const index = Object.assign({}, ...data.filter(([path]) => path !== SEARCH_TEXTS).map(([, part]) => part)) as unknown;
  const { texts, ...parts } = Object.fromEntries(data)[SEARCH_TEXTS] as { readonly texts: SearchTexts } & TextParts;
  return { index: decodeIndex(index), texts, parts };
}

/** Pastes each line into the search, and judges the first result. */
export function answerLogLines(library: SearchLibrary, lines: readonly LogLine[]): readonly LogLineAnswer[] {
  return lines.map((line) => ({ ...line, ...answerOf(library, line), isNamed: isNamed(library, line) }));
}

function answerOf(library: SearchLibrary, { line, entry }: LogLine): Pick<LogLineAnswer, 'place' | 'isPage' | 'isEntry'> {
  const { typed, results, help } = showAnswer(library, findAnswer(library, parseQuery(line)), 1);
  const [first] = [...typed, ...results, ...(help?.results ?? [])];
  if (!first) return { place: '', isPage: false, isEntry: false };
  const place = `${first.type}/${first.id}#${first.section?.id ?? ''}`;
  const row = markedRow(library, first);
  const wanted = entry.split(' or ').map((one) => one.split(': ', 2) as [place: string, row?: string]);
  return {
    place,
    isPage: wanted.some(([page]) => page.startsWith(`${first.type}/${first.id}#`)),
    isEntry: wanted.some(([wantedPlace, wantedRow = '']) => place === wantedPlace && row.includes(wantedRow)),
  };
}

/** The line of the page's text that is marked when the result is opened: the first match below the heading. */
function markedRow({ index, texts, parts }: SearchLibrary, { type, id, section, foundFor, listedAs = foundFor }: SearchResult): string {
  const doc = index.documents.findIndex((record) => record.type === type && record.id === id);
  const [from = 0] = parts?.sections[doc]?.find(([, heading]) => heading === section?.id) ?? [];
  const text = texts?.[doc]?.slice(from) ?? '';
  const [start = 0] = locate(text, listedAs) ?? [];
  return text.slice(text.lastIndexOf('\n', start) + 1).split('\n', 1)[0] ?? '';
}

/** A name with fewer words could occur in any line. */
const NAME_WORDS = 3;

/** Whether the wanted page's list of messages names the line: a heading or code of it is part of the line, where `…` matches anything. */
function isNamed({ index, texts, parts }: SearchLibrary, { line, entry }: LogLine): boolean {
  const words = wordsOf(line);
  return entry.split(' or ').some((one) => {
    const doc = index.documents.findIndex(({ type, id }) => one.startsWith(`${type}/${id}#`));
    const text = texts?.[doc] ?? '';
    const from = text.search(ENTRIES);
    if (from === -1) return false;
    const list = text.slice(from);
    const code = codeWithin(parts?.code[doc] ?? [], from, text.length).map(([start, end]) => list.slice(start, end));
    const headings = (parts?.sections[doc] ?? []).filter(([offset]) => offset > from).map(([offset]) => text.slice(offset).split('\n', 1)[0] ?? '');
    return [...code, ...headings].some((name) => {
      const named = name
        .split('…')
        .map(wordsOf)
        .filter((part) => part !== '');
      return named.join(' ').split(' ').length >= NAME_WORDS && named.every((part) => ` ${words} `.includes(` ${part} `));
    });
  });
}

/** The words of a text, separated by single spaces. */
const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []).join(' ');

/** How many lines there are, and for how many the wanted page and the wanted entry came first. */
interface LogLineScore {
  readonly lines: number;
  readonly pages: number;
  readonly entries: number;
}

export function scoreOf(answers: readonly LogLineAnswer[]): LogLineScore {
  const count = (fits: (answer: LogLineAnswer) => boolean) => answers.filter(fits).length;
  return { lines: answers.length, pages: count(({ isPage }) => isPage), entries: count(({ isEntry }) => isEntry) };
}

/** Scores of both sets, and a row for each message. Results of held-out messages are hidden, so that nobody tunes the search to them. */
export function logLineTable(answers: readonly LogLineAnswer[]): string {
  const halves = [false, true].map((isHeldOut) => answers.filter((answer) => answer.isHeldOut === isHeldOut));
  return [
    '| Messages | Number | The guide first | Its entry first |',
    '| --- | ---: | ---: | ---: |',
    ...halves.flatMap((half, at) => batchRows(['Tuned on', 'Held out'][at] ?? '', half)),
    '',
    '| Message, cut | From | Entry | Comes first |',
    '| --- | --- | --- | --- |',
    ...halves.flat().map(messageRow),
  ].join('\n');
}

function batchRows(name: string, answers: readonly LogLineAnswer[]): readonly string[] {
  const batches = [...new Set(answers.map(({ batch }) => batch))];
  return batches.flatMap((batch) => {
    const own = answers.filter((answer) => answer.batch === batch);
    const [named, others] = [true, false].map((isNamed) => scoreOf(own.filter((answer) => answer.isNamed === isNamed)));
    return [
      scoreRow(`${name}, batch ${batch}`, scoreOf(own)),
      ...(named && others ? [scoreRow('– named by the guide', named), scoreRow('– not named', others)] : []),
    ];
  });
}

function scoreRow(name: string, { lines, pages, entries }: LogLineScore): string {
  const share = (count: number) => `${count} (${((100 * count) / lines).toFixed(0)}%)`;
  return `| ${name} | ${lines} | ${share(pages)} | ${share(entries)} |`;
}

/** Where the table cuts messages, in characters. */
const SHOWN_LENGTH = 90;

function messageRow({ line, source, entry, place, isEntry, isHeldOut }: LogLineAnswer): string {
  const first =
    line
      .split('\n')
      .find((one) => /\w/.test(one))
      ?.trim() ?? '';
  const shown = (first.length > SHOWN_LENGTH ? `${first.slice(0, SHOWN_LENGTH)}…` : first).replaceAll('|', '\\|');
  const outcome = isHeldOut ? 'held out' : isEntry ? 'yes' : place === '' ? 'nothing' : `\`${place}\``;
  return `| \`\` ${shown} \`\` | ${source.replaceAll('|', '\\|')} | ${entry
    .split(' or ')
    .map((one) => `\`${one}\``)
    .join(' or ')} | ${outcome} |`;
}
