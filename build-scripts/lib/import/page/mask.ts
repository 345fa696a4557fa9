/*
 * Code and comments must come through every pass unchanged: each is replaced by a mark of private-use characters and put back
 * at the end, after whatever precedes it on its line by then (quote markers, indentation).
 */
const MARK = /\uE000(\d+)\uE001/g;
/** Whether something of a text is kept elsewhere: code or a comment. */
export const HAS_MARK = /\uE000(\d+)\uE001/;
/** Quote markers, list markers and indentation, which can precede a block on its line. */
const CONTAINER = /^[\s>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*$/;

export class Mask {
  readonly #kept: string[] = [];

  /** Keeps a text and returns a mark to put in its place; an empty text is returned as it is. */
  keep(text: string): string {
    if (text === '') return '';
    this.#kept.push(text.replace(FORMER_ID, ''));
    return `\uE000${this.#kept.length - 1}\uE001`;
  }

  /** Replaces each mark in a text by what is made of the text kept for it. */
  replaceKept(text: string, make: (kept: string, mark: string) => string): string {
    return text.replace(MARK, (mark) => make(this.restore(mark), mark));
  }

  /** A text with everything that was kept put back. */
  restore(text: string): string {
    const restored = text
      .split('\n')
      .map((line) => this.#restoreLine(line))
      .join('\n');
    return HAS_MARK.test(restored) ? this.restore(restored) : restored;
  }

  /** A text as its author wrote it, with what has become a comment in the meantime. */
  written(text: string): string {
    return this.restore(text).replace(/<!-- ([^]*?) -->/g, (_, inside: string) => inside.replaceAll('&gt;', '>').replaceAll('- -', '--'));
  }

  #restoreLine(line: string): string {
    return line.replace(MARK, (_, index: string, at: number) => {
      const before = line.slice(0, at);
      const kept = this.#kept[Number(index)] ?? '';
      return CONTAINER.test(before) ? continued(kept, before.replace(/[^>\s]/g, ' ')) : kept;
    });
  }
}

/** A text with a prefix before each line after its first. */
function continued(text: string, prefix: string): string {
  return text.replace(/\n(?=([^\n])?)/g, (_, next?: string) => `\n${next === undefined ? prefix.trimEnd() : prefix}`);
}

/** The id that a heading had, generated, in the heading until it is known where the heading ends up. */
export const FORMER_ID = /\uE010([^\uE010\n]*)\uE010/g;
export const formerId = (id: string) => `\uE010${id}\uE010`;

/** A text without characters that could be taken for a mark. */
export function withoutMarks(text: string): string {
  return text.replace(FORMER_ID, '').replace(/[\uE000-\uE010]/g, '');
}

/** A comment that holds a text, for its author alone. */
export function commentOf(text: string): string {
  return `<!-- ${text.trim().replaceAll('--', '- -').replace(/>/g, '&gt;')} -->`;
}
