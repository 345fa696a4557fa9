import { bodyOf, HEAD, importer, PLACES } from './support';

const importFiles = importer();

const pathOf = (name: string) => new Map(PLACES).get(name) ?? 'a.md';

/** The body of the page that a site makes of one text, and what the report says of it. */
async function imported(name: string, text: string, others: Readonly<Record<string, string>> = {}) {
  const { texts, report } = await importFiles(name, { ...others, [pathOf(name)]: HEAD + text });
  const page = [...texts.values()].find((each) => each.includes('\ntitle: A\n')) ?? '';
  return { body: bodyOf(page), told: report.findings.map(({ what, line, text: found }) => `${line} ${what}: ${found}`) };
}

describe('E7 a link that code shows', () => {
  const inline = 'Write `[my conclusion](#conclusion)` or ``[b](#nowhere) ` ``.';
  const fence = '```md\nSee [my conclusion](#conclusion), [b](/wiki/a#conclusion).\n```';
  const nested = '> - ```md\n>   [c](#conclusion)\n>   ```';

  it.each(PLACES)('keeps its address, whatever headings there are: %s', async (name) => {
    const text = [inline, fence, nested].join('\n\n');
    expect(await imported(name, `${text}\n`)).toEqual({ body: text, told: [] });
  });

  it.each(PLACES.filter(([name]) => name !== 'docusaurus'))('keeps it in lines indented by four, too: %s', async (name) => {
    const text = 'Like this:\n\n    [my conclusion](#conclusion) and\n    [b](/wiki/a#nowhere)\n\nEnd.';
    expect(await imported(name, `${text}\n`)).toEqual({ body: text, told: [] });
  });

  it('is none where the label of a real one is code', async () => {
    const { body, told } = await imported('hugo', 'See [`a[0](#x)`](#the-end) and [`b`](#nowhere).\n\n## The end\n\nText.\n');
    expect(body).toBe('See [`a[0](#x)`](#the-end) and `b`.\n\n## The end\n\nText.');
    expect(told).toEqual(['6 Links to missing parts of their own page, now text: [`b`](#nowhere)']);
  });
});

describe('E7 blank lines of code', () => {
  it.each(PLACES)('stay as many, after a list item that begins with a fence, too: %s', async (name) => {
    const list = '- ```sh\n  ls\n\n\n  df\n  ```';
    const code = '```diff\n a\n \n\n\n-b\n```';
    const { body } = await imported(name, `${list}\n\nText.\n\n\n\n${code}\n\n\nEnd.\n`);
    expect(body).toBe(`${list}\n\nText.\n\n${code}\n\nEnd.`);
  });
});

describe('E7 shortcodes in code, which Hugo runs', () => {
  const CONFIG = { 'hugo.toml': '[params]\nversion = "1.4"\n' };

  it('become the values of parameters in fences, inline and indented code, and in `highlight`', async () => {
    const highlight = '{{< highlight sh >}}\nget {{< param "version" >}}\n{{< /highlight >}}';
    const { body, told } = await imported(
      'hugo',
      `Get \`app-{{< param "version" >}}\`:\n\n\`\`\`sh\nget {{% param version %}}\n\`\`\`\n\n    get {{< param "version" >}}\n\n${highlight}\n`,
      CONFIG,
    );
    expect(body).toBe('Get `app-1.4`:\n\n```sh\nget 1.4\n```\n\n    get 1.4\n\n```sh\nget 1.4\n```');
    expect(told).toEqual([]);
  });

  it('are reported with their lines where nothing is known of them, and shown without their comment signs', async () => {
    const text = 'Use `{{< host >}}` or `a {{</* b */>}}`:\n\n```sh\nssh {{< param "none" >}}\n{{< c >}}x{{< /c >}}\n{{</* d */>}} {{ .Title }}\n```\n';
    const { body, told } = await imported('hugo', text, CONFIG);
    expect(body).toBe('Use `{{< host >}}` or `a {{< b >}}`:\n\n```sh\nssh {{< param "none" >}}\n{{< c >}}x{{< /c >}}\n{{< d >}} {{ .Title }}\n```');
    expect(told.sort()).toEqual(
      [
        '6 Shortcodes in code, shown as they are written: {{< host >}}',
        '9 Shortcodes in code, shown as they are written: {{< param "none" >}}',
        '10 Shortcodes in code, shown as they are written: {{< c >}}',
      ].sort(),
    );
  });
});

