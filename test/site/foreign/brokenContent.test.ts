import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../build-scripts/lib/files/paths';
import { FOREIGN_SITE } from '../../../build-scripts/lib/testing/testSites';
import { serveForeignSite } from '../support/builtSite';

const BROKEN = join(ROOT, 'test/fixtures/broken');
/** Files in the broken folder that are right. */
const FINE = ['draft.md'];
const site = serveForeignSite();

it('E1 E2 E3 E8 broken content is reported completely, with positions, exit code 1, and the site that was there stays', async () => {
  const env = { ...process.env, CONTENT_DIR: BROKEN, OUT_DIR: FOREIGN_SITE, BASE_PATH: '/sub/', SITE_URL: '' };
  const { status, stderr } = spawnSync(process.execPath, ['build-scripts/bootstrap.mjs', 'build'], { cwd: ROOT, env, encoding: 'utf8' });
  expect(status).toBe(1);
  const broken = ['wiki', 'blog', 'projects'].flatMap((folder) => readdirSync(join(BROKEN, folder))).filter((name) => !FINE.includes(name));
  expect(broken.filter((name) => !new RegExp(`${name.replaceAll('.', '\\.')}:\\d+:\\d+ `).test(stderr))).toEqual([]);
  expect((await site.get('/wiki/templates')).status).toBe(200);
});
