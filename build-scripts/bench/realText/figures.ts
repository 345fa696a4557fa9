import type { RealArticle } from './articles';

/** The size of a collection of texts, and what it consists of. */
export interface TextFigures {
  readonly articles: number;
  readonly megabytes: number;
  /** Mean size of an article, in KB. */
  readonly kilobytes: number;
  readonly words: number;
  readonly vocabulary: number;
  /** The share of the bytes that is in code blocks. */
  readonly codeShare: number;
}

const WORD = /[\p{L}\p{N}]+/gu;
const FENCED = /^(`{3,}|~{3,}).*\n[\s\S]*?^\1/gm;

export function figuresOf(articles: readonly RealArticle[]): TextFigures {
  const vocabulary = new Set<string>();
  let [words, bytes, code] = [0, 0, 0];
  for (const { text } of articles) {
    const found = text.toLowerCase().match(WORD) ?? [];
    found.forEach((word) => vocabulary.add(word));
    words += found.length;
    bytes += Buffer.byteLength(text);
    code += (text.match(FENCED) ?? []).reduce((sum, block) => sum + Buffer.byteLength(block), 0);
  }
  const megabytes = bytes / 1e6;
  return {
    articles: articles.length,
    megabytes,
    kilobytes: bytes / 1e3 / Math.max(1, articles.length),
    words,
    vocabulary: vocabulary.size,
    codeShare: code / Math.max(1, bytes),
  };
}

/** The figures as one line of text. */
export function describeFigures({ articles, megabytes, kilobytes, words, vocabulary, codeShare }: TextFigures): string {
  const count = (value: number) => value.toLocaleString('en-US');
  return (
    `${count(articles)} articles, ${megabytes.toFixed(1)} MB (${kilobytes.toFixed(1)} KB each), ${Math.round(codeShare * 100)}% of it in code blocks, ` +
    `${count(words)} words, ${count(vocabulary)} of them distinct`
  );
}
