/** Languages written from right to left, and such scripts, for tags that name one. */
const LANGUAGES: ReadonlySet<string> = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'iw', 'ji', 'ks', 'nqo', 'ps', 'sd', 'syr', 'ug', 'ur', 'yi']);
const SCRIPTS = /-(?:adlm|arab|aran|hebr|mand|mend|nkoo|rohg|samr|syrc|thaa)\b/i;

export type Direction = 'ltr' | 'rtl';

/** The direction of texts in a language (BCP 47); a script in the tag decides. */
export function directionOf(language: string): Direction {
  if (/-[a-z]{4}(?:-|$)/i.test(language)) return SCRIPTS.test(language) ? 'rtl' : 'ltr';
  return LANGUAGES.has((language.split('-')[0] ?? '').toLowerCase()) ? 'rtl' : 'ltr';
}
