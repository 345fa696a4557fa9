import { join } from 'node:path';
import { conflictIn } from '../../../../build-scripts/lib/content/source/gitConflict';
import { readLedger } from '../../../../build-scripts/lib/content/ledger/ledger';
import { readSite } from '../../../../build-scripts/lib/content/site/siteFile';
import { readScriptRuns } from '../../../../build-scripts/lib/verify/scriptRuns/scriptRuns';
import { temporaryFolder, writeFiles } from '../../support/folder';
import { modelOf, problemLines } from '../../support/model';

const CONFLICT = '<<<<<<< HEAD\nname: Kim\n=======\nname: Max\n>>>>>>> theirs\n';
const KEEP = 'has a Git conflict: <<<<<<< HEAD → Keep one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>.';

describe('what Git has left of two versions', () => {
  const folder = temporaryFolder();

  it('is told for every file of data at once, and none is called damaged or to be deleted', async () => {
    const dir = join(folder, 'data');
    const names = ['checks/wiki/a.yml', 'history/a.json', 'lifecycle.yml', 'open-source.yml', 'recordings/wiki/a.json', 'resume.yml'];
    writeFiles(dir, Object.fromEntries(names.map((name) => [name, `\n${CONFLICT}`])));
    const lines = await problemLines(modelOf(dir));
    expect(lines.map((line) => line.replace(`${dir}/`, '')).sort()).toEqual(names.map((name) => `${name}:2:1 ${KEEP}`));
  });

  it('is told for the site’s constants, the ledger and the runs of scripts', () => {
    const dir = join(folder, 'others');
    writeFiles(dir, { 'site.yml': CONFLICT, 'ledger.json': `{\n${CONFLICT}}\n`, 'script-runs.json': CONFLICT });
    expect(readSite(dir).problems.map(({ line, message, hint }) => `${line} ${message} → ${hint}`)).toEqual([`1 ${KEEP}`]);
    expect(() => readLedger(dir)).toThrow(/ledger\.json:2:1 has a Git conflict: <<<<<<< HEAD\n {2}Keep one/);
    expect(() => readScriptRuns(dir)).toThrow(/script-runs\.json:1:1 has a Git conflict/);
  });

  it.each(['summary: |\n  Title\n  =======\n', 'a: "<<<<<<< HEAD"\n', '["=======\\n"]'])('is no text in a value: %j', (text) => {
    expect(conflictIn(text)).toBeUndefined();
  });
});
