/** Files with further letters of the typeface, and which: their `unicode-range` in `_fonts.scss`. */
export const FURTHER_FACES: readonly (readonly [file: RegExp, letters: RegExp])[] = [
  [/-accents\.[^/]*woff2$/, /[\u00c0-\u00d6\u00d8-\u00ff]/],
  [/-ext\.[^/]*woff2$/, /[\u00a1-\u00a6\u00a8-\u00ac\u00ae\u00af\u00b2-\u00b6\u00b8-\u00bf\u0100-\u017e\u0218-\u021b\u1e9e\u201a\u201e\u2039\u203a]/],
];

/** Whether a file has only letters that most pages lack; browsers ask for it where one is shown. */
export function isFurtherFace(name: string): boolean {
  return FURTHER_FACES.some(([file]) => file.test(name));
}
