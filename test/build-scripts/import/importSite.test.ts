import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileDocument } from '../../../build-scripts/lib/content/articles/document';
import { GENERATORS } from '../../../build-scripts/lib/import/importSite';
import type { Imported } from '../../../build-scripts/lib/import/imported';
import { EXPECTED, importFixture, trialImport } from '../../../build-scripts/lib/importTable/importFixture';
import { countsOf, importTable, shareRight } from '../../../build-scripts/lib/importTable/importTable';
import { readFiles } from '../support/folder';
import { sourceOf } from './support';

/** What readers see of a text: neither code nor comments. */
const prose = (text: string) =>
  text
    .replace(/^---\n[^]*?\n---\n/, '')
    .replace(/^([\s>]*)(`{3,})[^]*?\n[\s>]*\2[ \t]*$/gm, '')
    .replace(/<!--[^]*?-->/g, '')
    .replace(/(`+)[^`]+\1/g, '')
    // Formulas, which are typeset.
    .replace(/\$\$[^$]+\$\$/g, '');

/** Syntax of other generators that readers would see. */
const RAW =
  /\{\{|\{%|%\}|^[ \t]*:::|\{:|\[\[|\]\]|%%|==|\$\$|^(?:import|export) |\{\/\*|<%|<\/?(?!(?:details|summary)\b)[a-z]+(?:\s[^<>]*)?>(?<!<string>)(?<!<https:[^>]*>)|page:|[\uE000-\uF8FF]|\^\[|::/m;

/** The least percentage of constructs that come over whole. */
const LEAST_RIGHT = 95;
/** The least number of files of a larger site; in the smaller ones, nearly every construct is one that few sites have. */
const LEAST_FILES = 60;
const SMALLER: Readonly<Record<string, { readonly files: number; readonly right: number }>> = {
  mkdocs: { files: 9, right: 90 },
  vitepress: { files: 6, right: 80 },
};

/** Findings about a file as a whole. */
const OF_THE_FILE = /left out$|^Pages with|^Warnings|^Former addresses|^Categories/;

const imports = new Map<string, Promise<Imported>>();
function importOnce(name: string): Promise<Imported> {
  const known = imports.get(name) ?? importFixture(name);
  imports.set(name, known);
  return known;
}

const triedOnce = async (name: string) => trialImport(name, await importOnce(name));

describe.each(Object.keys(GENERATORS))('npm run import -- %s', (name) => {
  let imported: Imported;
  beforeAll(async () => (imported = await importOnce(name)));

  it('E7 makes the expected pages of files as they are in the wild; npm run imports -- --write shows what is different', () => {
    expect(Object.fromEntries([...imported.texts].sort())).toEqual(Object.fromEntries(Object.entries(readFiles(join(EXPECTED, name))).sort()));
  });

  it('takes over 95 % and more of the constructs in 60 files; of a few files, nearly as many', async () => {
    const tried = await triedOnce(name);
    const { files, right } = SMALLER[name] ?? { files: LEAST_FILES, right: LEAST_RIGHT };
    expect(tried.constructs.size).toBeGreaterThanOrEqual(files);
    expect(shareRight(countsOf(tried))).toBeGreaterThanOrEqual(right);
  });

  it('leaves nothing raw for readers, and no error or warning that it hasn’t told', () => {
    const raw = [...imported.texts].flatMap(([file, text]) => (RAW.exec(prose(text)) ?? []).map((found) => `${file}: ${found}`));
    expect(raw).toEqual([]);
    const problems = [...imported.texts].flatMap(([file, text]) =>
      compileDocument({
        folder: file.startsWith('wiki') ? 'wiki' : file.startsWith('blog') ? 'blog' : 'projects',
        file,
        name: /([^/]+)\.md$/.exec(file)?.[1] ?? '',
        text,
      }).problems.map(({ line, message }) => `${file}:${line}  ${message}`),
    );
    for (const problem of problems) expect(imported.report.toString()).toContain(problem);
  });

  it('tells the place of everything else in the files that were imported', () => {
    const wrong = imported.report.findings
      .filter(({ what }) => !OF_THE_FILE.test(what))
      .filter(({ file, line, text }) => {
        const written = readFileSync(join(sourceOf(name), file), 'utf8')
          .split('\n')
          .slice(line - 1)
          .join('\n');
        const start = text.trim().split('\n')[0] ?? '';
        // For a link whose address has already been resolved, its label.
        const [label = start] = /^.*?\]\(/.exec(start) ?? [];
        const [first = '', second = ''] = written.split('\n');
        return ![first, second].some((each) => each.includes(start) || each.includes(label));
      });
    expect(wrong).toEqual([]);
  });
});

describe('what comes over', () => {
  it.each([
    [
      'hugo',
      'blog/raid-rebuild.md',
      [
        'aliases: [/2020/06/raid-rebuild, /raid-friday, /2020/06/raid.html]',
        'date: 2020-06-12',
        'category: Operations',
        '/images/raid-rebuild/shelf.png "Bay 3 had been dark since noon")',
        '/images/raid-rebuild/rate.png "Rate")',
      ],
    ],
    ['hugo', 'blog/systemd-timers.md', ['date: 2021-02-03T08:30:00+01:00', '```ini {2,4-5}', '```bash {1,3-4}']],
    ['hugo', 'blog/future.md', ['publishAt: 2030-04-01T06:00:00Z']],
    ['hugo', 'blog/draft-idea.md', ['draft: true']],
    ['hugo', 'wiki/json.md', ['aliases: [/legacy/json-page]', 'lastUpdated: 2017-05-05']],
    ['docusaurus', 'wiki/configuration.md', ['lastUpdated: 2024-03-07', 'tags: [config, yaml, options]', '```yaml title="/etc/ferry.yml" {2} tab="Linux"']],
    ['docusaurus', 'wiki/install.md', ['aliases: [/docs/install]', '> ```js {1,2,3}', '<summary>On Windows</summary>']],
    ['docusaurus', 'wiki/reference.md', ['anchors: {start: ferrystart, stop: ferrystop}', '[stop](#ferrystop)']],
    ['docusaurus', 'wiki/uses-partial.md', ['unlisted: true']],
    ['docusaurus', 'blog/welcome.md', ['date: 2021-08-26', '/images/welcome/ferry.svg', '(/wiki/configuration#the-file)']],
    [
      'jekyll',
      'blog/moving-dns.md',
      ['aliases: [/2015/07/01/moving-dns.html, /dns.html, /old/dns]', 'tags: [dns, ttl]', '> [!TIP]\n> Patience', ' "After the move")'],
    ],
    ['jekyll', 'blog/half-done.md', ['draft: true']],
    ['jekyll', 'blog/unpublished.md', ['draft: true']],
    ['jekyll', 'wiki/about.md', ['aliases: [/about]', 'anchors: {write-me: contact}', 'built by Late shift with']],
    ['obsidian', 'wiki/systemd.md', ['tags: [linux/services, reference, linux/boot, todo, Linux]', '> [!NOTE]\n> **Where to look**', '> > [!CAUTION]']],
    ['obsidian', 'blog/2023-05-04.md', ['date: 2023-05-04', '[agent](/wiki/ssh-keys#agent)']],
    ['obsidian', 'wiki/fences.md', ['print("[[not a link]] ==not marked== #not-a-tag")', '> a: "%%kept%%"', '`==kept==`']],
    ['obsidian', 'wiki/backups.md', ['| Photos | [a timer](/wiki/systemd) |', 'elsewhere.[^inline-1]', '- [ ] Server']],
    [
      'mkdocs',
      'wiki/quick.md',
      ['title: In five minutes', 'category: Set up', 'aliases: [/setup/quick]', '```bash title="build.sh" {2-3} tab="From source"', '**By hand**'],
    ],
    [
      'mkdocs',
      'wiki/quick.md',
      ['> [!WARNING]\n> **Mind the tide**', '> Take another one:\n>\n> > [!TIP]\n> > 8081', '`./harbour --now`', '`Ctrl+C`', 'anchors: {install: install-it}'],
    ],
    ['mkdocs', 'wiki/options.md', ['**`--port`**\n\nThe port', '  level: info # (1)', 'log:\n  level: warn', 'such as `HARBOUR_PORT`', 'API (Application']],
    ['mkdocs', 'blog/first-light.md', ['date: 2024-03-01', 'category: Releases', 'aliases: [/blog/2024/03/01/first-light-at-last]', '(/wiki/setup)']],
    [
      'vitepress',
      'wiki/containers.md',
      ['aliases: [/guide/containers]', '> [!CAUTION]\n> **STOP**', '<summary>Click me</summary>', '```sh tab="npm"', '```sh tab="pnpm"'],
    ],
    [
      'vitepress',
      'wiki/code.md',
      ['```js {1,3-4}', '```ts title="vite.config.ts" {2}', '```js {1,4,5} ins={3} del={2}', '```text title=".env"', '```js {2}\nimport'],
    ],
    ['vitepress', 'wiki/parts.md', ['## Included\n\nWords from another file.', '[the start](/wiki/guide)', 'to nowhere.']],
  ])('of %s in %s', async (name, file, parts) => {
    const text = (await importOnce(name)).texts.get(file) ?? '';
    for (const part of parts) expect(text).toContain(part);
  });
});

