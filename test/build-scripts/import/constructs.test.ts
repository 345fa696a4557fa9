import { bodyOf, importer } from './support';

const importFiles = importer();
const HEAD = '---\ntitle: A page\ndate: 2024-05-01\ntags: [a]\n---\n\n';
const PATHS: Readonly<Record<string, string>> = {
  hugo: 'content/posts/a.md',
  docusaurus: 'blog/2024-05-01-a.md',
  jekyll: '_posts/2024-05-01-a.md',
  obsidian: 'Blog/a.md',
  mkdocs: 'docs/blog/posts/a.md',
};
const FURTHER: Readonly<Record<string, string>> = {
  hugo: 'content/docs/other.md',
  docusaurus: 'docs/other.md',
  jekyll: '_docs/other.md',
  obsidian: 'Notes/other.md',
  mkdocs: 'docs/other.md',
};

async function converted(name: string, body: string) {
  const files = { [PATHS[name] ?? '']: HEAD + body, [FURTHER[name] ?? '']: `${HEAD}## First\n\nText.\n` };
  const { texts, report } = await importFiles(name, files);
  return { body: bodyOf(texts.get('blog/a.md')), told: report.findings.map(({ what, line, text }) => `${line} ${what}: ${text}`) };
}

describe('a construct that has a counterpart', () => {
  it.each([
    ['hugo', '{{< tip >}}\nText\n{{< /tip >}}', '> [!TIP]\n> Text'],
    ['hugo', '- One\n\n  {{% notice danger "Mind" %}}\n  Text\n  {{% /notice %}}', '- One\n\n  > [!CAUTION]\n  > **Mind**\n  >\n  > Text'],
    ['hugo', '{{< callout type="warning" >}}\n```sh\nx\n```\n{{< /callout >}}', '> [!WARNING]\n> ```sh\n> x\n> ```'],
    ['hugo', '{{< details summary="More" >}}\nText\n{{< /details >}}', '<details>\n<summary>More</summary>\n\nText\n\n</details>'],
    ['hugo', 'A [link]({{< ref "other.md#first" >}}).', 'A [link](/wiki/other#first).'],
    ['hugo', 'A [link](/docs/other/) and [one](../docs/other.md).', 'A [link](/wiki/other) and [one](/wiki/other).'],
    ['hugo', '{{< vimeo 123 >}}', '[Video on Vimeo](https://vimeo.com/123)'],
    ['hugo', '```go {linenos=true,hl_lines=[2,"4-6"]}\n1\n2\n3\n4\n5\n6\n```', '```go {2,4-6}\n1\n2\n3\n4\n5\n6\n```'],
    ['hugo', '```md\n> ```\n> a\n> ```\n\n## b\n```\n\nEnd.', '````md\n> ```\n> a\n> ```\n\n## b\n````\n\nEnd.'],
    ['hugo', '> ```sh\n> a\n\nText.\n\n```sh\nb\n```', '> ```sh\n> a\n> ```\n\nText.\n\n```sh\nb\n```'],
    ['hugo', '> - ```sh\n>   a\n>   ```\n> - b', '> - ```sh\n>   a\n>   ```\n> - b'],
    ['hugo', 'See `{{</* ref "x" */>}}`.', 'See `{{< ref "x" >}}`.'],
    ['hugo', 'One.\n\n<!--more-->\n\nTwo.', 'One.\n\nTwo.'],
    ['docusaurus', ':::note\nText\n:::', '> [!NOTE]\n> Text'],
    ['docusaurus', '::::danger[Take care]\n\n:::tip\nInner\n:::\n\n::::', '> [!CAUTION]\n> **Take care**\n>\n> > [!TIP]\n> > Inner'],
    ['docusaurus', '<Tabs>\n<TabItem value="a" label="A">\n\nText of A.\n\n</TabItem>\n</Tabs>', '**A**\n\nText of A.'],
    ['docusaurus', '```js title="a.js" showLineNumbers\n// highlight-next-line\nx();\ny();\n```', '```js title="a.js" {1}\nx();\ny();\n```'],
    ['docusaurus', '[Other](../docs/other.md#first)', '[Other](/wiki/other#first)'],
    ['docusaurus', '## Title {#own}\n\n[To](#own)', '## Title\n\n[To](#title)'],
    ['hugo', 'Title {.wide #own}\n-----\n\n[To](#own)', 'Title\n-----\n\n[To](#title)'],
    ['docusaurus', 'One {/* not seen */} two.', 'One <!-- not seen --> two.'],
    ['jekyll', '{% highlight bash linenos %}\necho `x`\n{% endhighlight %}', '```bash\necho `x`\n```'],
    ['jekyll', '[Other]({% link _docs/other.md %}#first)', '[Other](/wiki/other#first)'],
    ['jekyll', '> Text\n{: .prompt-warning }', '> [!WARNING]\n> Text'],
    ['jekyll', '{: .note }\nText', '> [!NOTE]\n> Text'],
    ['jekyll', '* TOC\n{:toc}\n\nText', 'Text'],
    ['jekyll', '{% raw %}{{ x }}{% endraw %} is shown.', '`{{ x }}` is shown.'],
    [
      'obsidian',
      'See [[other]], [[other|that]] and [[Notes/other#First]].',
      'See [other](/wiki/other), [that](/wiki/other) and [Notes/other › First](/wiki/other#first).',
    ],
    ['obsidian', '> [!tldr]- In short\n> Text', '> [!NOTE]\n> **In short**\n>\n> Text'],
    ['obsidian', 'It is ==bright== %%for me%%.', 'It is **bright** <!-- for me -->.'],
    ['obsidian', 'A claim.^[Its source.]', 'A claim.[^inline-1]\n\n[^inline-1]: Its source.'],
    ['obsidian', '- [>] Moved', '- [ ] Moved'],
    ['obsidian', 'On C#, issue #12 and `#x`. #tag', 'On C#, issue #12 and `#x`.'],
    ['hugo', 'H<sub>2</sub>O, m<sup>2</sup>, <kbd>Esc</kbd>', 'H₂O, m², `Esc`'],
    ['hugo', '<ol><li>One</li><li>Two</li></ol>', '1. One\n2. Two'],
    ['hugo', 'One<br>two', 'One\\\ntwo'],
    ['hugo', 'One<br><br>\ntwo<br>\n<br>\n\n<br><br>\n\n<br>\nThree<br /><br/>\n\nFour', 'One\\\ntwo\n\nThree\n\nFour'],
    ['hugo', 'So $a_1^2$ and $b$, not $5 or `$$`.', 'So $$a_1^2$$ and $$b$$, not $5 or `$$`.'],
    ['jekyll', '$$\na_1\n$$', '$$\na_1\n$$'],
    ['hugo', 'One.\n\n{{< cards >}}\n  {{< card link="/docs/other/" title="Other" subtitle="More" >}}\n{{< /cards >}}', 'One.\n\n- [Other](/wiki/other): More'],
    ['hugo', '{{< button relref="/docs/other" >}}Go{{< /button >}} {{< icon "star" >}}{{< badge "new" >}}', '[Go](/wiki/other) **new**'],
    [
      'hugo',
      '{{< tabpane lang="toml" >}}\n{{< tab header="hugo.toml" >}}\n[[imports]]\n{{< /tab >}}\n{{< /tabpane >}}',
      '```toml tab="hugo.toml"\n[[imports]]\n```',
    ],
    [
      'hugo',
      '{{< filetree/container >}}\n{{< filetree/folder name="a" >}}\n{{< filetree/file name="b.md" >}}\n{{< /filetree/folder >}}\n{{< /filetree/container >}}',
      '```tree\na/\n  b.md\n```',
    ],
    ['hugo', '{{< param title >}} {{< katex >}}a^2{{< /katex >}}', 'A page $$a^2$$'],
    ['hugo', '> [!WARNING]- Mind\n> Text', '> [!WARNING]\n> **Mind**\n>\n> Text'],
    ['hugo', 'On this page: see [the\nother][].\n\n[the other]:\n  /docs/other/', 'On this page: see [the\nother](/wiki/other).'],
    ['hugo', '```math\na^2\n```', '$$\na^2\n$$'],
    ['hugo', '<div class="alert alert-warning">\n  <h4>Mind</h4>\n  Text\n</div>', '> [!WARNING]\n> **Mind**\n>\n> Text'],
    ['hugo', '<table>\n<tr>\n<td>\n\n    A\n\n</td>\n</tr>\n</table>', '| A |\n| --- |'],
    ['hugo', 'See \\[boolean] or \\[a_b\\].', 'See \\[boolean] or \\[a_b\\].'],
    ['docusaurus', ':::tip{title="Try"}\nText\n:::', '> [!TIP]\n> **Try**\n>\n> Text'],
    ['docusaurus', '<LiteYouTubeEmbed id="x1" title="A talk" />', '[A talk](https://www.youtube.com/watch?v=x1)'],
    ['docusaurus', '<TabItem value="a" label="A">\n\n    Text of A.\n\n</TabItem>', '**A**\n\nText of A.'],
    [
      'jekyll',
      '{% capture t %}\nMind the **gap**.\n{% endcapture %}\n\n<div class="notice--warning">{{ t | markdownify }}</div>',
      '> [!WARNING]\n> Mind the **gap**.',
    ],
    ['jekyll', '{% assign v = "1.2" %}\nVersion {{ v }}, {{ page.title }}.', 'Version 1.2, A page.'],
    ['jekyll', '{% include video id="x" provider="vimeo" %}', '[Video](https://vimeo.com/x)'],
    ['jekyll', 'HTML and HTML.\n\n*[HTML]: HyperText Markup Language', 'HTML (HyperText Markup Language) and HTML.'],
    ['obsidian', '![[other#First]]', '> **First**\n>\n> Text.'],
    ['obsidian', '![A talk](https://www.youtube.com/watch?v=x1)', '[A talk](https://www.youtube.com/watch?v=x1)'],
    ['hugo', 'Log in as <user>@<host>, twice.', 'Log in as <user>@<host>, twice.'],
    ['hugo', '{{< alert "fire" >}}\nText\n{{< /alert >}}', '> [!NOTE]\n> Text'],
    ['hugo', '{{< columns >}}\nOne\n<--->\nTwo\n{{< /columns >}}', 'One\n\nTwo'],
    ['hugo', '{{< spoiler text="What broke" >}}\nText\n{{< /spoiler >}}', '<details>\n<summary>What broke</summary>\n\nText\n\n</details>'],
    ['hugo', '{{< article link="/docs/other/" >}}', '[A page](/wiki/other)'],
    ['docusaurus', ':::note Mind **this**\nText\n:::', '> [!NOTE]\n> **Mind this**\n>\n> Text'],
    ['docusaurus', "import Tabs from '@theme/Tabs';\n\n# A page\n\nText", 'Text'],
    ['jekyll', '| a | b |\n| c | d |', '| | |\n|---|---|\n| a | b |\n| c | d |'],
    ['jekyll', '|---\n| a | `b|c` |\n|---|---|\n| 1 | 2 |\n|===|===|\n| 3 | 4 |', '| a | `b\\|c` |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |'],
    ['jekyll', '```sh\nx\n```\n\n```sh\ny\n```\n{: .nolineno file="a.sh" }', '```sh\nx\n```\n\n```sh title="a.sh"\ny\n```'],
    ['jekyll', '{% highlight ruby mark_lines="1 3" %}\nx\ny\nz\n{% endhighlight %}', '```ruby {1,3}\nx\ny\nz\n```'],
    ['jekyll', '## Table of contents\n{: .no_toc .text-delta }\n\n1. TOC\n{:toc}\n\nText', 'Text'],
    ['obsidian', '> So\n>\n> $$\n> a^2\n> $$\n>\n> - [/] done', '> So\n>\n> $$\n> a^2\n> $$\n>\n> - [ ] done'],
    ['obsidian', '1. One\n\n   $$\n   a^2\n   $$\n\n2. Two', '1. One\n\n   $$\n   a^2\n   $$\n\n2. Two'],
    ['obsidian', '**Port**:: 22', '- **Port:** 22'],
    ['obsidian', '- > [!danger] Mind\n  > Text', '- > [!CAUTION]\n  > **Mind**\n  >\n  > Text'],
    ['obsidian', '`= this.file.name` of `= this.date`', 'a of 2024-05-01'],
    ['mkdocs', '| a | b |\n|---|---|\n| `b|c` | `d\\|e` |', '| a | b |\n|---|---|\n| `b\\|c` | `d\\|e` |'],
    ['hugo', '| a | b |\n|---|---|\n| `open<br>x | c |\n| `y`<br>z | d |', '| a | b |\n|---|---|\n| `open x | c |\n| `y` z | d |'],
    [
      'docusaurus',
      '| a | b |\n|---|---|\n| One of: <ul><li>`x`</li><li>y<ul><li>z</li></ul></li></ul> | <p>c</p> |\n| d | <pre>ls -l</pre> |',
      '| a | b |\n|---|---|\n| One of: • `x` • y • z | c |\n| d | `ls -l` |',
    ],
    ['hugo', '```logql\na\n```\n\n```nohighlight\nb\n```\n\n```python3\nc\n```', '```promql\na\n```\n\n```text\nb\n```\n\n```python\nc\n```'],
    ['hugo', '### One\n\nText.\n\n##### Two\n\n```sh\n### not one\n```', '## One\n\nText.\n\n#### Two\n\n```sh\n### not one\n```'],
    ['hugo', '| <a id="opt-x" href="#opt-x">`x`</a> | y |\n|---|---|\n| z | <a name="here"></a>z |', '| `x` | y |\n|---|---|\n| z | z |'],
    ['hugo', '### One\n\nText.\n\nTwo\n---\n\nText.', '### One\n\nText.\n\nTwo\n---\n\nText.'],
    ['hugo', 'One.\n\n&nbsp;\n\nTwo.', 'One.\n\nTwo.'],
    ['hugo', 'See [one].\n\n[one]: https://example.com/<VERSION>/a', 'See [one](https://example.com/%3CVERSION%3E/a).'],
    ['mkdocs', '!!! tip "On [one](https://example.com/ "A title")"\n\n    Text', '> [!TIP]\n> **On [one](https://example.com/)**\n>\n> Text'],
    ['mkdocs', '- One\ntwo:\n\n    | <b>a</b> |\n    |---|\n    | b |', '- One\ntwo:\n\n    | **a** |\n    |---|\n    | b |'],
    ['obsidian', 'On: #first\n\nDone.^[So.] #later', 'On: first\n\nDone.[^inline-1]\n\n[^inline-1]: So.'],
  ])('%s: %j', async (name, source, expected) => {
    expect(await converted(name, source)).toEqual({ body: expected, told: [] });
  });
});

