import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { fixedPages, pagesOf } from '../../../build-scripts/lib/content/pages/pagesOf';
import { readSite } from '../../../build-scripts/lib/content/site/siteFile';
import { loadModel } from '../../../build-scripts/lib/compiling/loadModel';
import { ROOT } from '../../../build-scripts/lib/files/paths';
import { readSiteDir } from '../../../build-scripts/lib/scaffold/options';
import { writeNewSite } from '../../../build-scripts/lib/scaffold/newSite';
import { readArticles } from '../../../build-scripts/lib/verify/articles';
import { readOptions } from '../../../build-scripts/lib/verify/options';
import { checkStatically } from '../../../build-scripts/lib/verify/staticChecks';
import { readSettings } from '../../../build-scripts/lib/settings/settings';
import { readFiles, temporaryFolder, writeFiles } from '../support/folder';

const folder = temporaryFolder();
/** The first major version of each action that runs on Node 24; GitHub's runners no longer have Node 20. */
const FIRST_ON_NODE_24 = new Map([
  ['checkout', 5],
  ['setup-node', 5],
  ['configure-pages', 6],
  ['upload-pages-artifact', 5],
  ['deploy-pages', 5],
]);

describe('npm run new -- site', () => {
  it('E7 makes a folder that is right as it is, with a text of each kind and nothing of the sample', async () => {
    const dir = join(folder, 'new');
    writeNewSite(dir, '2026-11-22');
    const { model, notices } = await loadModel(await readSettings({ CONTENT_DIR: dir }));
    expect(model.warnings).toBe('');
    expect(fixedPages(pagesOf(model))).toEqual(['wiki', 'blog', 'projects', 'search', 'visit']);
    expect([model.wiki, model.blog, model.projects].map(({ all }) => all.map(({ text }) => text.split('\n')[0]))).toEqual([
      ['This is an example. Replace it, or delete the file.'],
      ['This is an example. Replace it, or delete the file: a site without posts has no blog.'],
      ['This is an example. Replace it, or delete the file. The headings are yours to choose.'],
    ]);
    expect(Object.values(readFiles(dir)).join('')).not.toMatch(/jordan/i);
    // Until there is an address.
    expect(notices).toEqual([expect.stringContaining('has no url')]);
  });

  it('E7 makes a form whose comments are right, too', () => {
    const dir = join(folder, 'uncommented');
    writeNewSite(dir, '2026-11-22');
    const [first = '', ...lines] = readFileSync(join(dir, 'site.yml'), 'utf8').split('\n');
    writeFiles(dir, { 'site.yml': [first, ...lines.map((line) => line.replace(/^# /, ''))].join('\n') });
    const { site, problems } = readSite(dir);
    expect(problems).toEqual([]);
    expect([site.author.name, site.social.length]).toEqual(['Your Name', 1]);
  });

  it('makes what VS Code needs to complete fields', () => {
    const dir = join(folder, 'editor');
    expect(writeNewSite(dir, '2026-11-22').at(-1)).toBe(join(dir, '.vscode'));
    const { 'yaml.schemas': schemas } = JSON.parse(readFileSync(join(dir, '.vscode/settings.json'), 'utf8')) as { 'yaml.schemas': Record<string, string> };
    expect(schemas).toMatchObject({ './.vscode/schemas/site.json': 'site.yml', './.vscode/schemas/resume.json': 'resume.yml' });
    expect(Object.keys(schemas).filter((name) => !existsSync(join(dir, name)))).toEqual([]);
  });

  it('makes a workflow that builds the folder for GitHub Pages', () => {
    const dir = join(folder, 'workflow');
    writeNewSite(dir, '2026-11-22');
    const { jobs } = parse(readFileSync(join(dir, '.github/workflows/publish.yml'), 'utf8')) as {
      jobs: { publish: { steps: { run?: string; env?: object; with?: object }[] } };
    };
    const build = jobs.publish.steps.find(({ run }) => run === 'npm run build');
    expect(jobs.publish.steps[0]?.with).toEqual({ path: 'content', 'fetch-depth': 0 });
    expect(build?.env).toMatchObject({ CONTENT_DIR: '${{ github.workspace }}/content', HOST: 'pages' });
  });

  it('makes a workflow that runs guides again before their marks are 30 days old, and keeps what came of it', () => {
    const dir = join(folder, 'verified');
    writeNewSite(dir, '2026-11-22');
    const { on, jobs } = parse(readFileSync(join(dir, '.github/workflows/verify.yml'), 'utf8')) as {
      on: { schedule: { cron: string }[] };
      jobs: { verify: { steps: { run?: string; env?: object }[] } };
    };
    const command = jobs.verify.steps.find(({ run }) => run?.startsWith('npm run verify'));
    const options = readOptions(command?.run?.replace('npm run verify -- ', '').split(' ') ?? []);
    // A weekly run, and seven days until the next.
    expect(on.schedule.map(({ cron }) => cron.split(' ').at(-1))).toEqual(['1']);
    expect(options).toMatchObject({ olderThan: 23, isTrusted: true, articles: [] });
    expect(command?.env).toEqual({ CONTENT_DIR: '${{ github.workspace }}/content' });
    expect(jobs.verify.steps.at(-1)?.run).toContain('git push');
  });

  describe('its workflows, and docs/deploying.md,', () => {
    let texts: readonly string[] = [];
    beforeAll(() => {
      const dir = join(folder, 'actions');
      writeNewSite(dir, '2026-11-22');
      const files = [join(dir, '.github/workflows/publish.yml'), join(dir, '.github/workflows/verify.yml'), join(ROOT, 'docs/deploying.md')];
      texts = files.map((file) => readFileSync(file, 'utf8'));
    });

    it('name actions that GitHub’s runners still run', () => {
      const used = texts.map((text) => [...text.matchAll(/uses: actions\/([\w-]+)@v(\d+)/g)]);
      expect(used.map(({ length }) => length)).toEqual([6, 3, 1]);
      expect(used.flat().filter(([, name = '', major]) => Number(major) < (FIRST_ON_NODE_24.get(name) ?? Infinity))).toEqual([]);
    });

    it('publish .well-known/, which the action leaves out unless it is told not to', () => {
      const inputs = texts.flatMap((text) => [...text.matchAll(/upload-pages-artifact@.*\n(?: +#.*\n)?(.*)/g)].map(([, line]) => line));
      expect(inputs).toHaveLength(2);
      for (const line of inputs) expect(line).toContain('include-hidden-files: true');
    });
  });

  it('marks the guide’s block to be run, so that the first of those runs passes', async () => {
    const dir = join(folder, 'marked');
    writeNewSite(dir, '2026-11-22');
    const [article] = readArticles(dir, []).articles;
    expect(article?.fences.map(({ run }) => run)).toEqual(['ok']);
    expect(article && (await checkStatically(article, null)).failures).toEqual([]);
    const [[command = '', shown] = []] = article?.fences.map(({ text }) => text.split('\n')) ?? [];
    expect(execFileSync('sh', ['-c', command.replace(/^\$ /, '')], { encoding: 'utf8' })).toBe(`${shown ?? ''}\n`);
  });

  it('takes a new repository, and never a folder with something in it', () => {
    const dir = join(folder, 'used');
    writeFiles(dir, { '.git/HEAD': 'ref' });
    writeNewSite(dir, '2026-11-22');
    writeFiles(dir, { 'site.yml': 'name: Mine\n' });
    expect(() => writeNewSite(dir, '2026-11-22')).toThrow(/used already contains files/);
    expect(readFileSync(join(dir, 'site.yml'), 'utf8')).toBe('name: Mine\n');
    const other = join(folder, 'other');
    writeFiles(other, { 'notes.txt': 'Mine.' });
    expect(() => writeNewSite(other, '2026-11-22')).toThrow('such as notes.txt');
    expect(existsSync(join(other, 'site.yml'))).toBe(false);
  });

  it.each([[['site']], [['site', '--open']], [['site', 'a', 'b']]])('refuses %j and says what to write', (args) => {
    expect(() => readSiteDir(args)).toThrow('name one folder');
    expect(readSiteDir(['post', 'site'])).toBeNull();
  });
});
