/** Binary search: the first number below `size` for which a condition that once true stays true holds; else `size`. */
export function firstWhere(size: number, holds: (number: number) => boolean): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
