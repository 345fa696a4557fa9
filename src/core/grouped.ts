/** A number as written in prose: `2,000`. */
export function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
