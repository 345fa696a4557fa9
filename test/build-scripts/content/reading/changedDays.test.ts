import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { loadModel } from '../../../../build-scripts/lib/compiling/loadModel';
import { writeNewItem } from '../../../../build-scripts/lib/scaffold/writeNewItem';
import { writeEditorFiles } from '../../../../build-scripts/lib/schemas/editorFiles';
import { readSettings } from '../../../../build-scripts/lib/settings/settings';
import { readFiles, temporaryFolder, writeFiles } from '../../support/folder';
import { problemLines } from '../../support/model';
import { commitAll, showSignatures } from '../../support/repository';

const folder = temporaryFolder();
const guide = (more = '') => `---\ntitle: A guide\ncategory: Notes\ntags: [A]\n${more}---\n\nText.\n`;
const SITE = 'name: Kim\nurl: https://kim.example\nlastUpdated: git\n';

const settingsOf = (dir: string) => readSettings({ CONTENT_DIR: dir });
const NOON = '2027-11-23T12:00:00Z';
const modelOf = async (dir: string) => (await loadModel(await readSettings({ CONTENT_DIR: dir, BUILD_TIME: NOON }))).model;

describe('lastUpdated: git in site.yml', () => {
  const dir = join(folder, 'repository/site');
  beforeAll(() => {
    writeFiles(dir, {
      'site.yml': SITE,
      'wiki/old.md': guide(),
      'wiki/changed.md': guide(),
      'wiki/dated.md': guide('lastUpdated: 2020-02-02\n'),
      'blog/post.md': '---\ntitle: A post\ncategory: Notes\ntags: [A]\ndate: 2020-01-01\nexcerpt: A post.\n---\n\nText.\n',
      'resume.yml': 'headline: An engineer\nsummary: Ten years of servers.\n',
    });
    commitAll(join(folder, 'repository'), '2021-03-04');
    writeFiles(dir, { 'wiki/changed.md': `${guide()}More text.\n`, 'wiki/dated.md': `${guide('lastUpdated: 2020-02-02\n')}More text.\n` });
    commitAll(join(folder, 'repository'), '2022-05-06');
    writeFiles(dir, { 'wiki/new.md': guide() });
  });

  it('E1 dates guides and the resume by their last commit, what isn’t committed yet by today, and leaves a date that is written', async () => {
    const { wiki, resume } = await modelOf(dir);
    const days = Object.fromEntries(wiki.all.map(({ id, meta }) => [id, meta.lastUpdated]));
    expect(days).toEqual({ old: '2021-03-04', changed: '2022-05-06', dated: '2020-02-02', new: new Date(NOON).toLocaleDateString('sv-SE') });
    expect(resume?.lastUpdated).toBe('2021-03-04');
  });

  it('E1 D1 has the new date of a guide that is committed while the site is being developed', async () => {
    const place = join(folder, 'developing');
    const dayOfGuide = async () => (await modelOf(place)).wiki.byId('a')?.meta.lastUpdated;
    writeFiles(place, { 'site.yml': SITE, 'wiki/a.md': guide() });
    commitAll(place, '2021-03-04');
    expect(await dayOfGuide()).toBe('2021-03-04');
    writeFiles(place, { 'wiki/a.md': `${guide()}More text.\n` });
    commitAll(place, '2022-05-06');
    expect(await dayOfGuide()).toBe('2022-05-06');
  });

  it('E1 has the same dates whatever somebody’s Git shows in its log: signatures, or no files of the first commit', async () => {
    const signed = join(folder, 'signed');
    writeFiles(signed, { 'site.yml': SITE, 'wiki/old.md': guide(), 'wiki/changed.md': guide() });
    commitAll(signed, '2021-03-04');
    showSignatures(signed);
    execFileSync('git', ['config', 'log.showRoot', 'false'], { cwd: signed });
    writeFiles(signed, { 'wiki/changed.md': `${guide()}More text.\n` });
    commitAll(signed, '2022-05-06');
    const { wiki } = await modelOf(signed);
    expect(Object.fromEntries(wiki.all.map(({ id, meta }) => [id, meta.lastUpdated]))).toEqual({ old: '2021-03-04', changed: '2022-05-06' });
  });

  it('E1 is told in a clone without all commits, where every guide would seem to be of the same day', async () => {
    const clone = join(folder, 'clone');
    execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${folder}/repository`, clone]);
    expect(await problemLines(modelOf(join(clone, 'site')))).toEqual([
      expect.stringMatching(/site\.yml:3:14 "lastUpdated" is git, but this clone has only the latest commits → .*git fetch --unshallow.*fetch-depth: 0/),
    ]);
  });

  it('E1 is told in a folder that Git doesn’t know', async () => {
    const unknown = join(folder, 'unknown');
    writeFiles(unknown, { 'site.yml': SITE, 'wiki/a.md': guide() });
    expect(await problemLines(modelOf(unknown))).toEqual([
      expect.stringMatching(/site\.yml:3:14 "lastUpdated" is git, but there is no Git repository here → Keep/),
    ]);
  });

  describe('where Git doesn’t answer', () => {
    const { env } = process;
    afterEach(() => void (process.env = env));

    it('E1 is told for a repository of another user, with the command that trusts it', async () => {
      process.env = { ...env, GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' };
      const [problem] = await problemLines(modelOf(dir));
      expect(problem).toContain('the Git repository here belongs to another user');
      expect(problem).toContain(`→ If you trust it, run git config --global --add safe.directory ${join(folder, 'repository')}`);
    });

    it('E1 is told on a machine without Git', async () => {
      process.env = { ...env, PATH: folder };
      expect(await problemLines(modelOf(dir))).toEqual([
        expect.stringMatching(/site\.yml:3:14 "lastUpdated" is git, but there is no git program here → Install/),
      ]);
    });
  });

  it('E1 dates what isn’t committed yet by the day of the build in the site’s place, where it may be tomorrow already', async () => {
    const dayIn = async (timeZone: string) => {
      const place = join(folder, timeZone);
      writeFiles(place, { 'site.yml': `${SITE}timeZone: ${timeZone}\n`, 'wiki/old.md': guide() });
      commitAll(place, '2021-03-04');
      writeFiles(place, { 'wiki/new.md': guide() });
      const settings = await readSettings({ CONTENT_DIR: place, BUILD_TIME: '2027-11-23T20:00:00Z' });
      return (await loadModel(settings)).model.wiki.all.map(({ meta }) => meta.lastUpdated).sort();
    };
    expect([await dayIn('Pacific/Auckland'), await dayIn('America/New_York')]).toEqual([
      ['2021-03-04', '2027-11-24'],
      ['2021-03-04', '2027-11-23'],
    ]);
  });

  it('E1 is a choice: without it a guide says its date', async () => {
    const plain = join(folder, 'plain');
    writeFiles(plain, { 'site.yml': 'name: Kim\n', 'wiki/a.md': guide() });
    commitAll(plain, '2021-03-04');
    expect(await problemLines(modelOf(plain))).toEqual([expect.stringContaining('wiki/a.md:2:1 lacks "lastUpdated"')]);
  });

  it('E1 makes new guides without a date, and editors don’t ask for one', async () => {
    const site = join(folder, 'writing');
    writeFiles(site, { 'site.yml': SITE });
    writeNewItem(await settingsOf(site), { kind: 'guide', id: 'new', title: 'New', isOpened: false });
    writeNewItem(await settingsOf(site), { kind: 'post', id: 'new', title: 'New', isOpened: false });
    writeEditorFiles(site);
    const files = readFiles(site);
    expect(files['wiki/new.md']).not.toContain('lastUpdated');
    expect(files['blog/new.md']).toMatch(/^date: \d{4}-/m);
    const required = (name: string) => (JSON.parse(files[`.vscode/schemas/${name}.json`] ?? '') as { required: string[] }).required;
    expect([required('guide'), required('post')]).toEqual([
      ['title', 'category', 'tags'],
      ['title', 'date', 'category', 'tags', 'excerpt'],
    ]);
  });
});
