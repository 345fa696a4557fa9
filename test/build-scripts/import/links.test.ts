import { bodyOf, importer } from './support';

const imported = importer();
const HEAD = '---\ntitle: A\ndate: 2024-05-01\ntags: [a]\n---\n\n';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

describe('E7 on a site below a folder of its host, addresses with that folder', () => {
  const FILES = { 'img/p.svg': SVG, 'img/q.svg': SVG, 'img/r.svg': SVG, 'file.pdf': '%PDF-' };
  it.each([
    ['hugo', { 'hugo.toml': 'baseURL = "https://h.example/sub/"\n' }, 'content/docs/a.md', 'static/'],
    ['jekyll', { '_config.yml': 'url: https://h.example\nbaseurl: /sub\n' }, 'a.md', ''],
    ['jekyll', { '_config.yml': 'baseurl: /sub\n' }, 'a.md', ''],
    ['docusaurus', { 'docusaurus.config.js': "module.exports = { url: 'https://h.example', baseUrl: '/sub/' };" }, 'docs/a.md', 'static/'],
    ['vitepress', { '.vitepress/config.ts': "export default { base: '/sub/', sitemap: { hostname: 'https://h.example/sub/' } }" }, 'a.md', 'public/'],
  ])('lead to files, which are copied: %s %j', async (...[generator, config, path, root]) => {
    const host = Object.values(config).some((text) => text.includes('h.example')) ? 'https://h.example' : '';
    const text = `${HEAD}![p](/sub/img/p.svg) <img src="/sub/img/q.svg" alt="q"> ![r](${host}/sub/img/r.svg) [pdf](/sub/file.pdf)`;
    const { texts, copies, report } = await imported(generator, {
      ...config,
      [path]: text,
      ...Object.fromEntries(Object.entries(FILES).map(([name, each]) => [root + name, each])),
    });
    expect(bodyOf(texts.get('wiki/a.md'))).toBe('![p](/images/p.svg) ![q](/images/q.svg) ![r](/images/r.svg) [pdf](/file.pdf)');
    expect([...copies.keys()].sort()).toEqual(['images/p.svg', 'images/q.svg', 'images/r.svg', 'public/file.pdf']);
    expect(report.findings).toEqual([]);
  });
});

it('E7 a link of Obsidian to a note by its name alone leads there, wherever it is', async () => {
  const { texts, report } = await imported('obsidian', {
    'A.md': `${HEAD}[t](Target%20Note.md) [u](Target%20Note) [v](<Target Note.md#part>) [w](none.md)`,
    'deep/er/Target Note.md': `${HEAD.replace('title: A', 'title: T')}## Part\n\nWords.\n`,
  });
  expect(bodyOf(texts.get('wiki/a.md'))).toBe('[t](/wiki/target-note) [u](/wiki/target-note) [v](/wiki/target-note#part) w');
  expect(report.findings.map(({ what, text }) => `${what}: ${text}`)).toEqual(['Links that lead nowhere, now text: [w](none.md)']);
});

describe('E7 a link to a first page without a text leads to the new one', () => {
  const home = '---\nlayout: home\n---\n';
  it.each([
    ['jekyll', 'index.md', 'a.md', '[v](index.md) [w](/) [x](./) [y](/index.html)'],
    ['mkdocs', 'docs/index.md', 'docs/a.md', '[v](index.md) [w](/) [x](../)'],
    ['mkdocs', 'docs/index.md', 'docs/deep/a.md', '[v](../index.md) [x](../../)'],
    ['hugo', 'content/_index.md', 'content/docs/a.md', '[v](../_index.md) [w](/) [x](../../)'],
    ['vitepress', 'index.md', 'a.md', '[v](index.md) [w](/) [x](./) [y](./index.html)'],
  ])('%s %s %s', async (...[generator, path, own, links]) => {
    const { texts, report } = await imported(generator, { [path]: home, [own]: HEAD + links });
    expect(bodyOf(texts.get('wiki/a.md'))).toBe(links.replace(/\]\([^)]*\)/g, '](/)'));
    expect(report.findings.filter(({ what }) => what.startsWith('Links'))).toEqual([]);
  });

  it('but not one to a list', async () => {
    const { texts } = await imported('hugo', {
      'content/_index.md': home,
      'content/docs/_index.md': home,
      'content/docs/deep/a.md': `${HEAD}[x](../_index.md)`,
    });
    expect(bodyOf(texts.get('wiki/a.md'))).toBe('x');
  });
});
