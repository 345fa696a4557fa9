/** Binary search: the first number below `size` for which a monotonic condition holds; `size` if there is none. */
export function lowerBound(size: number, holds: (number: number) => boolean): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
