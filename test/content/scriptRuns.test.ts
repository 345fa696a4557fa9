import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_CONTENT, ROOT } from '../../build-scripts/lib/files/paths';
import { readScriptRuns } from '../../build-scripts/lib/verify/scriptRuns/scriptRuns';
import { scriptTable } from '../../build-scripts/lib/verify/scriptRuns/scriptTable';
import { scriptHashes } from '../../build-scripts/lib/verify/verifyScripts';

it('the table of docs/guide-scripts.md is what the kept runs and the scripts of today give', () => {
  const hashes = scriptHashes(OWN_CONTENT);
  expect(hashes.size).toBeGreaterThan(0);
  const table = scriptTable(hashes, readScriptRuns(OWN_CONTENT));
  expect(readFileSync(join(ROOT, 'docs/guide-scripts.md'), 'utf8')).toContain(`<!-- scripts -->\n${table}\n<!-- /scripts -->`);
});
