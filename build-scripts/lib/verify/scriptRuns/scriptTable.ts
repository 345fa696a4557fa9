import { RELEASE_NAMES } from '../../content/code/debianReleases';
import type { ScriptRun, ScriptRuns } from './scriptRuns';

const HEAD = ['Guide', 'Release', 'Day', 'Machines', 'Blocks', 'As the ledger says', 'Lines of the guide that differ'];

/**
 * The table for docs/guide-scripts.md: every guide that has a script, with its runs.
 *
 * @param hashes of the scripts today, by guide
 */
export function scriptTable(hashes: ReadonlyMap<string, string>, runs: ScriptRuns): string {
  const rows = [...hashes].flatMap(([key, hash]) => {
    const known = RELEASE_NAMES.flatMap((release) => {
      const run = runs[key]?.[release];
      return run ? [[`\`${key}\``, release, ...cellsOf(run, hash)]] : [];
    });
    return known.length > 0 ? known : [[`\`${key}\``, 'not run', '', '', '', '', '']];
  });
  const align = HEAD.map((_, column) => (column > 2 && column < 6 ? '---:' : '---'));
  return [HEAD, align, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cellsOf({ hash, date, machines, blocks, same, differences }: ScriptRun, today: string): string[] {
  const lines = [...new Set(differences.map(({ line }) => line))].sort((a, b) => a - b);
  return [hash === today ? date : `${date}, changed since`, String(machines), String(blocks), String(same), lines.join(', ')];
}
