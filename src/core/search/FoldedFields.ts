import { foldCase } from './foldCase';
import type { IndexedDocument } from './format';

/** The folded fields of one document, without its body. */
interface Row {
  readonly title: string;
  readonly extras: readonly string[];
}

/** The documents' titles, tags and excerpts, folded when first asked for and kept. */
export class FoldedFields {
  readonly #documents: readonly IndexedDocument[];
  readonly #rows: (Row | undefined)[] = [];

  constructor(documents: readonly IndexedDocument[]) {
    this.#documents = documents;
  }

  title(doc: number): string {
    return this.#row(doc).title;
  }

  /** Each tag, and the excerpt: apart, for a needle doesn't reach from one into the next. */
  extras(doc: number): readonly string[] {
    return this.#row(doc).extras;
  }

  #row(doc: number): Row {
    return (this.#rows[doc] ??= foldRow(this.#documents[doc]));
  }
}

function foldRow(document: IndexedDocument | undefined): Row {
  const { title = '', tags = [], excerpt } = document ?? {};
  return { title: foldCase(title), extras: [...tags, ...(excerpt === undefined ? [] : [excerpt])].map(foldCase) };
}
