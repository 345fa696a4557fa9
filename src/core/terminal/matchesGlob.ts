/**
 * Whether a name matches a pattern: `*` is any characters, `?` is one, a backslash escapes the next character. It
 * backtracks to the last star only, so the time is bounded by the product of the lengths.
 */
export function matchesGlob(name: string, glob: string): boolean {
  const parts = [...glob.matchAll(/\\([^])|([*?])|([^])/gu)].map(([, escaped, special, plain]) => ({ special, text: escaped ?? plain ?? special ?? '' }));
  const letters = [...name];
  let [at, part] = [0, 0];
  let star: { readonly part: number; at: number } | null = null;
  while (at < letters.length) {
    const current = parts[part];
    if (current?.special === '*') {
      star = { part, at };
      part += 1;
    } else if (current && (current.special === '?' || current.text === letters[at])) {
      at += 1;
      part += 1;
    } else if (star) {
      star.at += 1;
      [at, part] = [star.at, star.part + 1];
    } else return false;
  }
  return parts.slice(part).every(({ special }) => special === '*');
}