describe('a construct without one', () => {
  it.each([
    [
      'hugo',
      'Text {{< chart data="x" >}}',
      'Text <!-- {{< chart data="x" &gt;}} -->',
      '7 shortcode without a counterpart, kept as comments: {{< chart data="x" >}}',
    ],
    [
      'hugo',
      '{{< box >}}\nText\n{{< /box >}}',
      '<!-- {{< box &gt;}} -->\nText\n<!-- {{< /box &gt;}} -->',
      '7 shortcode without a counterpart, kept as comments: {{< box >}}',
    ],
    [
      'docusaurus',
      '<Chart data={[1]} />\n\nText',
      '<!-- <Chart data={[1]} /&gt; -->\n\nText',
      '7 component or HTML without a counterpart, kept as comments: <Chart data={[1]} />',
    ],
    [
      'jekyll',
      'One\n\n{% if x %}\nTwo\n{% endif %}',
      'One\n\n<!-- {% if x %} -->\nTwo\n<!-- {% endif %} -->',
      '9 Liquid tag without a counterpart, kept as comments: {% if x %}',
    ],
    [
      'hugo',
      '{{< chart >}}\ntype: bar\n{{< /chart >}}\n\nText',
      '<!-- {{< chart &gt;}}\ntype: bar -->\n\nText',
      '7 shortcode without a counterpart, kept as comments: {{< chart >}}',
    ],
    [
      'jekyll',
      '{% for p in site.posts %}\n- {{ p.title }}\n{% endfor %}\n\nText',
      '<!-- {% for p in site.posts %}\n- {{ p.title }}\n{% endfor %} -->\n\nText',
      '7 Liquid tag without a counterpart, kept as comments: {% for p in site.posts %}\n- {{ p.title }}\n{% endfor %}',
    ],
    ['jekyll', '[gallery ids="1"]\n\nText', '<!-- [gallery ids="1"] -->\n\nText', '7 WordPress shortcodes, kept as comments: [gallery ids="1"]'],
    ['obsidian', '![[gone.png]]', 'gone.png', '7 Missing pictures, now their descriptions: ![[gone.png]]'],
    ['obsidian', 'See [[nothing]].', 'See nothing.', '7 Wikilinks to missing notes, now text: [[nothing]]'],
    ['obsidian', '```dataview\nLIST\n```\n\nText', '<!-- dataview\nLIST -->\n\nText', '8 Queries, kept as comments: LIST'],
    ['hugo', '![A](missing.png)', 'A', '7 Missing pictures, now their descriptions: ![A](missing.png)'],
    ['hugo', 'Go [there](/nowhere/).', 'Go there.', '7 Links that lead nowhere, now text: [there](/nowhere/)'],
    [
      'hugo',
      'Go [there](/docs/other/#nowhere).',
      'Go [there](/wiki/other).',
      '7 Links to missing parts of pages, now to the pages: [there](/wiki/other#nowhere)',
    ],
    ['jekyll', 'Text: $$\\nonsense$$', 'Text: `\\nonsense`', '7 Formulas, shown as code: $$\\nonsense$$'],
    [
      'hugo',
      '<script>\nalert(1)\n</script>\n\nText',
      '<!-- <script&gt;\nalert(1)\n</script&gt; -->\n\nText',
      '7 Scripts and styles, kept as comments: <script>\nalert(1)\n</script>',
    ],
  ])('%s: %j is told, and readers don’t meet it', async (...[name, source, expected, told]) => {
    const { body, told: all } = await converted(name, source);
    expect([body, all]).toEqual([expected, [told]]);
  });

  it('is told each time, with its own line', async () => {
    expect((await converted('hugo', '{{< x >}}\n\nText\n\n{{< x >}}')).told.map((line) => line.split(' ')[0])).toEqual(['7', '11']);
  });
});

