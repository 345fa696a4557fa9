import { OCCURRENCE_CAP } from '../../limits';
import { foldCase } from '../../text/foldCase';
import type { SearchDocument } from '../../types';
import { SHARD_FLAG } from '../format';
import type { Posting } from '../tableShard';
import { EQUAL_TITLE } from './KeyCounter';

/** The folded fields of a document, from which the tables are made. */
export interface FoldedDocument {
  readonly title: string;
  readonly body: string;
  /** The tags and the excerpt. */
  readonly extras: readonly string[];
  /** How many pieces the body is cut into. */
  readonly pieceCount: number;
}

/** Ends every field: half a surrogate pair, which no folded field contains. */
export const FIELD_END = 0xdc00;
/** Replaces every unpaired surrogate; a needle never contains one. U+DC00 is reserved: it ends a field. */
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

/** Documents are looked up by stretches of 64 units: a number for each unit would take most of the memory. */
const STRETCH_SHIFT = 6;

/** All fields of all documents in one array of units, with the document of each offset. */
export class PhraseText {
  readonly units: Uint16Array;
  /** By stretch of units: the document that it begins in. */
  readonly #docs: Uint32Array;
  /** By document: where its body starts; the title follows the body, then the other fields. */
  readonly #starts: number[] = [];
  readonly #documents: readonly FoldedDocument[];
  readonly #pieceLength: number;

  constructor(documents: readonly FoldedDocument[], pieceLength: number) {
    this.#documents = documents;
    this.#pieceLength = pieceLength;
    const size = documents.reduce((sum, document) => sum + fieldsOf(document).reduce((length, field) => length + field.length + 1, 0), 0);
    this.units = new Uint16Array(size);
    this.#docs = new Uint32Array((size >>> STRETCH_SHIFT) + 1);
    this.#fill();
  }

  docAt(offset: number): number {
    let doc = this.#docs[offset >>> STRETCH_SHIFT] ?? 0;
    while (offset >= (this.#starts[doc + 1] ?? Infinity)) doc += 1;
    return doc;
  }

  /** Calls `visit` for each field with its offset. */
  eachField(visit: (field: string, offset: number) => void): void {
    this.#documents.forEach((document, doc) => {
      let offset = this.#starts[doc] ?? 0;
      for (const field of fieldsOf(document)) {
        visit(field, offset);
        offset += field.length + 1;
      }
    });
  }

  textAt(offset: number, length: number): string {
    return String.fromCharCode(...this.units.subarray(offset, offset + length));
  }

  /** The posting of a text of a given length at ascending offsets in one document. */
  postingOf(doc: number, offsets: Uint32Array, length: number): Posting {
    const document = this.#documents[doc];
    if (!document) throw new RangeError(`no document ${doc}`);
    const start = this.#starts[doc] ?? 0;
    const titleStart = start + document.body.length + 1;
    const extrasStart = titleStart + document.title.length + 1;
    const isTitle = length === document.title.length;
    let inBody = 0;
    let flags = 0;
    for (const offset of offsets) {
      if (offset < titleStart) inBody += 1;
      else if (offset >= extrasStart) flags |= SHARD_FLAG.extra;
      else flags |= isTitle && offset === titleStart ? EQUAL_TITLE : SHARD_FLAG.title;
    }
    const [first = start] = offsets;
    return {
      doc,
      flags: flags | Math.min(inBody, OCCURRENCE_CAP),
      piece: inBody === 0 ? 0 : pieceAt(first - start, document, this.#pieceLength),
    };
  }

  #fill(): void {
    let at = 0;
    this.#documents.forEach((document, doc) => {
      this.#starts.push(at);
      const firstStretch = Math.ceil(at / (1 << STRETCH_SHIFT));
      for (const field of fieldsOf(document)) {
        for (let into = 0; into < field.length; into += 1) this.units[at++] = field.charCodeAt(into);
        this.units[at++] = FIELD_END;
      }
      this.#docs.fill(doc, firstStretch, Math.ceil(at / (1 << STRETCH_SHIFT)));
    });
  }
}

function fieldsOf({ body, title, extras }: FoldedDocument): readonly string[] {
  return [body, title, ...extras];
}
