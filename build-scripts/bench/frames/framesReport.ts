import { median } from '../../lib/reports/median';
import type { Smoothness } from './frameProbe';
import type { FrameRow } from './measureFrames';

/** The table of docs/frames.md. */
export function framesTable(rows: readonly FrameRow[], measured: string): string {
  return [
    measured,
    '',
    '| | width | answer ms | without scripts | late frames | longest ms | late without scripts |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map(rowOf),
  ].join('\n');
}

function rowOf({ name, width, ours, floor }: FrameRow): string {
  const middle = (runs: readonly Smoothness[], key: keyof Smoothness) => (runs.length > 0 ? median(runs.map((run) => run[key])).toFixed(0) : '–');
  const cells = [name, width, middle(ours, 'answer'), middle(floor, 'answer'), lateOf(ours), middle(ours, 'longest'), lateOf(floor)];
  return `| ${cells.join(' | ')} |`;
}

/** The median, and the count of each run. */
function lateOf(runs: readonly Smoothness[]): string {
  if (runs.length === 0) return '–';
  const counts = runs.map(({ late }) => late);
  return `${median(counts)} (${counts.join(', ')})`;
}
