import type { Position } from './fieldPositions';

/** The place of an offset in a text, given in UTF-16 units. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
