/** The ranges of a list of lines such as `2,4-6`, as written: one may end before it begins, or lie outside of its block. */
export function lineRanges(list: string): readonly (readonly [from: number, to: number])[] {
  return list.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return part.trim() === '' ? [] : [[from, to] as const];
  });
}
