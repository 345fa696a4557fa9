/** A part of a pasted line, and whether it is looked for. */
interface LinePart {
  readonly text: string;
  readonly isDropped: boolean;
}

/** A longer dropped part is shown by its two ends, of this many characters each. */
const END_LENGTH = 40;

/**
 * A pasted line cut into what its message holds and what was left out of it (`normalizeLogLine`), in order. Words are found from
 * the line's end on, since most of what is dropped stands before the message. Blanks between kept words are kept.
 *
 * @param raw the line as pasted
 * @param message its words with single blanks between them
 */
export function messageParts(raw: string, message: string): readonly LinePart[] {
  const parts: LinePart[] = [];
  let start = raw.length;
  const add = (from: number, isDropped: boolean) => {
    const text = raw.slice(from, start);
    start = from;
    const [after] = parts;
    if (after && (after.isDropped === isDropped || text.trim() === '')) parts[0] = { ...after, text: text + after.text };
    else if (text !== '') parts.unshift({ text, isDropped });
  };
  for (const word of message.split(' ').reverse()) {
    const at = word.length > start ? -1 : raw.lastIndexOf(word, start - word.length);
    if (at < 0) continue;
    add(at + word.length, true);
    add(at, false);
  }
  add(0, true);
  return parts.map(({ text, isDropped }) => ({ text: isDropped ? shortened(text) : text, isDropped }));
}

const shortened = (text: string) => (text.length > 2 * END_LENGTH ? `${text.slice(0, END_LENGTH)}…${text.slice(-END_LENGTH)}` : text);
