import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../build-scripts/lib/files/paths';
import { temporaryFolder } from './support/folder';

describe('npm run sbom', () => {
  const folder = temporaryFolder();

  it('lists the packages beside a build that isn’t there yet, in a folder that isn’t either', () => {
    const env = { ...process.env, OUT_DIR: join(folder, 'missing/dir/site') };
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'build-scripts/sbom.ts'], { cwd: ROOT, encoding: 'utf8', env });
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(readFileSync(join(folder, 'missing/dir/site.cdx.json'), 'utf8'))).toHaveProperty('bomFormat', 'CycloneDX');
  });
});
