import { bodyOf, HEAD, importer } from './support';

const importFiles = importer();
const CONFIG = 'title: A\nrelease: "2.0"\n';

/** The body of a page of Jekyll with its includes, and what the report says. */
async function imported(text: string, includes: Readonly<Record<string, string>>, head = HEAD) {
  const others = Object.fromEntries(Object.entries(includes).map(([name, part]) => [`_includes/${name}`, part]));
  const { texts, report } = await importFiles('jekyll', { '_config.yml': CONFIG, '_docs/a.md': head + text, '_docs/b.md': `${HEAD}B.\n`, ...others });
  const [page = ''] = [...texts.values()].filter((each) => each.includes('\ntitle: A\n'));
  return { body: bodyOf(page), isDraft: page.includes('draft: true'), report, told: report.findings.map(({ what, text: said }) => `${what}: ${said}`) };
}

describe('E7 a part that Jekyll includes', () => {
  it.each([
    ['code between tags', 'Run:\n\n{% highlight bash %}\nls\n{% endhighlight %}\n', 'Run:\n\n```bash\nls\n```'],
    ['what isn’t run', 'Say {% raw %}{{ x }}{% endraw %}.\n', 'Say `{{ x }}`.'],
    ['a fence with braces', '```go\n{{ .Name }}\n```\n', '```go\n{{ .Name }}\n```'],
    ['values', '{{ page.title }} of {{ site.release }}.\n', 'A of 2.0.'],
    ['a reference', '[B]({% link _docs/b.md %})\n', '[B](/wiki/b)'],
    ['a parameter that isn’t given', 'One{{ include.more }}.\n', 'One.'],
    ['a parameter with a default', '{{ include.more | default: "Two" }}.\n', 'Two.'],
  ])('is in the text with %s', async (_, part, body) => {
    expect(await imported('{% include part.md %}\n', { 'part.md': part })).toMatchObject({ body, isDraft: false });
  });

  it('may include another one, which gets its parameters', async () => {
    const includes = { 'outer.md': 'Outer.\n\n{% include inner.md name=include.name %}\n', 'inner.md': 'Inner: {{ include.name }}.\n' };
    expect(await imported('{% include outer.md name="N" %}\n', includes)).toMatchObject({ body: 'Outer.\n\nInner: N.', told: [] });
  });

  it('is found where its name has a value in it, which isn’t told as lost', async () => {
    const head = HEAD.replace('date:', 'version: "3.0"\ndate:');
    const { body, told } = await imported('{%include manual/{{ page.version }}/part.md %}\n', { 'manual/3.0/part.md': 'Three.\n' }, head);
    expect([body, told]).toEqual(['Three.', []]);
  });

  it('stays a comment with a program in it, and the report says what to do', async () => {
    const { told, report } = await imported('Text.\n\n{% include list.html %}\n', {
      'list.html': '{% for post in site.posts %}{{ post.title }}{% endfor %}\n',
    });
    expect(told).toEqual(['Liquid tag without a counterpart, kept as comments: {% include list.html %}']);
    expect(report.toString()).toContain('\n  Write what readers saw there in place of the comment, or delete it.\n');
  });

  it('doesn’t include itself without end', async () => {
    const itself = 'Words. {% include a.md %}{% include a.md %}{% include a.md %}\n';
    const { body } = await imported('{% include a.md %}\n', { 'a.md': itself + 'x'.repeat(10_000) });
    expect(body.length).toBeLessThan(4_500_000);
    expect(body).toContain('Words. Words.');
  });
});

it('E7 front matter that the text of a Jekyll site shows isn’t reported as lost', async () => {
  const head = HEAD.replace('date:', 'version: "4.9"\nmood: good\ndate:');
  const { body, told } = await imported('Version {{ page.version }}.\n', {}, head);
  expect(body).toBe('Version 4.9.');
  expect(told).toEqual(['Front matter without a counterpart: mood: good']);
});

it('E7 a value that Jekyll’s configuration sets for a page is in its text, and in the names of what it includes', async () => {
  const { texts, report } = await importFiles('jekyll', {
    '_config.yml': `${CONFIG}defaults:\n  - { scope: { path: _docs }, values: { edition: two, layout: page } }\n`,
    '_docs/a.md': `${HEAD}Edition {{ page.edition }}. {% include {{ page.edition }}.md %}{% if page.edition %} Set.{% endif %}\n`,
    '_includes/two.md': 'Part two.\n',
  });
  expect([bodyOf(texts.get('wiki/a.md')), report.findings]).toEqual(['Edition two. Part two. Set.', []]);
});

it.each([
  ['404.md', ''],
  ['404.md', 'permalink: /404.html\n'],
  ['errors/missing.md', 'permalink: /404.html\n'],
])('E7 a page for addresses that don’t exist is left out, since the new site has one: %s %s', async (path, fields) => {
  const { texts, report } = await importFiles('jekyll', {
    '_config.yml': CONFIG,
    [path]: `---\ntitle: Not found\n${fields}---\nNothing here.\n`,
    'a.md': HEAD.replace('date:', 'redirect_from: [/404.html, /old]\ndate:') + 'Text.\n',
  });
  expect([...texts.keys()]).toEqual(['wiki/a.md']);
  expect(texts.get('wiki/a.md')).toContain('aliases: [/a.html, /old]');
  expect(report.findings.map(({ what, file }) => `${file} ${what}`)).toEqual([
    `${path} Files for addresses that don’t exist, for which the new site has a page, left out`,
  ]);
});
