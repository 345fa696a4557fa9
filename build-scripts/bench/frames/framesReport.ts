import { median } from '../pageReport';
import type { Smoothness } from './frameProbe';
import type { FrameRow } from './measureFrames';

/** The table of docs/frames.md. */
export function framesTable(rows: readonly FrameRow[], measured: string): string {
  return [
    measured,
    '',
    '| | width | answer ms | late frames | longest ms | late without scripts |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map(rowOf),
  ].join('\n');
}

function rowOf({ name, width, ours, floor }: FrameRow): string {
  const middle = (key: keyof Smoothness) => median(ours.map((run) => run[key])).toFixed(0);
  return `| ${[name, width, middle('answer'), lateOf(ours), middle('longest'), floor.length > 0 ? lateOf(floor) : '–'].join(' | ')} |`;
}

/** The median, and each run's. */
function lateOf(runs: readonly Smoothness[]): string {
  const counts = runs.map(({ late }) => late);
  return `${median(counts)} (${counts.join(', ')})`;
}
