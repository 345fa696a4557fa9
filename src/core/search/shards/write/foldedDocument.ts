import { foldCase } from '../../text/tokens';
import type { SearchDocument } from '../../types';

/** The fields of a document, folded, as the tables are made from them. */
export interface FoldedDocument {
  readonly title: string;
  readonly body: string;
  /** The tags and the excerpt. */
  readonly extras: readonly string[];
  /** How many pieces the body is cut into. */
  readonly pieceCount: number;
}

/** Replaces every unpaired surrogate; a needle never contains one. U+DC00 is reserved: it ends a field (PhraseText.ts). */
const LONE = '\uDFFF';

export function foldDocument({ title, body, tags, excerpt }: SearchDocument, pieceLength: number): FoldedDocument {
  const extras = [...tags, ...(excerpt === undefined ? [] : [excerpt])];
  return { title: plainFold(title), body: plainFold(body), extras: extras.map(plainFold), pieceCount: pieceCountOf(body, pieceLength) };
}

/** A body whose fold has another length has one piece, so that an offset in the fold always tells the piece. */
export function pieceCountOf(body: string, pieceLength: number): number {
  return foldCase(body).length === body.length ? Math.max(1, Math.ceil(body.length / pieceLength)) : 1;
}

export function pieceAt(offset: number, { pieceCount }: Pick<FoldedDocument, 'pieceCount'>, pieceLength: number): number {
  return Math.min(Math.floor(offset / pieceLength), pieceCount - 1);
}

function plainFold(text: string): string {
  return foldCase(text).replace(/\p{Surrogate}/gu, LONE);
}
