import { bodyOf, importer } from './support';

const imported = importer();

describe.each([
  ['docusaurus', 'docs/a.md'],
  ['vitepress', 'a.md'],
])('front matter in %s', (name, path) => {
  const importOf = async (text: string) => {
    const { texts, report } = await imported(name, { [path]: text });
    return { text: texts.get('wiki/a.md') ?? '', told: report.findings.map(({ line, what, text: found }) => `${line} ${what}: ${found}`) };
  };

  it('ends at a line of more than three dashes', async () => {
    const { text, told } = await importOf(
      '---\nid: dashes\ntitle: Commands\ndate: 2024-05-01\n----------\n\nFirst words.\n\n---\n\n## Second part\n\n[To](/nowhere)\n',
    );
    expect(text).toContain('\ntitle: Commands\n');
    expect(bodyOf(text)).toBe('First words.\n\n---\n\n## Second part\n\nTo');
    expect(told.filter((each) => !each.startsWith('1 '))).toContain('13 Links that lead nowhere, now text: [To](/nowhere)');
  });

  it('ends at three dashes; an empty one, and one at the end of the file, too', async () => {
    expect(bodyOf((await importOf('---\n---\nWords.')).text)).toBe('Words.');
    expect((await importOf('---\ntitle: Commands\n---')).text).toContain('\ntitle: Commands\n');
  });
});

describe('front matter that isn’t any', () => {
  it.each([
    ['---\ntitle: "A\n\nWords of the text.\n---\nMore.', /^4 Front matter that can’t be read: Lines 1 to 5 left out: Missing closing/],
    ['---\nWords of the text\nand more.\n---\nMore.', /^1 Front matter that can’t be read: Lines 1 to 4 left out: There are no fields in it\.$/],
  ])('is told with the lines that are left out: %j', async (text, told) => {
    const { report } = await imported('hugo', { 'content/docs/a.md': text });
    expect(report.findings.map(({ line, what, text: found }) => `${line} ${what}: ${found}`)[0]).toMatch(told);
  });
});

it.each([
  ['docusaurus', 'docs/a.md'],
  ['hugo', 'content/docs/a.md'],
])('%s: tags with addresses of their own are among the tags', async (name, path) => {
  const { texts } = await imported(name, { [path]: '---\ntitle: A\ntags: [one, {label: Two Words, permalink: /two}, {name: three}]\n---\nWords.' });
  expect(texts.get('wiki/a.md')).toContain('\ntags: [one, Two Words, three]\n');
});
