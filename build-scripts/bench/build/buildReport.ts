import { counted } from '../../../src/core/counted';
import { median } from '../../lib/reports/median';
import type { TreeCost } from './measureTree';

/** What the builds of one generator cost, run by run. */
export interface BuildRow {
  readonly name: string;
  readonly makes: string;
  readonly cold: readonly TreeCost[];
  readonly warm: readonly TreeCost[];
  readonly edit: readonly TreeCost[];
}

export interface SizeReport {
  /** How many articles were asked for. */
  readonly size: number;
  readonly megabytes: number;
  readonly runs: number;
  readonly rows: readonly BuildRow[];
}

const HOW = `All build the same folder of real articles (\`npm run bench:content\`), one generator after another: cold, with nothing left from an earlier build;
warm, with nothing changed; and after a sentence was added to one article. Seconds are medians of wall-clock time, which grows with other load on
the machine; CPU seconds, in brackets, cover all the build's processes and depend less on it. Memory is the peak of all processes together in any
run, with shared memory counted once.`;

/** The report as Markdown. */
export function buildReport(reports: readonly SizeReport[], provenance: string): string {
  const makers = reports[0]?.rows.map(({ name, makes }) => `- **${name}** makes ${makes}.`) ?? [];
  const sections = ['# Builds of real articles', `Measured by \`npm run bench:build\` on ${provenance}.`, HOW, makers.join('\n'), ...reports.map(sizeSection)];
  return `${sections.join('\n\n')}\n`;
}

function sizeSection({ size, megabytes, runs, rows }: SizeReport): string {
  const table = [
    '| | cold s | warm s | one edit s | peak MB cold | warm | one edit |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map(({ name, cold, warm, edit }) => `| ${[name, ...[cold, warm, edit].map(times), ...[cold, warm, edit].map(memory)].join(' | ')} |`),
  ];
  return `## ${size.toLocaleString('en-US')} articles, ${megabytes.toFixed(1)} MB (${counted(runs, 'run')})\n\n${table.join('\n')}`;
}

function times(costs: readonly TreeCost[]): string {
  return `${median(costs.map(({ seconds }) => seconds)).toFixed(1)} (${median(costs.map(({ cpuSeconds }) => cpuSeconds)).toFixed(1)})`;
}

function memory(costs: readonly TreeCost[]): string {
  return Math.max(...costs.map(({ peakMB }) => peakMB)).toFixed(0);
}
