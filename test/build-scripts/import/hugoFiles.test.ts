import { bodyOf, HEAD, importer } from './support';

const importFiles = importer();
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

async function imported(text: string, others: Readonly<Record<string, string>>, path = 'content/docs/a.md') {
  const { texts, copies, report } = await importFiles('hugo', { 'hugo.toml': 'title = "A"\n', [path]: HEAD + text, ...others });
  const [page] = [...texts.values()].filter((each) => each.includes('\ntitle: A\n'));
  return { body: bodyOf(page), copies: [...copies.keys()], told: report.findings.map(({ what, text: said }) => `${what}: ${said}`) };
}

describe('E7 a picture of a Hugo site', () => {
  it('is found at the address that browsers resolve, below the page’s own', async () => {
    const { body, told } = await imported('![f](../rel/my%20figure.svg)\n', { 'content/posts/2021/rel/my figure.svg': SVG }, 'content/posts/2021/rel.md');
    expect([body, told]).toEqual(['![f](/images/my-figure.svg)', []]);
  });

  it.each([
    ['hugo.toml', 'defaultContentLanguage = "en"\n[languages.en]\ncontentDir = "content/en"\n'],
    ['hugo.toml', '[languages.en]\ntitle = "A"\n'],
    ['hugo.toml', 'contentDir = "content/en"\n'],
  ])('is found in the folder of the main language: %s %s', async (file, config) => {
    const { body, told } = await imported('![boot](/docs/img/d.svg)\n', { [file]: config, 'content/en/docs/img/d.svg': SVG }, 'content/en/docs/a.md');
    expect([body, told]).toEqual(['![boot](/images/d.svg)', []]);
  });
});

describe('E7 a gallery of a Hugo site', () => {
  const PICTURES = { 'content/docs/a/pics/1.svg': SVG, 'content/docs/a/pics/2.svg': SVG, 'content/docs/a/x.svg': SVG, 'content/docs/a/pics/notes.txt': '' };

  it.each([
    ['{{< gallery match="pics/*" >}}', '![](/images/1.svg)\n\n![](/images/2.svg)'],
    ['{{< gallery match="pics/2.{svg,webp}" >}}', '![](/images/2.svg)'],
    ['{{< gallery match="PICS/2*" >}}', '![](/images/2.svg)'],
    ['{{< gallery />}}', '![](/images/a/x.svg)'],
    ['{{< gallery dir="/img/" />}}', '![](/images/s.svg)'],
    ['{{< gallery >}}\n![X](x.svg)\n{{< /gallery >}}', '![X](/images/a/x.svg)'],
  ])('shows its pictures: %s', async (text, body) => {
    expect((await imported(`${text}\n`, { ...PICTURES, 'static/img/s.svg': SVG }, 'content/docs/a/index.md')).body).toBe(body);
  });

  it.each([
    ['{{< gallery sort="name" >}}', 'content/docs/a/index.md'],
    ['{{< gallery "pics" >}}', 'content/docs/a/index.md'],
    ['{{< gallery >}}', 'content/docs/a/page.md'],
  ])('is told where only its theme knows its pictures: %s in %s', async (text, path) => {
    const { body, copies, told } = await imported(`Text.\n\n${text}\n`, PICTURES, path);
    expect([body, copies, told]).toEqual([
      `Text.\n\n<!-- ${text.replace('>}}', '&gt;}}')} -->`,
      [],
      [`shortcode without a counterpart, kept as comments: ${text}`],
    ]);
  });

  it('is told where it has none', async () => {
    const { told } = await imported('Text.\n\n{{< gallery match="none/*" >}}\n', {});
    expect(told).toEqual(['shortcode without a counterpart, kept as comments: {{< gallery match="none/*" >}}']);
  });
});

describe('E7 a parameter of a Hugo site', () => {
  const SECTION = { 'content/docs/_index.md': '---\ntitle: Docs\ncascade:\n  release: v1\n  versions: { git: v1.2 }\n---\n' };

  it('is what a page above sets for it, in text, code and addresses, and isn’t told as lost', async () => {
    const text = '{{< param release >}}, `x{{< param "versions.git" >}}`, [x](https://example.org/{{< param release >}}/x)\n';
    const { body, told } = await imported(text, SECTION);
    expect(body).toBe('v1, `xv1.2`, [x](https://example.org/v1/x)');
    expect(told.filter((each) => each.startsWith('Front matter'))).toEqual([]);
  });

  it('isn’t told as lost where the page itself sets and shows it', async () => {
    const { texts, report } = await importFiles('hugo', {
      'hugo.toml': '',
      'content/docs/a.md': `${HEAD.replace('date:', 'release: v2\ndate:')}{{< param release >}}\n`,
      ...SECTION,
    });
    expect(bodyOf(texts.get('wiki/a.md'))).toBe('v2');
    expect(report.findings.map(({ what }) => what)).not.toContain('Front matter without a counterpart');
  });

  it('isn’t told as lost where it is among the page’s params', async () => {
    const head = HEAD.replace('date:', 'params: { release: v3 }\ndate:');
    const { texts, report } = await importFiles('hugo', { 'hugo.toml': '', 'content/docs/a.md': `${head}{{< param release >}}\n`, ...SECTION });
    expect(bodyOf(texts.get('wiki/a.md'))).toBe('v3');
    expect(report.findings.map(({ what }) => what)).not.toContain('Front matter without a counterpart');
  });

  it('of the page counts, whatever it is, before what others set', async () => {
    const head = HEAD.replace('date:', 'release: false\ndate:');
    const { texts, report } = await importFiles('hugo', { 'hugo.toml': '', 'content/docs/a.md': `${head}Text {{< param release >}}.\n`, ...SECTION });
    expect(bodyOf(texts.get('wiki/a.md'))).not.toContain('v1');
    expect(report.findings.map(({ what }) => what)).toContain('shortcode without a counterpart, kept as comments');
  });

  it('leaves a link without its address where nothing sets it, and the report says so', async () => {
    const { body, told } = await imported('Get [etcd*ctl*](https://example.org/{{< param gone >}}/x), ![p](https://example.org/{{< param gone >}}.png).\n', {});
    expect(body).toBe('Get etcd*ctl*, p.');
    expect(told).toContain('Links with a part that only the former site knew, now text: [etcd*ctl*](https://example.org/{{< param gone >}}/x)');
    expect(told).toContain('Missing pictures, now their descriptions: ![p](https://example.org/{{< param gone >}}.png)');
  });
});
