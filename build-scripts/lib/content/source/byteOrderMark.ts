const MARKS = [
  { mark: '\xFF\xFE', encoding: 'utf-16le' },
  { mark: '\xFE\xFF', encoding: 'utf-16be' },
] as const;

/** The UTF-16 encoding that a file's byte order mark announces; undefined without such a mark. */
export function utf16Of(bytes: Buffer): (typeof MARKS)[number]['encoding'] | undefined {
  const start = bytes.toString('latin1', 0, 2);
  return MARKS.find(({ mark }) => start === mark)?.encoding;
}
