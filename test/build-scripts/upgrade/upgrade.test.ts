import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parse } from 'yaml';
import { loadModel } from '../../../build-scripts/lib/compiling/loadModel';
import { writeEditorFiles } from '../../../build-scripts/lib/schemas/editorFiles';
import { readSettings } from '../../../build-scripts/lib/settings/settings';
import { ROOT } from '../../../build-scripts/lib/files/paths';
import { upgradeFolder } from '../../../build-scripts/lib/upgrade/upgradeFolder';
import { readFiles, temporaryFolder, writeFiles } from '../support/folder';
import { errorOf } from '../support/model';

const folder = temporaryFolder();
const guide = (category: string) => `---\ntitle: A guide\ncategory: ${category}\ntags: [A]\nlastUpdated: 2025-01-01\n---\n\nText.\n`;

/** The first form: fixed profiles and links, and categories that the engine knew. */
const FIRST = `import type { SiteConstants } from '../core/site/siteConstants';

const MAIL = 'kim@example.org';

export const site: SiteConstants = {
  name: 'Kim Example',
  url: 'https://kim.example',
  title: 'Kim Example, ' + 'engineer',
  description: "Kim's notes: servers.",
  keywords: ['servers'],
  language: 'en',
  author: { name: 'Kim Example', jobTitle: 'Engineer', email: MAIL },
  social: { github: 'https://github.com/kim', gitlab: 'https://gitlab.com/kim', linkedin: 'https://linkedin.com/in/kim' },
  links: { personalBlog: 'https://blog.kim.example', status: 'https://status.kim.example' },
  profileImage: '/images/me.svg',
  profileImageAlt: 'Kim at a desk',
  resumePdf: '/kim-resume.pdf',
  coreTools: [{ name: 'Linux', purpose: 'Debian', icon: 'terminal' }],
};
`;

/** The last one: profiles in a list, and categories of the folder's own. */
const LAST = `export const site = {
  name: 'Kim Example',
  url: process.env.SITE ?? 'https://kim.example',
  social: [{ name: 'Mastodon', url: 'https://example.social/@kim' }, ...more()],
  motto: 'Boring is good',
  language: 'english (UK)',
} as const satisfies Something;

export const categories: SiteCategories = {
  wiki: [{ category: 'Notes', title: 'Notes', description: 'What I note.', color: 'basics' }],
  projects: ['Hardware'],
};
`;

const modelOf = async (dir: string) => (await loadModel(await readSettings({ CONTENT_DIR: dir }))).model;
const placesOf = ({ left }: ReturnType<typeof upgradeFolder>) => left.map(({ line, column, message }) => `${line}:${column} ${message}`);

