const MARKS = [
  { mark: '\xFF\xFE', encoding: 'utf-16le' },
  { mark: '\xFE\xFF', encoding: 'utf-16be' },
] as const;

/** Which UTF-16 a file says that it is in, by the mark that it begins with; undefined for any other. */
export function utf16Of(bytes: Buffer): (typeof MARKS)[number]['encoding'] | undefined {
  const start = bytes.toString('latin1', 0, 2);
  return MARKS.find(({ mark }) => start === mark)?.encoding;
}
