import { bodyOf, HEAD, importer, PLACES } from './support';

const importFiles = importer();

/** The body of the page that a site makes of one text, and what the report says of it. */
async function imported(name: string, text: string) {
  const { texts, report } = await importFiles(name, { [new Map(PLACES).get(name) ?? 'a.md']: HEAD + text });
  return { body: bodyOf([...texts.values()][0]), told: report.findings.map(({ what }) => what) };
}

const TAGS = {
  jekyll: ['{% highlight markdown %}', '{% endhighlight %}'],
  hugo: ['{{< highlight markdown >}}', '{{< /highlight >}}'],
} as const;
const HIGHLIGHTS = Object.entries(TAGS).map(([name, [open, close]]) => [name, open, close] as const);
const FENCE = '```mermaid\ngraph TD;\n```';

describe('E7 a fence that code between tags shows', () => {
  it.each(HIGHLIGHTS)('is shown as it is written, and the text below stays text: %s', async (...[name, open, close]) => {
    const text = `Intro.\n\n${open}\n${FENCE}\n${close}\n\n## After\n\n[Up](#after)\n`;
    expect(await imported(name, text)).toEqual({ body: `Intro.\n\n\`\`\`\`markdown\n${FENCE}\n\`\`\`\`\n\n## After\n\n[Up](#after)`, told: [] });
  });

  it.each(HIGHLIGHTS)('needn’t be closed there: %s', async (...[name, open, close]) => {
    const text = `${open}\n\`\`\`js\nx\n${close}\n\n## After\n\n\`\`\`js\ny\n\`\`\`\n`;
    expect(await imported(name, text)).toEqual({ body: '````markdown\n```js\nx\n````\n\n## After\n\n```js\ny\n```', told: [] });
  });

  it.each(PLACES)('is shown in <pre>, too: %s', async (name) => {
    const { body } = await imported(name, `Intro.\n\n<pre>\n\`\`\`js\ny\n\`\`\`\n</pre>\n\n## After\n`);
    expect(body).toBe('Intro.\n\n````\n```js\ny\n```\n````\n\n## After');
  });

  it('is one where its tag is never closed, or is itself code', async () => {
    const text = '<pre>\n\nText.\n\n```html\n<pre>\n</pre>\n```\n\nUse `<pre>`.\n\n```js\ny\n```\n';
    const { body } = await imported('mkdocs', text);
    expect(body).toContain('\n\n```html\n<pre>\n</pre>\n```\n\nUse `<pre>`.\n\n```js\ny\n```');
  });

  it('is shown in a tab of Docsy, whose text is code', async () => {
    const { body } = await imported('hugo', '{{< tabpane >}}\n{{< tab "One" >}}\n```js\ny\n```\n{{< /tab >}}\n{{< /tabpane >}}\n\n## After\n');
    expect(body).toMatch(/^````text[^\n]*\n```js\ny\n```\n````\n\n## After$/m);
  });
});

describe('E7 code between tags', () => {
  it.each(HIGHLIGHTS)('stays in its step and its quote: %s', async (...[name, open, close]) => {
    const { body } = await imported(name, `1. One\n\n   ${open}\n   ls\n     df\n   ${close}\n\n2. Two\n\n> ${open}\n> ls\n> ${close}\n`);
    expect(body).toBe('1. One\n\n   ```markdown\n   ls\n     df\n   ```\n\n2. Two\n\n> ```markdown\n> ls\n> ```');
  });

  it.each(HIGHLIGHTS)('keeps its own indentation in a step where it isn’t indented like it: %s', async (...[name, open, close]) => {
    const { body } = await imported(name, `1. One\n\n   ${open}\na:\n  b\n   ${close}\n`);
    expect(body).toBe('1. One\n\n   ```markdown\n   a:\n     b\n   ```');
  });

  it.each(HIGHLIGHTS)('isn’t indented for the elements around it: %s', async (...[name, open, close]) => {
    const { body } = await imported(name, `<div>\n    ${open}\n    ls\n    ${close}\n</div>\n`);
    expect(body).toBe('```markdown\n    ls\n```');
  });
});

describe('E7 indented code between raw tags, whose Liquid Jekyll doesn’t run', () => {
  it.each([
    ['after text', 'Text:\n\n', '{% raw %}\n    ---\n    {{ page.title }}\n\n    {% include a.css b="c" %}\n{% endraw %}\n\nEnd.'],
    ['where the page begins', '', '{% raw %}\n    ---\n    {{ page.title }}\n\n    {% include a.css b="c" %}\n{% endraw %}\n\nEnd.'],
  ])('stays as it is: %s', async (_, before, text) => {
    const { body, told } = await imported('jekyll', `${before}${text}\n`);
    expect(body).toBe(`${before}    ---\n    {{ page.title }}\n\n    {% include a.css b="c" %}\n\nEnd.`);
    expect(told).toEqual([]);
  });

  it('is text in a list, where its Liquid becomes code', async () => {
    const { body } = await imported('jekyll', '- One\n{% raw %}\n    {{ x }}\n{% endraw %}\n');
    expect(body).toBe('- One\n\n    `{{ x }}`');
  });
});

describe('characters that code of HTML writes as references', () => {
  it.each([
    ['of any kind', '&lt;a&#62; &quot;&eacute;&quot; &#x1F600;', '<a> "é" 😀'],
    ['once, so that code about references stays as its author wrote it', '&amp;lt; &#x26;lt; &amp;#x3c;', '&lt; &lt; &#x3c;'],
    ['and that don’t exist', '&#x110000; &nothing; a & b;', '\uFFFD &nothing; a & b;'],
  ])('are those characters %s', async (_, written, shown) => {
    expect(await imported('markdown', `<code>${written}</code>\n`)).toEqual({ body: `\`${shown}\``, told: [] });
  });
});
