/**
 * The numbers of documents that a command line names.
 *
 * @throws Error with the words that are none
 */
export function sizesIn(words: readonly string[]): number[] {
  const wrong = words.filter((word) => !/^[1-9]\d*$/.test(word));
  if (wrong.length > 0) throw new Error(`${wrong.join(', ')}: not a number of documents; write one such as 500.`);
  return words.map(Number);
}

/**
 * The paths that a command line names.
 *
 * @throws Error with the words that are none
 */
export function pathsIn(words: readonly string[]): readonly string[] {
  const wrong = words.filter((word) => !word.startsWith('/'));
  if (wrong.length > 0) throw new Error(`${wrong.join(', ')}: not a path of the site; use one such as /wiki/ssh.`);
  return words;
}
