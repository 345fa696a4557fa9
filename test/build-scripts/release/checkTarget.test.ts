import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkTarget } from '../../../build-scripts/lib/release/checkTarget';
import { OWN_CONTENT, ROOT } from '../../../build-scripts/lib/files/paths';
import { readFiles, temporaryFolder, writeFiles } from '../support/folder';
import { release, siteFiles } from './support';

const folder = temporaryFolder();
const check =
  (target: string, contentDir = OWN_CONTENT) =>
  () =>
    checkTarget(target, contentDir);

describe('checkTarget', () => {
  it('accepts a missing folder, also where its parent is missing, and an empty one', () => {
    mkdirSync(join(folder, 'empty'));
    expect(check(join(folder, 'missing/deeper'))).not.toThrow();
    expect(check(join(folder, 'empty'))).not.toThrow();
    expect(check(join(ROOT, 'dist-for-this-test'))).not.toThrow();
    expect(check(join(ROOT, '.cache/test-site-for-this-test'))).not.toThrow();
  });

  it('accepts a site of ours, and one from before there were markers', async () => {
    await release(join(folder, 'ours'), 'a');
    writeFiles(join(folder, 'older'), siteFiles('b'));
    expect(check(join(folder, 'ours'))).not.toThrow();
    expect(check(join(folder, 'older'))).not.toThrow();
  });

  it.each([
    ['the project', ROOT],
    ['what contains the project', dirname(ROOT)],
    ['the root of the file system', '/'],
    ['the sources', join(ROOT, 'src')],
    ['a folder among the sources', join(ROOT, 'src/new')],
    ['the content', OWN_CONTENT],
    ['the cache', join(ROOT, '.cache')],
    ['the tests', join(ROOT, 'test')],
    ['public/', join(ROOT, 'public/site')],
    ['the packages', join(ROOT, 'node_modules/site')],
  ])('refuses %s and names it', (_, target) => {
    expect(check(target)).toThrow(`OUT_DIR: ${target} `);
    expect(check(target)).toThrow('Nothing was built. Choose another folder, for example OUT_DIR=');
  });

  it('refuses a content folder elsewhere, what contains it and what is in it', () => {
    const contentDir = join(folder, 'blog/content');
    mkdirSync(contentDir, { recursive: true });
    expect(check(contentDir, contentDir)).toThrow('is not a folder for a built site');
    expect(check(join(folder, 'blog'), contentDir)).toThrow(`contains ${contentDir}`);
    expect(check(join(contentDir, 'site'), contentDir)).toThrow(`is inside ${contentDir}`);
  });

  it('refuses a folder that leads to the project by a link in its path', () => {
    symlinkSync(ROOT, join(folder, 'link'));
    expect(check(join(folder, 'link/src'))).toThrow(`${OWN_CONTENT}. Nothing was built.`);
  });

  it('refuses a folder with other files, and names some', () => {
    const photos = join(folder, 'photos');
    writeFiles(photos, { 'a.jpg': '', 'b.jpg': '', 'c.jpg': '', 'd.jpg': '' });
    expect(check(photos)).toThrow(
      "contains other files (a.jpg, b.jpg, c.jpg, …) and isn't a site that this project built. Nothing was built. Choose a new or an empty folder",
    );
  });

  it('refuses a site of ours that is a Git repository', () => {
    const pages = join(folder, 'pages');
    writeFiles(pages, { ...siteFiles('a'), '.git/HEAD': 'ref' });
    expect(check(pages)).toThrow('is a Git repository');
  });

  it('refuses a file and a symbolic link, and says where the link leads', () => {
    writeFiles(folder, { file: '' });
    symlinkSync(join(folder, 'elsewhere'), join(folder, 'symlink'));
    expect(check(join(folder, 'file'))).toThrow('is a file');
    expect(check(join(folder, 'symlink'))).toThrow(`is a symbolic link. Nothing was built. Name the folder itself: OUT_DIR=`);
  });

  it('refuses a mount point and advises a folder inside', () => {
    expect(check('/proc')).toThrow("/proc is a mount point, which can't be replaced. Nothing was built. Choose a folder inside it: OUT_DIR=/proc/site");
  });

  it('lets a build change nothing in a folder that it refuses', async () => {
    const diary = join(folder, 'diary');
    writeFiles(diary, { 'monday.txt': 'Rain.' });
    let isBuilt = false;
    await expect(release(diary, 'a', () => void (isBuilt = true))).rejects.toThrow('contains other files (monday.txt)');
    expect([isBuilt, readFiles(diary)]).toEqual([false, { 'monday.txt': 'Rain.' }]);
  });

  it('ends the build command with code 1 and its reason before anything is built', () => {
    const clone = join(folder, 'clone');
    writeFiles(clone, { '.git/HEAD': 'ref: refs/heads/main', 'notes.txt': 'mine' });
    const run = spawnSync(process.execPath, ['--import', 'tsx', 'build-scripts/build.ts'], {
      cwd: ROOT,
      env: { ...process.env, OUT_DIR: clone },
      encoding: 'utf8',
    });
    expect([run.status, run.stderr.split(' is a Git')[0]]).toEqual([1, `OUT_DIR: ${clone}`]);
    expect([readFileSync(join(clone, 'notes.txt'), 'utf8'), existsSync(join(clone, '.git/HEAD'))]).toEqual(['mine', true]);
    expect(execFileSync('ls', ['-A', folder], { encoding: 'utf8' })).not.toContain('.building');
  });
});
