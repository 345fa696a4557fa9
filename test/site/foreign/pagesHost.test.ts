import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../build-scripts/lib/files/paths';
import { foreignSite } from '../../../build-scripts/lib/testing/testSites';
import { temporaryFolder, writeFiles } from '../../build-scripts/support/folder';

/** Building takes seconds with a warm cache, and much longer without. */
const BUILD_MS = 300_000;

describe('a build for GitHub Pages', () => {
  const folder = temporaryFolder();
  const out = join(folder, 'site');
  const own = { 'downloads/dotfiles.tar.gz': 'archive', 'demo/index.html': '<link rel="stylesheet" href="style.css">', 'demo/style.css': 'body{}' };

  beforeAll(() => {
    const content = join(folder, 'content');
    cpSync(join(ROOT, 'test/fixtures/foreign'), content, { recursive: true });
    writeFiles(join(content, 'public'), own);
    const env = {
      ...process.env,
      ...foreignSite(),
      CONTENT_DIR: content,
      OUT_DIR: out,
      HOST: 'pages',
      SITE_URL: 'https://docs.example.org/sub',
      BASE_PATH: '',
    };
    const { status, stderr } = spawnSync(process.execPath, ['build-scripts/bootstrap.mjs', 'build'], { cwd: ROOT, env, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  }, BUILD_MS);

  it('R5 is for the folder of its address, though nothing else names it', () => {
    const page = new DOMParser().parseFromString(readFileSync(join(out, 'wiki/windows.html'), 'utf8'), 'text/html');
    const { scripts } = JSON.parse(page.getElementById('boot')?.textContent ?? '') as { scripts: string[] };
    const links = [...page.querySelectorAll('[href^="/"]')].map((link) => link.getAttribute('href') ?? '');
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://docs.example.org/sub/wiki/windows');
    expect([scripts.length > 0, links.length > 0, ...[...scripts, ...links].filter((path) => !path.startsWith('/sub/'))]).toEqual([true, true]);
  });

  it('E7 has the owner’s own files as they are, and no compressed forms', () => {
    for (const [name, text] of Object.entries(own)) expect([name, readFileSync(join(out, name), 'utf8')]).toEqual([name, text]);
    expect(['demo.html', 'index.html.gz', 'wiki/windows.html'].map((name) => existsSync(join(out, name)))).toEqual([false, false, true]);
  });
});
