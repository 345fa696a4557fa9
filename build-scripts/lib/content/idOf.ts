/** Letters that no accent is taken from. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', ŋ: 'n', þ: 'th', ŧ: 't' };

/** The id that a title gives: its letters without accents, its digits, and hyphens. Empty when it has none of a to z. */
export function idOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðħıłŋþŧ]/g, (letter) => PLAIN[letter] ?? '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
