import type { Page } from '../page/page';

/** A line that begins with text, after a list marker if it has one. Masked inline code is text, too. */
const PARAGRAPH = /^[ \t]*(?:(?:[-*+]|\d+[.)])[ \t]+)?[*_"'([!]*[\p{L}\p{N}\uE000]/u;
const LIST_ITEM = /^\s*(?:[-*+]|\d+[.)])\s/;
/** What a line of a quote or an indented one begins with. */
const MARKERS = /^[ \t>]*$/;
const QUOTE = /^(?:[ \t]*>)+[ \t]*$/;
const IS_BLANK = /^[ \t>]*(?:\[![A-Z]+\])?$/;

/**
 * A text that is made part by part. How a part is added depends on the last lines alone; what comes before them is never read again, so that a
 * part of a long text costs no more than one of a short text.
 */
export class RenderedText {
  /** All but the last two lines. */
  #before = '';
  /** The last but one, with its end; empty without one. */
  #previous = '';
  #line = '';
  /** Whether the last line is nothing but indentation and quote markers. A line with text isn't looked at until it ends. */
  #isBare = true;
  /** The last line with text above the last one. */
  #above = '';

  /** The quote markers before what begins a line of a quote; empty anywhere else. */
  get quote(): string {
    return this.#isBare && QUOTE.test(this.#line) ? this.#line : '';
  }

  get #lineAbove(): string {
    return this.#previous.slice(0, -1);
  }

  toString(): string {
    return this.#before + this.#previous + this.#line;
  }

  /** Adds a text as it is. */
  write(text: string): void {
    if (!text.includes('\n')) {
      this.#isBare &&= MARKERS.test(text);
      this.#line += text;
      return;
    }
    const lines = this.#line + text;
    const end = lines.lastIndexOf('\n');
    const start = lines.slice(0, end).lastIndexOf('\n') + 1;
    const written = lines.slice(0, end).trimEnd();
    if (written) this.#above = written.slice(written.lastIndexOf('\n') + 1);
    this.#before += this.#previous + lines.slice(0, start);
    this.#previous = lines.slice(start, end + 1);
    this.#line = lines.slice(end + 1);
    this.#isBare = MARKERS.test(this.#line);
  }

  /** Adds a part; a block gets the indentation of the line on which it begins, so that it stays in its list. */
  append(part: string): void {
    const indent = part.startsWith('\n\n') && this.#isBare && !this.#line.includes('>') ? this.#line : '';
    const isInList = LIST_ITEM.test(this.#above) || (this.#above !== '' && this.#above.startsWith(indent));
    this.write(indent && isInList ? part.trim().replace(/\n(?=[^\n])/g, `\n${indent}`) + '\n\n' : part);
  }

  /** Adds a part after quote markers, and gives all its lines the same. A block is set apart from the lines around it. */
  appendQuoted(part: string, rest: string): void {
    const quote = this.quote.trimEnd();
    const quoted = part.trim().replace(/\n(?=([^\n])?)/g, (_, next?: string) => `\n${quote}${next ? ' ' : ''}`);
    const isBlock = part.startsWith('\n\n');
    if (isBlock && !IS_BLANK.test(this.#lineAbove)) {
      this.#line = quote;
      this.write(`\n${quote} `);
    }
    const [, below = ''] = rest.split('\n', 2);
    this.write(isBlock && !IS_BLANK.test(below) ? `${quoted}\n${quote}` : quoted);
  }

  /** Goes back to the end of the last paragraph, for a comment: on a line of its own it would end the paragraph, and a list around it, which a tag doesn't. */
  joinParagraph(page: Page): void {
    const above = this.#lineAbove;
    if (!this.#isBare || this.#line.includes('>') || !PARAGRAPH.test(above) || page.mask.restore(above).includes('\n')) return;
    this.#line = `${above.trimEnd()} `;
    this.#previous = '';
    this.#isBare = false;
  }
}