describe('fields', () => {
  const fieldsOf = async (name: string, path: string, text: string) => {
    const { texts, report } = await importFiles(name, { [path]: text });
    return { text: [...texts][0]?.join('\n') ?? '', told: report.findings.map(({ what, line, text: found }) => `${line} ${what}: ${found}`) };
  };

  it.each([
    ['2024-05-01 10:00:00 +0200', '2024-05-01T10:00:00+02:00'],
    ['2024-05-01T10:00:00Z', '2024-05-01T10:00:00Z'],
    ['2024-05-01 10:00', '2024-05-01'],
    ['May 1, 2024', '2024-05-01'],
    ['2024/5/1', '2024-05-01'],
  ])('reads the date %s', async (written, date) => {
    expect((await fieldsOf('hugo', 'content/posts/a.md', `---\ntitle: A\ndate: ${written}\n---\nText.`)).text).toContain(`\ndate: ${date}\n`);
  });

  it('tells what it can’t read or has no place for, with the line', async () => {
    const { told } = await fieldsOf('hugo', 'content/posts/2024-05-01-a.md', '---\ntitle: A\nsponsor: [x]\ndate: soon\n---\nText.');
    expect(told).toEqual(['3 Front matter without a counterpart: sponsor: [x]', '4 Dates that can’t be read: date: soon']);
    expect((await fieldsOf('hugo', 'content/posts/2024-05-01-b.md', '+++\ntitle = "A"\n[extra]\nx = 1\n+++\nText.')).told).toEqual([
      '3 Front matter without a counterpart: [extra]',
    ]);
    expect((await fieldsOf('jekyll', '_posts/2023-02-30-a.md', '---\ntitle: A\nlast_modified_at: 2023-03-01\n---\nText.')).told).toEqual([
      '1 Pages with an impossible date in their names: _posts/2023-02-30-a.md',
    ]);
    expect((await fieldsOf('hugo', 'content/a.md', '---\ntitle: "A\n---\nText.')).told[0]).toMatch(/^2 Front matter that can’t be read/);
  });

  it('takes the title from the first heading, and the excerpt from the first sentences', async () => {
    const { text } = await fieldsOf('docusaurus', 'blog/2024-05-01-a.md', '# The *title*\n\n![x](https://a.example/y.png)\n\nThe **first** words.\n');
    expect(text).toContain('title: The title\n');
    expect(text).toContain('excerpt: The first words.\n');
    expect(text).not.toContain('# The');
  });

  it('makes ids that differ, of letters that addresses have', async () => {
    const { texts } = await importFiles('obsidian', { 'A/Ünï cödé.md': 'One.', 'B/uni-code.md': 'Two.', 'B/日本.md': 'Three.' });
    expect([...texts.keys()].sort()).toEqual(['wiki/b-uni-code.md', 'wiki/page.md', 'wiki/uni-code.md']);
  });
});
