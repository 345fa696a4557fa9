import { spawnSync } from 'node:child_process';
import { ROOT } from '../../../build-scripts/lib/files/paths';
import { FAST_BUILD } from '../../../build-scripts/lib/testing/testSites';
import { temporaryFolder, writeFiles } from '../../build-scripts/support/folder';
import { BLOG_ORIGIN, BLOG_OWNER } from '../support/blogSite';

const folder = temporaryFolder();
const POST = '---\ntitle: A post\ncategory: Notes\ntags: [A]\ndate: 2025-01-01\nexcerpt: A post.\n---\n\nFirst post.\n';

function check(...args: readonly string[]) {
  const { status, stdout } = spawnSync(process.execPath, ['build-scripts/bootstrap.mjs', 'check', '--content', folder, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...FAST_BUILD },
    encoding: 'utf8',
  });
  return {
    status,
    steps: stdout
      .split('\n\n')
      .at(-1)
      ?.trim()
      .replace(/ [\d.]+ s$/gm, ''),
    stdout,
  };
}

describe('npm run check of an owner’s folder', () => {
  it('E7 is its content and whether it builds, and nothing of the engine', () => {
    writeFiles(folder, { 'site.yml': `${BLOG_OWNER}url: ${BLOG_ORIGIN}\n`, 'blog/first.md': POST });
    const { status, steps, stdout } = check();
    expect([status, steps]).toEqual([0, 'ok     content\nok     build']);
    expect(stdout).toMatch(/\d+ pages from 1 post\n/);
    expect(check('--static').steps).toBe('ok     content');
  });

  it('E7 doesn’t build what isn’t right', () => {
    writeFiles(folder, { 'blog/second.md': POST.replace('First post.', 'See [it](/wiki/nothing).') });
    const { status, steps, stdout } = check();
    expect([status, steps]).toEqual([1, 'FAILED content']);
    expect(stdout).toContain('blog/second.md:9:');
  });
});
