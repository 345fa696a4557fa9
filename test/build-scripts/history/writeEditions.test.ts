import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { historiesFromGit } from '../../../build-scripts/lib/history/writeEditions';
import type { readSettings } from '../../../build-scripts/lib/settings/settings';
import { readFiles, temporaryFolder, writeFiles } from '../support/folder';
import { modelOf } from '../support/model';
import { commitAll } from '../support/repository';
import { wiki } from '../support/texts';

describe('npm run editions -- --from-git', () => {
  const folder = temporaryFolder();
  const settingsOf = (contentDir: string) => ({ contentDir, site: { timeZone: 'UTC' } }) as Awaited<ReturnType<typeof readSettings>>;

  it('W12 leaves every history as it is in a shallow clone, which lacks the earlier texts, and says what to do', async () => {
    const full = join(folder, 'full');
    const clone = join(folder, 'clone');
    for (const [index, body] of ['One.', 'Two.'].entries()) {
      writeFiles(full, { 'wiki/a.md': wiki({ body }) });
      commitAll(full, `2026-11-0${index + 1}`);
    }
    expect(historiesFromGit(settingsOf(full), await modelOf(full), [])).toEqual(['wiki/a  2 editions']);
    commitAll(full, '2026-11-03');
    execFileSync('git', ['clone', '-q', '--depth=1', `file://${full}`, clone]);
    const model = await modelOf(clone);
    expect(() => historiesFromGit(settingsOf(clone), model, [])).toThrow(/has only the latest commits.*git fetch --unshallow/);
    expect(readFiles(join(clone, 'history'))).toEqual(readFiles(join(full, 'history')));
  });
});
