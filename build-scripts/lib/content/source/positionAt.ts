import type { Position } from './fieldPositions';

/** The text that was asked about last, and where its lines begin: problems come in their hundreds from one text. */
let last: { readonly text: string; readonly starts: readonly number[] } = { text: '', starts: [0] };

/** The position of an offset, which is in UTF-16 code units. */
export function positionAt(text: string, offset: number): Position {
  if (last.text !== text) last = { text, starts: startsOf(text) };
  const { starts } = last;
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

function startsOf(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
