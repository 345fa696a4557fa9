import { bodyOf, importer } from './support';

const importFiles = importer();

const HEAD = '---\ntitle: A\ndate: 2024-05-01\n---\n\n';

/** The body of the page that a site makes of its first file, and what the report says. */
async function imported(name: string, [path, text]: readonly [path: string, text: string], others: Readonly<Record<string, string>> = {}) {
  const { texts, report } = await importFiles(name, { ...others, [path]: HEAD + text });
  const page = [...texts.values()].find((each) => each.includes('\ntitle: A\n')) ?? '';
  return { body: bodyOf(page), told: report.findings.map(({ what }) => what) };
}

describe('what a generator fills in', () => {
  it.each([
    ['{{ "now" | date: "%Y" }}'],
    ["{{ 'a,b' | split: ',' | join: '-' }}"],
    ['{{ page.date | date: "%Y" }}'],
    ['{{ page.title | downcase | replace: "a", "b" }}'],
  ])('is code where Jekyll would change it: %s', async (expression) => {
    const { body, told } = await imported('jekyll', ['_posts/2024-05-01-a.md', `So ${expression} it is.\n`]);
    expect(body).toContain(`\`${expression}\``);
    expect(told).toContain('Template expressions, shown as code');
  });

  it('is the value where Jekyll’s filters keep it', async () => {
    const { body } = await imported('jekyll', ['_posts/2024-05-01-a.md', 'So {{ page.title | escape }}, {{page.nothing | default: "b"}} it is.\n']);
    expect(body).toBe('So A, b it is.');
  });

  it('is, in tabs without names, the name that Hextra’s group lists', async () => {
    const tabs = '{{< tabs items="JSON,YAML" >}}\n\n{{< tab >}}\n```json\n{}\n```\n{{< /tab >}}\n{{< tab >}}**YAML**: a text.{{< /tab >}}\n\n{{< /tabs >}}\n';
    const { body } = await imported('hugo', ['content/docs/a.md', tabs]);
    expect(body).toContain('```json tab="JSON"\n{}\n```');
    expect(body).toContain('**YAML**\n\n**YAML**: a text.');
    expect(body).not.toContain('****');
  });

  it('is no key where CriticMarkup inserts a word', async () => {
    const { body } = await imported('mkdocs', ['docs/a.md', 'It is {++not++} so: ++ctrl+c++.\n']);
    expect(body).toBe('It is not so: `Ctrl+C`.');
  });
});

describe('a part of another file', () => {
  it('is found where MkDocs is told to look', async () => {
    const config = 'site_name: A\nmarkdown_extensions:\n  - pymdownx.snippets:\n      base_path: [snippets, "."]\n';
    const { body, told } = await imported('mkdocs', ['docs/a.md', '--8<-- "part.md"\n'], { 'mkdocs.yml': config, 'snippets/part.md': 'The part.\n' });
    expect(body).toBe('The part.');
    expect(told).toEqual(['Files outside of docs/, left out']);
  });

  const PART =
    '---\ntitle: P\n---\n\nBefore.\n\n## Usage notes\n\nHow.\n\n```sh\n# no heading\n```\n\n## Next\n\nNo.\n\n<!-- #region tip -->\nThe tip.\n<!-- #endregion tip -->\n';

  it.each([
    ['usage-notes', '## Usage notes\n\nHow.\n\n```sh\n# no heading\n```'],
    ['tip', 'The tip.'],
  ])('is the section or the region that VitePress includes: %s', async (name, part) => {
    const { body } = await imported('vitepress', ['docs/a.md', `<!--@include: ./p.md#${name}-->\n`], { 'docs/p.md': PART });
    expect(body).toBe(part);
  });

  it('is told when VitePress includes a section that there isn’t', async () => {
    const { body, told } = await imported('vitepress', ['docs/a.md', 'Text.\n\n<!--@include: ./p.md#nowhere-->\n'], { 'docs/p.md': PART });
    expect(body).toBe('Text.');
    expect(told).toContain('Files to include in the text that aren’t in the folder, left out');
  });

  it('isn’t included where a block of code shows how VitePress does it', async () => {
    const code = '```md\n<<< @/file.js\n<!--@include: ./p.md-->\n```';
    const { body } = await imported('vitepress', ['docs/a.md', `${code}\n`], { 'docs/p.md': PART });
    expect(body).toBe(code);
  });
});

describe('a link with a blank in its anchor', () => {
  it('leads to the heading', async () => {
    const other = '---\ntitle: Other\ndate: 2024-05-01\n---\n\n## Sub heading\n\nText.\n';
    const { body } = await imported('obsidian', ['Main.md', '[one](<Other.md#Sub heading>) and [two](Other.md#Sub%20heading)\n'], { 'Other.md': other });
    expect(body).toBe('[one](/wiki/other#sub-heading) and [two](/wiki/other#sub-heading)');
  });

  it('is encoded once where the path of another site has one, too', async () => {
    const { body } = await imported('obsidian', ['Main.md', '[one](<https://example.org/a b#c d>)\n']);
    expect(body).toBe('[one](https://example.org/a%20b#c%20d)');
  });
});
