/**
 * The search's only case folding: needles and texts are both folded by it, and matching is defined on its output.
 *
 * It is a context-free `String.prototype.toLowerCase`. The only context-dependent rule of toLowerCase is the Greek final
 * sigma (Unicode SpecialCasing, Final_Sigma), which would make the fold of a fragment differ from that fragment of the
 * fold, so `ς` becomes `σ` like every other lowercase form of `Σ`. `foldCase(a + b)` is then `foldCase(a) + foldCase(b)`
 * for every cut between two code points. The result can be longer: `İ` gives two units.
 *
 * Quotes become straight as well: pages set them curly, visitors and code write them straight.
 */
export function foldCase(text: string): string {
  return straightQuotes(text.toLowerCase().replaceAll('ς', 'σ'));
}

/** A text with its curly quotes and apostrophes straight; every offset stays the same. */
export function straightQuotes(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}
