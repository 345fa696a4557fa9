import { spawnSync } from 'node:child_process';
import { ROOT } from '../../../build-scripts/lib/files/paths';
import { listOpen } from '../../../build-scripts/lib/history/writeEditions';
import { modelFrom } from '../support/model';
import { wiki } from '../support/texts';

describe('npm run editions, which writes nothing by itself', () => {
  it('W12 lists what has no edition yet, or only of the guides that are named, which must exist', async () => {
    const model = await modelFrom({ 'wiki/a.md': wiki(), 'wiki/b.md': wiki() });
    expect(listOpen(model, [])).toEqual(['wiki/a  its first edition', 'wiki/b  its first edition']);
    expect(listOpen(model, ['wiki/b'])).toEqual(['wiki/b  its first edition']);
    expect(() => listOpen(model, ['wiki/nonexistent'])).toThrow('there is no guide wiki/nonexistent');
  });

  it('W12 refuses --minor without --write, which it would belong to', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['build-scripts/bootstrap.mjs', 'editions', '--minor'], { cwd: ROOT, encoding: 'utf8' });
    expect([status, stdout, stderr]).toEqual([1, '', 'editions: --minor says how --write records the changes; add --write.\n']);
  });
});
