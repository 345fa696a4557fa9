/** A count of stars or forks: 45,200 → 45.2k. The figures are rounded anyway. */
export function roundedCount(count: number): string {
  return count < 1000 ? String(count) : `${(count / 1000).toFixed(1).replace(/\.0$/, '')}k`;
}