describe('E7 Liquid in code, which Jekyll runs', () => {
  const CONFIG = { '_config.yml': 'version: 1.4\nurl: https://b.example\ncollections: { docs: { output: true } }\n' };

  it('becomes the values of the site and the page', async () => {
    const { body, told } = await imported(
      'jekyll',
      'Get `app-{{ site.version }}`:\n\n```sh\nget {{ site.url }}{{ site.baseurl }}/{{ page.title | escape }}\n```\n\n    get {{ site.version }}\n\n{% highlight sh %}\nget {{ site.version }}\n{% endhighlight %}\n',
      CONFIG,
    );
    expect(body).toBe('Get `app-1.4`:\n\n```sh\nget https://b.example/A\n```\n\n    get 1.4\n\n```sh\nget 1.4\n```');
    expect(told).toEqual([]);
  });

  it('is reported with its line where nothing is known of it', async () => {
    const code = '```yaml\nkey: ${{ secrets.KEY }}\n{% include x.yml %}\n```';
    const { body, told } = await imported('jekyll', `Use \`{{ page.nothing }}\`:\n\n${code}\n`, CONFIG);
    expect(body).toBe(`Use \`{{ page.nothing }}\`:\n\n${code}`);
    expect(told.sort()).toEqual(
      [
        '6 Liquid in code, shown as it is written: {{ page.nothing }}',
        '9 Liquid in code, shown as it is written: {{ secrets.KEY }}',
        '10 Liquid in code, shown as it is written: {% include x.yml %}',
      ].sort(),
    );
  });

  it.each([
    ['around a fence', '{% raw %}\n```yaml\n{{ site.version }} {% x %}\n```\n{% endraw %}', '```yaml\n{{ site.version }} {% x %}\n```'],
    ['in a fence', '```yaml\n{% raw %}\n{{ site.version }}\n{% endraw %}\n{{ site.version }}\n```', '```yaml\n{{ site.version }}\n1.4\n```'],
    ['around inline code', '{% raw %}Use `a {{ site.version }}` and {{ x }}.{% endraw %}', 'Use `a {{ site.version }}` and `{{ x }}`.'],
    ['in inline code', 'Use `{% raw %}{{ site.version }}{% endraw %}`.', 'Use ``{{ site.version }}``.'],
  ])('stays as it is between raw tags %s', async (_, text, expected) => {
    expect(await imported('jekyll', `${text}\n`, CONFIG)).toEqual({ body: expected, told: [] });
  });

  it('stays as it is on a page that runs none', async () => {
    const { texts, report } = await importFiles('jekyll', { '_docs/a.md': `---\ntitle: A\nrender_with_liquid: false\n---\n\nUse \`{{ page.title }}\`.\n` });
    expect(bodyOf(texts.get('wiki/a.md'))).toBe('Use `{{ page.title }}`.');
    expect(report.findings.filter(({ what }) => what.startsWith('Liquid'))).toEqual([]);
  });
});

describe('E7 a shortcode that Hugo has from the text itself', () => {
  it('is a comment with its program, and reported', async () => {
    const program = '{{< recent.inline >}}\n{{ range first 3 .Site.Pages }}\n\n- <b>{{ .Title }}</b>\n{{ end }}\n{{< /recent.inline >}}';
    const { body, told } = await imported('hugo', `Before.\n\n${program}\n\nAfter {{< year.inline >}}{{ now.Year }}{{< /year.inline >}}.\n`);
    expect(body.replace(/<!--[^]*?-->/g, '')).toBe('Before.\n\n\n\nAfter .');
    expect(body).toContain('{{ range first 3 .Site.Pages }}');
    expect(told).toEqual([
      '8 shortcode without a counterpart, kept as comments: {{< recent.inline >}}',
      '15 shortcode without a counterpart, kept as comments: {{< year.inline >}}',
    ]);
  });
});
