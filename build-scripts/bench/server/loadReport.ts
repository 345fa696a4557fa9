import { quantile } from '../quantile';
import type { LoadRow } from './measureLoads';

/** The table of docs/server-load.md. */
export function loadTable(rows: readonly LoadRow[], measured: string): string {
  return [
    measured,
    '',
    '| Besides | requests a second | p50 ms | p99 ms | wrong answers | peak memory MB |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map(rowOf),
  ].join('\n');
}

function rowOf({ name, seconds, times, faults, peakMemory }: LoadRow): string {
  const at = (part: number) => quantile(times, part).toFixed(0);
  const perSecond = Math.round(times.length / seconds);
  return `| ${[name, perSecond, at(0.5), at(0.99), faults.length, peakMemory === null ? '–' : Math.round(peakMemory)].join(' | ')} |`;
}
