import type { Scanner } from './Scanner';
import type { WordReader } from './WordReader';

const OPERATOR = /&&|\|\||[()<>]|[!=]?=(?!~)|!(?=\s)/y;

/** Reads `[[ … ]]`, in which `<`, `(` and the like compare and group; false if there is none here. */
export function readTest(scanner: Scanner, words: WordReader): boolean {
  if (!scanner.take(/\[\[(?=\s)/y, 'word')) return false;
  while (!scanner.isAtEnd && !scanner.take(/\]\](?![^\s;&|<>()])/y, 'word')) {
    if (scanner.take(/\s+/y, '') || readPattern(scanner, words) || scanner.take(OPERATOR, 'quiet')) continue;
    if (words.readOption() || words.read('')) continue;
    scanner.take(/[\s\S]/y, '');
  }
  return true;
}

function readPattern(scanner: Scanner, words: WordReader): boolean {
  if (!scanner.take(/=~/y, 'quiet')) return false;
  scanner.take(/\s+/y, '');
  words.read('', 'pattern');
  return true;
}
