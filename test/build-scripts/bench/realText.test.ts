import { articlesOf } from '../../../build-scripts/bench/realText/articles';
import { guideOf, isFit, mendMarkdown } from '../../../build-scripts/bench/realText/contentFolder';
import { describeFigures, figuresOf } from '../../../build-scripts/bench/realText/figures';

const SENTENCE = 'A sentence of documentation. ';
const textOf = (length: number) => SENTENCE.repeat(Math.ceil(length / SENTENCE.length));

describe('real articles', () => {
  it('a file is an article with the title of its front matter, its heading or its name', () => {
    const titles = [`---\ntitle: "From above"\n---\n${textOf(2_000)}`, `# A \`heading\`\n\n${textOf(2_000)}`, textOf(2_000)].map((text) =>
      articlesOf({ name: 'docs/name.md', text }),
    );
    expect(titles.map(([article]) => article?.title)).toEqual(['From above', 'A heading', 'docs/name']);
  });

  it('a long file is cut before its second-level headings, and nothing of it is lost', () => {
    const sections = ['One', 'Two', 'Three'].map((heading) => `## ${heading}\n\n${textOf(18_000)}\n`);
    const text = `# Manual\n\n${sections.join('')}`;
    const articles = articlesOf({ name: 'manual.md', text });
    expect(articles.map(({ title }) => title)).toEqual(['Manual', 'Manual: Two', 'Manual: Three']);
    expect(articles.map((article) => article.text).join('')).toBe(text);
  });

  it('the figures count words, different ones, and what is in code blocks', () => {
    const figures = figuresOf([{ title: 'a', text: 'Copy the file\n\n```sh\ncp a b\n```\n' }]);
    expect(figures).toMatchObject({ articles: 1, words: 7, vocabulary: 7 });
    expect(figures.codeShare).toBeCloseTo(16 / 32, 1);
    expect(describeFigures(figures)).toContain('1 articles, 0.0 MB');
  });

  it('a guide keeps code as it is, and of prose what our Markdown has', () => {
    const text = [
      'Text <b>bold</b> ![a picture](x.png), [here](./there.md) and [there](https://example.org).',
      '',
      '```ts title=x',
      '<Tag> [a](b) import x',
      '```',
      '<!-- gone -->',
    ];
    const wanted = ['Text bold a picture, here and [there](https://example.org).', '', '```ts', '<Tag> [a](b) import x', '```', '', ''];
    expect(mendMarkdown(text.join('\n'))).toBe(wanted.join('\n'));
  });

  it('a guide has the fields that a content folder needs', () => {
    const [head] = guideOf({ title: 'The "API", v2', text: 'Text.' }, 5).split('\n\n');
    expect(head).toBe('---\ntitle: "The \\"API\\", v2"\ncategory: Installs\ntags: ["the","api"]\nlastUpdated: 2026-01-15\n---');
  });

  it('an article that the compiler refuses, or whose links lead nowhere here, is left out', () => {
    const texts = ['Text with [a link](https://example.org).', 'A [link with `[brackets]`](Other.md#part).', '# A heading alone'];
    expect(texts.map((text) => isFit({ title: 'a', text }))).toEqual([true, false, false]);
  });
});
