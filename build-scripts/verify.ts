import { counted } from '../src/core/counted';
import { runCommand } from './lib/running/command';
import { readLedger } from './lib/content/ledger/ledger';
import { requireOwnContent } from './lib/files/requireOwnContent';
import { readSettings } from './lib/settings/settings';
import { readArticles } from './lib/verify/articles';
import { readOptions } from './lib/verify/options';
import { killAll } from './lib/verify/processes';
import { formatFailures, formatFaults, markdownTable, plainTable } from './lib/verify/report';
import { atTerminal, requireConsent } from './lib/verify/trust';
import { summaryOf } from './lib/verify/summary';
import { readScriptRuns } from './lib/verify/scriptRuns/scriptRuns';
import { scriptTable } from './lib/verify/scriptRuns/scriptTable';
import { scriptHashes, verifyScripts } from './lib/verify/verifyScripts';
import { verifyArticles } from './lib/verify/verifyArticles';
import { writeTable } from './lib/files/writeTable';

// Not the supervisors of machines: however the process ends, they notice, and remove their machines.
process.once('exit', killAll);

/** Checks every code block of the guides and posts; `--static` only what needs no root; `--install` installs missing programs first; `--write-table` puts the tables into docs/checks.md and docs/guide-scripts.md; `--summary` only prints what the ledger knows; `--script` runs the guides' scripts instead; `--trust` says that the guides of another folder are known. */
await runCommand(async () => {
  const options = readOptions();
  const { contentDir } = await readSettings();
  if (options.writesTable)
    requireOwnContent(contentDir, { name: 'verify', option: '--write-table', tells: 'docs/checks.md and docs/guide-scripts.md describe' });
  if (options.printsSummary) {
    const known = summaryOf(readArticles(contentDir, options.articles).articles, readLedger(contentDir));
    console.log(JSON.stringify(known, null, 2));
    return;
  }
  if (!options.isStatic) await requireConsent(contentDir, { isGiven: options.isTrusted, ask: atTerminal });
  if (options.runsScripts) {
    const failures = await verifyScripts(contentDir, options, console.log);
    if (options.writesTable) writeScriptTable(contentDir);
    if (failures.length > 0) throw new Error(`\n${formatFailures(failures)}\n\n${counted(failures.length, 'script block')} failed.`);
    return;
  }
  const { articles, ledger, failures, problems } = await verifyArticles(contentDir, options, console.log);
  console.log(plainTable(articles, ledger));
  if (options.writesTable) {
    writeTable({ file: 'docs/checks.md', name: 'checks', table: markdownTable(articles, ledger) });
    writeScriptTable(contentDir);
  }
  const faults = formatFaults(problems, failures);
  if (faults) throw new Error(`\n${faults}`);
});

function writeScriptTable(contentDir: string): void {
  writeTable({ file: 'docs/guide-scripts.md', name: 'scripts', table: scriptTable(scriptHashes(contentDir), readScriptRuns(contentDir)) });
}
