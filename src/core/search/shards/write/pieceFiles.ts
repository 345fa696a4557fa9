import { rowOf } from '../../index/buildIndex';
import { SHARDS } from '../../limits';
import { codeWithin, type TextCode, type TextSections } from '../../text/ranges';
import type { SearchDocument } from '../../types';
import type { PieceJson, PieceSection } from '../format';
import { pieceCountOf } from './foldedDocument';

/** A document and what is known of its text besides its words. */
interface NumberedDocument {
  readonly document: SearchDocument;
  readonly doc: number;
  readonly sections: TextSections;
  readonly code: TextCode;
}

/** The pieces of a document's body. */
export function piecesOf({ document, doc, ...structure }: NumberedDocument, pieceLength: number): readonly PieceJson[] {
  const { body } = document;
  const count = pieceCountOf(body, pieceLength);
  const row = rowOf(document);
  return Array.from({ length: count }, (_, piece) => {
    const [from, to] = [piece * pieceLength, piece === count - 1 ? body.length : (piece + 1) * pieceLength];
    const start = Math.max(0, from - SHARDS.lead);
    const end = Math.min(body.length, to + SHARDS.tail);
    return {
      of: [doc, piece],
      row,
      text: body.slice(start, end),
      own: [from - start, to - start],
      sections: sectionsWithin(body, structure.sections, [start, end]),
      code: distancesOf(codeWithin(structure.code, start, end)),
    };
  });
}

/** The headings in a part of a body, and the last one before it. */
function sectionsWithin(body: string, sections: TextSections, [start, end]: readonly [number, number]): readonly PieceSection[] {
  const before = sections.filter(([offset]) => offset < start).slice(-1);
  const inside = sections.filter(([offset]) => offset >= start && offset < end);
  return [...before, ...inside].map(([offset, id]) => [offset - start, id, body.slice(offset).split('\n', 1)[0] ?? '']);
}

/** Ranges as a `TextCode`. */
function distancesOf(ranges: readonly (readonly [start: number, end: number])[]): TextCode {
  return ranges.flatMap(([start, end], at) => [start - (ranges[at - 1]?.[1] ?? 0), end - start]);
}
