import { withIncludes } from '../../../build-scripts/lib/import/jekyll/included';
import type { Page } from '../../../build-scripts/lib/import/page/page';
import { bodyOf, HEAD, importer } from './support';
import { cpuMsOfAwaited } from '../../support/cpuTime';

const importFiles = importer();
const CONFIG = 'title: A\nrelease: "2.0"\ncollections: { docs: { output: true } }\n';

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

  it.each([
    ['title=page.title', '{{ include.title }}.', 'A.'],
    ['title=site.release count=2', '{{ include.title }}, {{ include.count }}.', '2.0, 2.'],
    ['beta=false', '{% if include.beta %}Beta{% else %}Stable{% endif %}.', 'Stable.'],
    ['beta=true', '{% if include.beta %}Beta {{ include.beta }}{% endif %}.', 'Beta true.'],
    ['beta=false', '{{ include.beta | default: "No" }}, {{ include.beta }}.', 'No, false.'],
    ['note=""', '{% if include.note %}Note{% endif %}.', 'Note.'],
    ['count=0', '{% if include.count %}Zero{% endif %}.', 'Zero.'],
    ['more=nil', '{% unless include.more %}None{% endunless %}.', 'None.'],
  ])('gets its parameters as Liquid reads them: %s', async (parameters, part, body) => {
    expect(await imported(`{% include part.md ${parameters} %}\n`, { 'part.md': part })).toMatchObject({ body, told: [] });
  });

  it.each(['title=name', 'title=post.title', 'title=page.url', 'title=page.tags'])(
    'stays a comment where only a build knows a parameter: %s',
    async (parameter) => {
      const include = `{% include part.md ${parameter} %}`;
      const { body, told } = await imported(`Text.\n\n${include}\n`, { 'part.md': '{{ include.title }}' }, HEAD.replace('date:', 'tags: [a]\ndate:'));
      expect([body, told]).toEqual([`Text.\n\n<!-- ${include} -->`, [`Liquid tag without a counterpart, kept as comments: ${include}`]]);
    },
  );

  it('of a theme may have quotes in its parameters', async () => {
    expect((await imported('{% include alert.html type="tip" content="So \\"it\\" is" %}\n', {})).body).toBe('> [!TIP]\n> So "it" is');
  });

  it('of a theme gets them, too', async () => {
    const { body } = await imported('{% include alert.html type="tip" title=page.title content=site.release %}\n', {});
    expect(body).toBe('> [!TIP]\n> **A**\n>\n> 2.0');
  });

  it('keeps its code, and quotes in what it passes on', async () => {
    const outer =
      '```js\nconst x = include.foo\n```\n\nSo y = include.foo.\n\n{% include inner.md name=include.name %}\n\n{% include alert.html type="tip" content=include.name %}\n';
    const { body } = await imported('{% include outer.md name=\'an "N"\' %}\n', { 'outer.md': outer, 'inner.md': 'Inner: {{ include.name }}.\n' });
    expect(body).toBe('```js\nconst x = include.foo\n```\n\nSo y = include.foo.\n\nInner: an "N".\n\n> [!TIP]\n> an "N"');
  });

  it('takes no long time where its tags don’t end', async () => {
    const read = () => imported('{% include part.md %}\n', { 'part.md': '{% include a '.repeat(20_000) });
    expect(await cpuMsOfAwaited(read)).toBeLessThan(5000);
  });

  it('shows of the front matter only what is printed, which is told', async () => {
    const head = HEAD.replace('date:', 'mood: good\nversion: v3\ndate:');
    const { body, told } = await imported('{% if page.mood %}Yes{% endif %}: {% include part.md v=page.version %}\n', { 'part.md': '{{ include.v }}' }, head);
    expect([body, told]).toEqual(['Yes: v3', ['Front matter without a counterpart: mood: good']]);
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
    expect(body.length).toBeLessThan(1_100_000);
    expect(body).toContain('Words. Words.');
  });

  it('counts for the whole page, however many blocks of code it has', () => {
    const part = 'x'.repeat(400_000);
    const site = { textOf: () => part, generator: {}, config: { data: {} } };
    const page = { site, item: { data: {} }, parts: new Map(), addConverted: () => undefined } as unknown as Page;
    const made = withIncludes('{% include a.md %}\n\n```\nls\n```\n\n'.repeat(4), page);
    expect(made.split(part)).toHaveLength(3);
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
