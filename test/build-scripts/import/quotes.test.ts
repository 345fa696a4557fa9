import { bodyOf, importer } from './support';

const imported = importer();
const HEAD = '---\ntitle: A\ndate: 2024-05-01\ntags: [a]\n---\n\n';

it('E7 the title of an alert of VitePress stands in bold on a line of its own', async () => {
  const { texts, report } = await imported('vitepress', { 'a.md': `${HEAD}> [!TIP] Custom title\n> text\n\n> [!WARNING]\n> more` });
  expect(bodyOf(texts.get('wiki/a.md'))).toBe('> [!TIP]\n> **Custom title**\n>\n> text\n\n> [!WARNING]\n> more');
  expect(report.findings).toEqual([]);
});

describe('E7 an embedded note is a quote', () => {
  it.each([
    ['that ends before the text right below it', '![[B]]\nBelow.', '> Words.\n\nBelow.'],
    ['that ends before another one', '![[B]]\n![[B]]', '> Words.\n\n> Words.'],
    ['within a quote', '> ![[B]]\n> Below.', '> > Words.\n>\n> Below.'],
    ['within a quote that ends with it', '> ![[B]]\n>\n> Below.', '> > Words.\n>\n> Below.'],
    ['at the end', 'Above.\n\n![[B]]\n\nBelow.', 'Above.\n\n> Words.\n\nBelow.'],
  ])('%s', async (_, text, expected) => {
    const { texts } = await imported('obsidian', { 'A.md': HEAD + text, 'B.md': '---\ntitle: B\ndate: 2024-05-01\ntags: [a]\n---\nWords.\n' });
    expect(bodyOf(texts.get('wiki/a.md'))).toBe(expected);
  });
});
