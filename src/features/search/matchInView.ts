import { ROW_TEXT } from './limits';

/** Where a text may begin: at a word, or at a part of a path or of an assignment. */
const BEGINNINGS = /(?<=[\s/:=])(?![\s/:=])/g;

/** Where a row's text begins so that what is at an offset is in the lines that a phone shows: at `from`, unless that is too far ahead of it. */
export function beginInView(text: string, from: number, { at, shown }: { readonly at: number; readonly shown: string }): number {
  const others = Array.from(text.slice(from, at).matchAll(BEGINNINGS), ({ index }) => from + index);
  return [from, ...others].find((start) => isInView(text.slice(start, at) + shown)) ?? at;
}

/** Whether a text fits the lines. A word that doesn't fit on its line starts a new one. */
function isInView(text: string): boolean {
  const { lines, columns } = ROW_TEXT;
  // One for the ellipsis before the text, and two for the one after the last line.
  let used = 1;
  for (const word of text.split(/(?<=\s)/)) {
    const room = columns - (used % columns);
    used += word.length + (word.trimEnd().length > room ? room % columns : 0);
  }
  return used <= lines * columns - 2;
}
