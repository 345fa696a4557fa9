import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, FOREIGN, test } from './site';

test('E1 E2 E3 E8 broken content is told in whole, with places, exit code 1, and the site that was there stays', async ({ page }, info) => {
  test.skip(info.project.name === 'phone', 'no screen is involved');
  test.setTimeout(120_000);
  const env = { ...process.env, CONTENT_DIR: 'test/fixtures/broken', OUT_DIR: '.cache/foreign-site', BASE_PATH: '/sub/' };
  const { status, stderr } = spawnSync('node', ['build-scripts/bootstrap.mjs', 'build'], { env, encoding: 'utf8' });
  expect(status).toBe(1);
  const fine = ['draft.md', 'site.ts'];
  const broken = ['wiki', 'blog', 'projects'].flatMap((folder) => readdirSync(`test/fixtures/broken/${folder}`)).filter((name) => !fine.includes(name));
  expect(broken.filter((name) => !new RegExp(`${name.replaceAll('.', '\\.')}:\\d+:\\d+ `).test(stderr))).toEqual([]);
  expect((await page.request.get(`${FOREIGN}/wiki/templates`)).status()).toBe(200);
});
