import type { Scanner } from './Scanner';
import type { WordReader } from './WordReader';

const ASSIGNED = /[A-Za-z_]\w*(?:\[[^\]\n]*\])?(?=\+?=)/y;

/** Reads `name=value` or `name=(words)`; false if there is none here. */
export function readAssignment(scanner: Scanner, words: WordReader): boolean {
  if (!scanner.take(ASSIGNED, 'name')) return false;
  scanner.take(/\+?=/y, 'quiet');
  if (scanner.startsWith('(')) readArray(scanner, words);
  else words.read('');
  return true;
}

function readArray(scanner: Scanner, words: WordReader): void {
  scanner.push('(', 'quiet');
  while (!scanner.isAtEnd && !scanner.startsWith(')')) {
    if (scanner.take(/\s+/y, '') || scanner.take(/#[^\n]*/y, 'comment') || words.read('')) continue;
    scanner.take(/[\s\S]/y, '');
  }
  scanner.take(/\)/y, 'quiet');
}