describe('the table in the documentation', () => {
  it('is that of the sites', async () => {
    const table = importTable(await Promise.all(Object.keys(GENERATORS).map(triedOnce)));
    expect(readFileSync('docs/importing.md', 'utf8')).toContain(`<!-- imports -->\n${table}\n<!-- /imports -->`);
  });

  it('counts what stands in a part that was told as a whole with it', () => {
    const construct = (name: string, line: number, raw: string) => ({ name, line, lastLine: line, raw });
    const constructs = new Map([['a.md', [construct('Liquid tag', 1, '{% for %}'), construct('value', 2, '{{ x }}'), construct('value', 5, '{{ y }}')]]]);
    const findings = [{ what: 'Liquid tag', file: 'a.md', line: 1, text: '{% for %}\n{{ x }}\n{% endfor %}' }];
    expect(countsOf({ name: 'jekyll', constructs, findings })).toEqual([
      { name: 'Liquid tag', all: 1, reported: 1 },
      { name: 'value', all: 2, reported: 1 },
    ]);
  });

  it('has each finding once: as one of the constructs on its line, of its page, or as one more', () => {
    const construct = (name: string, line: number, raw: string) => ({ name, line, lastLine: line, raw });
    const constructs = new Map([
      ['a.md', [construct('page', 1, ''), construct('link', 3, '[a](b)'), construct('link', 3, '[c](d)'), construct('picture', 4, '![e](f)')]],
    ]);
    const finding = (what: string, line: number, text: string) => ({ what, file: 'a.md', line, text });
    const findings = [finding('Links', 3, '[c](d)'), finding('Pages without text', 1, ''), finding('Signs', 9, '%%')];
    expect(countsOf({ name: 'hugo', constructs, findings })).toEqual([
      { name: 'page', all: 1, reported: 1 },
      { name: 'link', all: 2, reported: 1 },
      { name: 'picture', all: 1, reported: 0 },
      { name: 'other', all: 1, reported: 1 },
    ]);
  });
});
