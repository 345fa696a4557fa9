/**
 * The one case fold of the search: needles and texts both go through it, and what matches is decided on its output.
 *
 * It is `String.prototype.toLowerCase` made free of context. The only rule of toLowerCase that looks at neighbours is
 * the Greek final sigma (Unicode SpecialCasing, Final_Sigma), which would make the fold of a fragment differ from that
 * fragment of the fold, so `ς` becomes `σ` like every other lowercase form of `Σ`. `foldCase(a + b)` is then
 * `foldCase(a) + foldCase(b)` for every cut between two code points. The result can be longer: `İ` gives two units.
 */
export function foldCase(text: string): string {
  return text.toLowerCase().replaceAll('ς', 'σ');
}
