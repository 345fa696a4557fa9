import { bodyOf, importer } from './support';
import { cpuMsOfAwaited } from '../../support/cpuTime';

const imported = importer();

async function converted(name: string, path: string, source: string) {
  const { texts, report } = await imported(name, { [path]: `---\ntitle: A\ndate: 2024-05-01\n---\n\n${source}\n` });
  const text = texts.get('wiki/a.md') ?? '';
  const told = report.findings.filter(({ what }) => what.startsWith('Links')).map(({ what }) => what);
  return { body: bodyOf(text), anchors: /^anchors: (.*)$/m.exec(text)?.[1], told };
}

describe('a link to a heading', () => {
  it.each([
    [
      'with a component’s text, which was no part of its id',
      'vitepress',
      'a.md',
      'See [it](#port) and [two](#_2nd-new).\n\n### `--port` <Badge text="v0.1.3+" type="info"/>\n\nPort.\n\n### 2nd <Badge type="tip">new</Badge>',
      ['[it](#--port-v013) and [two](#2nd-new)', '{port: --port-v013, _2nd-new: 2nd-new}'],
    ],
    [
      'with accents, as MkDocs writes them',
      'mkdocs',
      'docs/a.md',
      'See [it](#uberschrift-groe) and [two](#cest-lete).\n\n## Überschrift & Größe\n\nWords.\n\n## C’est l’été\n\nWords.',
      ['[it](#überschrift--größe) and [two](#cest-lété)', '{uberschrift-groe: überschrift--größe, cest-lete: cest-lété}'],
    ],
    [
      'with accents, as VitePress writes them',
      'vitepress',
      'a.md',
      'See [it](#uberschrift-große) and [two](#c-est-l-ete).\n\n## Überschrift & Größe\n\nWords.\n\n## C’est l’été\n\nWords.',
      ['[it](#überschrift--größe) and [two](#cest-lété)', '{uberschrift-große: überschrift--größe, c-est-l-ete: cest-lété}'],
    ],
    [
      'with attributes, which were no part of its id',
      'mkdocs',
      'docs/a.md',
      'See [it](#uberschrift).\n\n## Überschrift { .wide }\n\nWords.',
      ['[it](#überschrift)', '{uberschrift: überschrift}'],
    ],
    [
      'with an id of its own that another heading has now',
      'docusaurus',
      'docs/a.md',
      'See [it](#setup).\n\n## Install {#setup}\n\nWords.\n\n## Setup\n\nWords.',
      ['[it](#install)', undefined],
    ],
    ['with an unknown component', 'docusaurus', 'docs/a.md', 'See [it](#use).\n\n## Use <Since v="1" />\n\nWords.', ['[it](#use)', undefined]],
    [
      'with a digit that becomes a sign',
      'mkdocs',
      'docs/a.md',
      'See [it](#use-it-2).\n\n## Use it <sup>2</sup>\n\nWords.',
      ['See [it](#use-it-).', '{use-it-2: use-it-}'],
    ],
    [
      'with an id of its own, in a callout',
      'mkdocs',
      'docs/a.md',
      'See [it](#strict-proxy).\n\n??? faq "Why"\n\n    ##### I want a proxy { #strict-proxy }\n\n    Do this.',
      ['[it](#i-want-a-proxy)', '{strict-proxy: i-want-a-proxy}'],
    ],
    ['with an escaped id', 'docusaurus', 'docs/a.md', 'See [it](#esc-id).\n\n## Head \\{#esc-id}\n\nWords.', ['[it](#head)', '{esc-id: head}']],
    ['with an escaped id, as a whole', 'docusaurus', 'docs/a.md', 'See [it](#esc-id).\n\n## Head \\{#esc-id\\}\n\nWords.', ['[it](#head)', '{esc-id: head}']],
    [
      'with a component and an id of its own',
      'docusaurus',
      'docs/a.md',
      'See [it](#own).\n\n## Head <Icon name="x" /> {#own}\n\nWords.',
      ['[it](#head)', '{own: head}'],
    ],
    ['with a break at its end', 'docusaurus', 'docs/a.md', 'See [it](#setup).\n\n## Setup <br/>\n\nWords.', ['[it](#setup)', undefined]],
    ['with a break', 'docusaurus', 'docs/a.md', 'See [it](#ab).\n\n## A<br>B\n\nWords.', ['[it](#a-b)', '{ab: a-b}']],
    ['with a break at its end', 'mkdocs', 'docs/a.md', 'See [it](#setup).\n\n## Setup <br/>\nWords.', ['[it](#setup)', undefined]],
    ['with a break at its end', 'vitepress', 'a.md', 'See [it](#setup).\n\n> ## Setup <br/>\n>\n> Words.', ['[it](#setup)', undefined]],
    [
      'like another one',
      'vitepress',
      'a.md',
      'See [it](#use).\n\n## Use <Badge text="old" />\n\nWords.\n\n## Use <Badge text="new" />\n\nWords.',
      ['[it](#use-old)', '{use: use-old}'],
    ],
    [
      'with an id that another one’s text would have given it',
      'vitepress',
      'a.md',
      'See [it](#use).\n\n## Use <Badge text="old" />\n\nWords.\n\n## Other {#use}\n\nWords.',
      ['[it](#other)', '{use: other}'],
    ],
    ['with an escaped sign', 'mkdocs', 'docs/a.md', 'See [it](#get-id).\n\n## Get \\<id>\n\nWords.', ['[it](#get-id)', undefined]],
    [
      'with a component in code',
      'vitepress',
      'a.md',
      'See [it](#the-badge-element).\n\n## The `<Badge>` element\n\nWords.',
      ['[it](#the-badge-element)', undefined],
    ],
  ])('%s leads there', async (...[, name, path, source, [link, anchors]]) => {
    const made = await converted(name, path, source);
    expect([made.body, made.anchors]).toEqual([expect.stringContaining(link ?? ''), anchors]);
    expect(made.body).not.toMatch(/\{ ?#/);
    expect(made.told).toEqual([]);
  });
});

it.each(['<center>Setup</center>', '<Translate>Setup</Translate>', '<div>Setup</div>'])('the heading %s shows no id', async (heading) => {
  const { body } = await converted('docusaurus', 'docs/a.md', `## ${heading}\n\nWords.`);
  expect(body).toContain('Setup');
  expect(body).not.toMatch(/setup|[\uE000-\uF8FF]/);
});

it.each([`## A${' '.repeat(20_000)}b <i>c</i>`, `## ${' '.repeat(20_000)}b`, `## A {b}${' '.repeat(20_000)}c`])(
  'a heading with many blanks takes no long time',
  async (heading) => {
    const convert = async () => expect((await converted('docusaurus', 'docs/a.md', heading)).body).toContain('##');
    expect(await cpuMsOfAwaited(convert)).toBeLessThan(5000);
  },
);
