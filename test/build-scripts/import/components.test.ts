import { bodyOf, importer } from './support';

const importFiles = importer();
const HEAD = '---\ntitle: A page\ndate: 2024-05-01\ntags: [a]\n---\n\n';

it('a component without a counterpart ends no list: its comment follows the text above it', async () => {
  const body = '1. One\n  <Chart src="a" />\n\n1. Two\n\n   <Chart src="b" />\n\n1. Three\n';
  const { texts, report } = await importFiles('docusaurus', { 'docs/a.md': HEAD + body });
  expect(bodyOf(texts.get('wiki/a.md'))).toBe('1. One <!-- <Chart src="a" /&gt; -->\n\n1. Two\n\n   <!-- <Chart src="b" /&gt; -->\n\n1. Three');
  expect(report.findings.map(({ what, line }) => `${line} ${what}`)).toEqual([
    '8 component or HTML without a counterpart, kept as comments',
    '12 component or HTML without a counterpart, kept as comments',
  ]);
});

it.each([
  ['```sh\nls\n```\n<Chart src="a" />', '```sh\nls\n```\n<!-- <Chart src="a" /&gt; -->'],
  ['One\n\n***\n<Chart src="a" />', 'One\n\n***\n<!-- <Chart src="a" /&gt; -->'],
  [':::tip\n<Chart src="a" />\nText\n:::', '> [!TIP]\n> <!-- <Chart src="a" /&gt; -->\n> Text'],
  ['## One\n<Chart src="a" />\n\nText', '## One\n<!-- <Chart src="a" /&gt; -->\n\nText'],
])('the comment of a component changes no line above it that isn’t a paragraph: %j', async (body, expected) => {
  const { texts } = await importFiles('docusaurus', { 'docs/a.md': `${HEAD}${body}\n` });
  expect(bodyOf(texts.get('wiki/a.md'))).toBe(expected);
});

it('a picture of another site that is written as an element is told with its own line', async () => {
  const { report } = await importFiles('mkdocs', { 'docs/a.md': `${HEAD}Text.\n\n<img alt="x" src="https://example.com/a.png">\n` });
  expect(report.findings.map(({ what, line }) => `${line} ${what}`)).toEqual(['9 Pictures on other sites, now links']);
});

it('parts of a Vue component are shown, the component around them is told, and the site’s address is that of its sitemap', async () => {
  const { texts, report, config } = await importFiles('vitepress', {
    'docs/.vitepress/config.mts': "export default { title: 'Ferry', sitemap: { hostname: 'https://ferry.example/docs/' } }\n",
    'docs/team.md': `${HEAD}<Team>\n  <template #title>Our team</template>\n</Team>\n`,
  });
  expect(bodyOf(texts.get('wiki/team.md'))).toBe('<!-- <Team&gt; -->\n\nOur team\n\n<!-- </Team&gt; -->');
  expect(report.findings.map(({ what, text }) => `${what}: ${text}`)).toEqual(['component or HTML without a counterpart, kept as comments: <Team>']);
  expect(config.url).toBe('https://ferry.example/docs/');
});
