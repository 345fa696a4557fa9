/** Whether some end of a text is also its start, as in `aa` and `abcab`: only then can its occurrences overlap. */
export function canOverlapItself(text: string): boolean {
  for (let length = 1; length < text.length; length += 1) {
    if (text.endsWith(text.slice(0, length))) return true;
  }
  return false;
}
