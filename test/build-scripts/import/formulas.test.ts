import type { Page } from '../../../build-scripts/lib/import/page/page';
import { maths } from '../../../build-scripts/lib/import/syntax/formulas';
import { bodyOf, HEAD, importer, PLACES } from './support';
import { cpuMsOf } from '../../support/cpuTime';

const imported = importer();
type Files = Readonly<Record<string, string>>;

const PASSED_THROUGH = `title = "Site"
[markup.goldmark.extensions.passthrough]
enable = true
[markup.goldmark.extensions.passthrough.delimiters]
block = [['\\[', '\\]'], ['$$', '$$']]
inline = [['\\(', '\\)']]
`;
const HUGO: Files = { 'hugo.toml': PASSED_THROUGH };
const MKDOCS: Files = { 'mkdocs.yml': 'site_name: Site\nmarkdown_extensions:\n  - toc\n  - pymdownx.arithmatex:\n      generic: true\n' };

async function converted(name: string, source: string, { head = HEAD, ...files }: Files = {}) {
  const [, path = ''] = PLACES.find(([each]) => each === name) ?? [];
  const { texts, report } = await imported(name, { ...files, [path]: head + source });
  return { body: bodyOf(texts.get('wiki/a.md')), told: report.findings.filter(({ what }) => !what.startsWith('Pages without')).map(({ what }) => what) };
}

describe('escaped parentheses and brackets', () => {
  it.each(PLACES)('%s: stay characters, in text and in addresses, where no formulas are configured', async (name) => {
    const source =
      'Kubernetes Engine \\(GKE\\) of \\(x_1\\), [Spring](https://en.wikipedia.org/wiki/Spring_\\(software_framework\\)).\n\n\\[\nfrom a_1 to b\n\\]';
    const expected = source.replace('Spring_\\(software_framework\\)', 'Spring_(software_framework)');
    expect(await converted(name, source)).toEqual({ body: expected, told: [] });
  });

  it.each([
    ['hugo', HUGO],
    ['mkdocs', MKDOCS],
  ])('%s: stay characters with formulas configured, in addresses and around what has no sign of a formula', async (name, files) => {
    const source = 'Engine \\(GKE\\), host\\(s\\), \\(read-only\\), \\(?\\), <https://a.example/b_\\(c_d\\)>, [A](https://a.example/b_\\(c_d\\)).';
    const { body } = await converted(name, source, files);
    expect(body).toContain('Engine \\(GKE\\), host\\(s\\), \\(read-only\\), \\(?\\), ');
    expect(body).toContain('[A](https://a.example/b_(c_d)).');
    expect(body).not.toContain('$$');
  });
});

describe('formulas in escaped brackets', () => {
  const SOURCE = 'So \\(a_1^2\\), \\(\\alpha\\) and \\(n\\).\n\n\\[\nx^2\n\\]';
  const EXPECTED = 'So $$a_1^2$$, $$\\alpha$$ and $$n$$.\n\n$$\nx^2\n$$';

  it.each<readonly [string, string, Files]>([
    ['hugo, which passes them through', 'hugo', HUGO],
    [
      'hugo, with its settings in files of their own',
      'hugo',
      { 'config/_default/markup.yml': 'goldmark: {extensions: {passthrough: {enable: true, delimiters: {inline: [["\\\\(", "\\\\)"]]}}}}' },
    ],
    ['hugo, where a page asks for formulas', 'hugo', { head: HEAD.replace('title', 'math: true\ntitle') }],
    ['hugo, where the site asks for formulas', 'hugo', { 'hugo.toml': '[params]\nmath = "katex"\n' }],
    ['hugo, where a theme has them enabled', 'hugo', { 'hugo.toml': '[params.katex]\nenable = true\n' }],
    ['mkdocs, with arithmatex', 'mkdocs', MKDOCS],
    ['mkdocs, with mdx_math', 'mkdocs', { 'mkdocs.yml': 'markdown_extensions: [mdx_math]\n' }],
  ])('%s: stay formulas', async (_, name, files) => {
    expect(await converted(name, SOURCE, files)).toEqual({ body: EXPECTED, told: [] });
  });

  it.each(['O(n)', 'a + b', 'n/2', 'x > 0', '2n', 'f, g', 'n - k'])('are formulas where these are configured: %s', async (formula) => {
    expect((await converted('mkdocs', `So \\(${formula}\\) it is.`, MKDOCS)).body).toBe(`So $$${formula}$$ it is.`);
  });

  const MATH = HEAD.replace('title', 'mathjax: true\ntitle');

  it.each<readonly [string, Files]>([
    ['page', { head: MATH }],
    ['site', { '_config.yml': 'math: true\ncollections: { docs: { output: true } }\n' }],
  ])('jekyll: are formulas where the %s asks for them and both backslashes are there', async (_, files) => {
    const { body, told } = await converted('jekyll', 'So \\\\(a_1\\\\), and \\(x_1\\).\n\n\\\\[\nx^2\n\\\\]', files);
    expect([body, told]).toEqual(['So $$a_1$$, and \\(x_1\\).\n\n$$\nx^2\n$$', []]);
  });

  it('hugo: stay formulas where their backslashes are escaped, too, and a shortcode asks for them', async () => {
    expect((await converted('hugo', '{{< katex >}}\n\nSo \\\\(a_1\\\\).')).body).toContain('So $$a_1$$.');
  });

  it('takes no long time for parentheses and brackets that nothing closes', () => {
    const site = { generator: { hasBracketedFormulas: () => true } };
    const text = `${'\\(a_1 '.repeat(20_000)}\n\n${'\\[a_1\n'.repeat(20_000)}\n\n${'](https://a(b'.repeat(20_000)}`;
    expect(cpuMsOf(() => expect(maths(text, { site } as unknown as Page)).toBe(text))).toBeLessThan(1000);
  });
});
