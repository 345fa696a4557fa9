import type { Position } from './fieldPositions';

/** The position of an offset, which is in UTF-16 code units. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
