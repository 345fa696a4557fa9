import { foldCase } from './foldCase';
import type { IndexedDocument } from './format';
import type { SearchTexts } from './types';

/** The folded fields of one document, without its body. */
interface Row {
  readonly title: string;
  /** Each tag, and the excerpt: matched one by one, for a needle doesn't reach from one into the next. */
  readonly extras: readonly string[];
}

/**
 * The documents' fields, folded when first asked for and kept: a visitor's queries look at few documents, and many
 * times at the same ones. The bodies are kept for one array of texts; another array starts afresh.
 */
export class FoldedFields {
  readonly #documents: readonly IndexedDocument[];
  readonly #rows: (Row | undefined)[] = [];
  #texts: SearchTexts | null = null;
  #bodies: (string | undefined)[] = [];

  constructor(documents: readonly IndexedDocument[]) {
    this.#documents = documents;
  }

  title(doc: number): string {
    return this.#row(doc).title;
  }

  extras(doc: number): readonly string[] {
    return this.#row(doc).extras;
  }

  body(doc: number, texts: SearchTexts): string {
    if (texts !== this.#texts) {
      this.#texts = texts;
      this.#bodies = [];
    }
    return (this.#bodies[doc] ??= foldCase(texts[doc] ?? ''));
  }

  #row(doc: number): Row {
    return (this.#rows[doc] ??= foldRow(this.#documents[doc]));
  }
}

function foldRow(document: IndexedDocument | undefined): Row {
  const { title = '', tags = [], excerpt } = document ?? {};
  return { title: foldCase(title), extras: [...tags, ...(excerpt === undefined ? [] : [excerpt])].map(foldCase) };
}