describe('npm run upgrade', () => {
  it('E7 makes site.yml of the first form of site.ts, which then builds with the same profiles, links and categories', async () => {
    const dir = join(folder, 'first');
    writeFiles(dir, {
      'site.ts': FIRST,
      'wiki/a.md': guide('Basics'),
      'wiki/b.md': guide('Advance'),
      'images/me.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    expect((await errorOf(modelOf(dir))).problems.map(({ hint }) => hint)).toContainEqual(expect.stringContaining('npm run upgrade'));
    const { done, left } = upgradeFolder(dir);
    expect([done, left]).toEqual([[expect.stringMatching(/Wrote .*site\.yml.*site\.ts is no longer read/)], []]);
    const { site, categories } = await modelOf(dir);
    expect(site).toMatchObject({
      name: 'Kim Example',
      title: 'Kim Example, engineer',
      description: "Kim's notes: servers.",
      author: { name: 'Kim Example', jobTitle: 'Engineer', email: 'kim@example.org' },
      social: [
        { name: 'GitHub', url: 'https://github.com/kim' },
        { name: 'GitLab', url: 'https://gitlab.com/kim' },
        { name: 'LinkedIn', url: 'https://linkedin.com/in/kim' },
      ],
      links: [
        { name: 'Personal blog', url: 'https://blog.kim.example' },
        { name: 'Uptime status', url: 'https://status.kim.example' },
      ],
      coreTools: [{ name: 'Linux', purpose: 'Debian', icon: 'terminal' }],
    });
    expect(categories.wiki.map(({ category, title, color }) => [category, title, color])).toEqual([
      ['Basics', 'Basics', 'basics'],
      ['Advance', 'Advanced Topics', 'advance'],
    ]);
    expect(readFiles(dir)['site.ts']).toBe(FIRST);
  });

  it('E7 tells with its place what it can’t take over, and takes the rest', async () => {
    const dir = join(folder, 'last');
    writeFiles(dir, { 'site.ts': LAST, 'wiki/a.md': guide('Notes') });
    expect(placesOf(upgradeFolder(dir))).toEqual([
      "3:8 is computed, so it isn't in site.yml",
      "4:70 is computed, so it isn't in site.yml",
      expect.stringMatching(/^6:13 "language" wasn't carried over: must be a language tag/),
      '5:10 "motto" wasn\'t carried over: isn\'t a field of site.yml',
    ]);
    expect(parse(readFiles(dir)['site.yml'] ?? '')).toEqual({
      name: 'Kim Example',
      social: [{ name: 'Mastodon', url: 'https://example.social/@kim' }],
      categories: { wiki: [{ category: 'Notes', title: 'Notes', description: 'What I note.', color: 'basics' }], projects: ['Hardware'] },
    });
    expect((await modelOf(dir)).wiki.all).toHaveLength(1);
  });

  it.each([
    ['export default makeSite();\n', '1:1 has no constant "site" that is an object'],
    ["export const site = { title: 'Nameless' };\n", '1:21 "name" wasn\'t carried over: Invalid input: expected string, received undefined'],
    ['export const site = site;\n', "1:21 is computed, so it isn't in site.yml"],
  ])('E7 writes nothing where no site can be made of %j', async (text, message) => {
    const dir = join(folder, `broken-${text.length}`);
    writeFiles(dir, { 'site.ts': text });
    const { problems } = await errorOf(Promise.resolve().then(() => upgradeFolder(dir)));
    expect(problems.map(({ line, column, message: said }) => `${line}:${column} ${said}`)).toContain(message);
    expect(Object.keys(readFiles(dir))).toEqual(['site.ts']);
  });

  it('updates schemas for editors that are there, and makes none', () => {
    const dir = join(folder, 'schemas');
    writeFiles(dir, { 'site.yml': 'name: Kim\n' });
    expect(upgradeFolder(dir).done).toEqual([]);
    writeEditorFiles(dir);
    const before = readFiles(dir);
    writeFiles(dir, { '.vscode/schemas/guide.json': '{}', '.vscode/settings.json': '{ "mine": 1 }' });
    expect(upgradeFolder(dir).done).toEqual([expect.stringContaining('Updated the schemas')]);
    expect(readFiles(dir)).toEqual({ ...before, '.vscode/settings.json': '{ "mine": 1 }' });
  });

  it('says what it did, and of a folder that is up to date that it is', () => {
    const dir = join(folder, 'command');
    writeFiles(dir, { 'site.ts': LAST, 'wiki/a.md': guide('Notes') });
    const run = () => spawnSync(process.execPath, ['build-scripts/bootstrap.mjs', 'upgrade', '--content', dir], { cwd: ROOT, encoding: 'utf8' });
    const [first, second] = [run(), run()];
    expect([first.status, second.status]).toEqual([0, 0]);
    expect(first.stdout).toContain('site.ts:5:10 warning: "motto" wasn\'t carried over');
    expect(first.stdout).toContain(`npm run check -- --content ${dir}`);
    expect(second.stdout.trim()).toBe(`${dir} is up to date; nothing was changed.`);
  });
});
