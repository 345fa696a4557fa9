import { CALLOUTS } from '../../../../src/core/content/callouts';
import { blocksOf, compile, problemsOf } from '../../support/compile';
import { modelFrom } from '../../support/model';
import { wiki } from '../../support/texts';

/** What is wrong with a body, as `line:column message`, the lines counted from the body's first. */
const found = (body: string) =>
  compile(body).problems.map(({ line, column, message, isWarning }) => `${line - 6}:${column} ${isWarning ? 'warning ' : ''}${message}`);

describe('syntax of other generators in prose', () => {
  it('isn’t what stands in a comment, which no reader sees, also where that is indented', () => {
    expect(found('Text.\n\n  <!-- <Chart src="x" /> {{< note >}} -->\n\nMore.')).toEqual([]);
  });

  it.each([
    ['Text.\n\n{{< note >}}\nMore\n{{< /note >}}', ['3:1 has a Hugo shortcode: {{< note >}}', '5:1 has a Hugo shortcode: {{< /note >}}']],
    ['<<<<<<< HEAD\nMine.\n=======\nYours.\n>>>>>>> other', ['1:1 has a Git conflict: <<<<<<< HEAD']],
    ['See {{% ref "x" %}}.', ['1:5 has a Hugo shortcode: {{% ref "x" %}}']],
    ['{% highlight bash %}', ['1:1 has a Liquid tag: {% highlight bash %}']],
    ['- One {%- raw -%} two', ['1:7 has a Liquid tag: {%- raw -%}']],
    [':::tip\nMind this.\n:::', ['1:1 has a directive: :::tip', '3:1 has a directive: :::']],
    ['> :::note Title', ['1:3 has a directive: :::note Title']],
    ['A warning.\n{: .note}', ['2:1 has a kramdown attribute: {: .note}']],
    ['* Contents\n{:toc}', ['2:1 has a kramdown attribute: {:toc}']],
    [
      "import Tabs from '@theme/Tabs';\nimport './x.css'",
      ["1:1 has an MDX import: import Tabs from '@theme/Tabs';", "2:1 has an MDX import: import './x.css'"],
    ],
    ['export const toc = [];', ['1:1 has an MDX export: export const toc = [];']],
    ['See [[Other page|that]].', ['1:5 has a wikilink: [[Other page|that]]']],
    ['![[picture.png]]', ['1:1 has an Obsidian embed: ![[picture.png]]']],
    ['Text %%for me only%% text.', ['1:6 has an Obsidian comment, which readers would see: %%for me only%%']],
    ['It is ==bright== here.', ['1:7 warning has highlighted text: ==bright==']],
    ['A claim.[^9]', ['1:9 warning has a footnote without text: [^9]']],
    ['See [the page][nowhere].', ['1:5 warning has a link or picture whose address is missing: [the page][nowhere]']],
    ['![The plan][nowhere]', ['1:1 warning has a link or picture whose address is missing: ![The plan][nowhere]']],
    ['A.[^a]\n\n[^a]: One.\n\n[^a]: Two.', ["5:1 warning has another text for the footnote [^a], which isn't shown"]],
    ['Text.\n\n[^a]: Never mentioned.', ["3:1 warning has a footnote that isn't shown: [^a]"]],
    ['| A | B |\n|---|- --|\n| 1 | 2 |', ['1:1 warning has rows that aren’t a table, shown as typed: | A | B |']],
    ['> | A | B |\n> |---|\n', ['1:3 warning has rows that aren’t a table, shown as typed: | A | B |']],
    ['H~2~O', ['1:2 warning has text between single tildes, which strike it out: ~2~']],
    ['Press <kbd>C</kbd>', ['1:7 warning has HTML, which readers see as typed: <kbd>', '1:13 warning has HTML, which readers see as typed: </kbd>']],
    [
      '<a href="https://a.example/b">There</a>',
      ['1:1 warning has HTML, which readers see as typed: <a href="https://a.example/b">', '1:36 warning has HTML, which readers see as typed: </a>'],
    ],
    ["<img src='https://a.example/b.png'>", ["1:1 warning has HTML, which readers see as typed: <img src='https://a.example/b.png'>"]],
    ['<Tabs groupId="a">', ['1:1 warning has a component: <Tabs groupId="a">']],
    [
      '<div class="x">\n\nText.\n\n</div>',
      ['1:1 warning has HTML, which readers see as typed: <div class="x">', '5:1 warning has HTML, which readers see as typed: </div>'],
    ],
    ['| A |\n| --- |\n| {{< x >}} |', ['3:3 has a Hugo shortcode: {{< x >}}']],
    ['## Set-up {#install}\n\nText.', ['1:11 has a heading id: {#install}']],
    ['### Set-up {.wide #install} ##\n\nText.', ['1:12 has a heading id: {.wide #install}']],
    ['> Set-up {#install}\n> ------\n\nText.', ['1:10 has a heading id: {#install}']],
    ['## On [[that]]\n\nText.', ['1:7 has a wikilink: [[that]]']],
    ['> [!info]\n> Text', ['1:3 warning has a callout of an unknown kind, [!info], shown as a quote']],
    ['> [!WARN] Text', ['1:3 warning has a callout of an unknown kind, [!WARN], shown as a quote']],
    ['```mermaid\ngraph TD\n```', ['1:4 warning is mermaid, shown as code and not as a diagram']],
    ['Open: $$ e^2', ['1:7 warning has a formula delimiter: $$']],
    ['We get $$E = mc^2 and so on.', ['1:8 warning has a formula delimiter: $$']],
    ['A $$unclosed here.', ['1:3 warning has a formula delimiter: $$']],
    ['![my photo](./my photo.png)', ['1:1 warning has a link or picture whose address has a space: ![my photo](./my photo.png)']],
    ['See [a link](../blog/my post.md "Mine").', ['1:5 warning has a link or picture whose address has a space: [a link](../blog/my post.md "Mine")']],
    ['![](photo (1).jpg)', ['1:1 warning has a link or picture whose address has a space: ![](photo (1).jpg)']],
    ['```ymal\na: b\n```', ['1:4 warning is in "ymal", which has no syntax highlighting here']],
  ])('%j is told with its place', (body, expected) => expect(found(body)).toEqual(expected));

  it.each([
    'See [the page][there], [there][], [there] and ![a plan][there], a[0][1], \\[x][y] and `[a][b]`.\n\n[there]: https://a.example/',
    'Code: `{{< note >}}`, `{% if %}`, `[[ -f x ]]`, `$$`, `==x==`, `:::`, `<br>` and `%%a%%`.',
    '```text\n{{< note >}}\n:::tip\nimport a from "b"\n[[x]] $$x$$ {% x %} <Tabs>\n```',
    '    {{< note >}}',
    'Of \\[c](d e.md), `[f](g h.md)`, [here] (see a.md), a[0](in all cases), [a](<my photo.png>) and [b](my%20photo.png "A b.c").',
    'We get $$E = mc^2$$ and $$a$$.',
    'Escaped \\[\\[x]] and \\{% x %}.',
    'Seen.\n\n<!-- {{< note >}} [[x]] <br> -->',
    'Write ssh <user>@<host> with {{ inventory_hostname }}.',
    '$ [[ -f x ]] && echo $$',
    'It costs $$$ at 10:30::00, 50%% of 100%, if a == b or c == d.',
    'Import the key from the server; export it again.',
    '## The `{#if}` block, {#each} and \\{#key}\n\nA text {#id}',
    'The address [a](https://a.example/[[x]]/{%25}) and https://a.example/==x==.',
    'A note.[^1]\n\n[^1]: Its text.',
    'This ~~is not~~ so, from ~/a to ~/b.',
    '```\nno language\n```',
    ...['console', 'bash', 'YAML', 'text', 'tree', 'jinja', 'py', 'nft', 'markdown', 'json'].map((language) => `\`\`\`${language}\nx\n\`\`\``),
    ...Object.keys(CALLOUTS).map((kind) => `> [!${kind}]\n> Text`),
  ])('%j is not', (body) => expect(problemsOf(compile(body))).toEqual([]));

  it('says of a heading’s id how links to it keep working', () => {
    expect(compile('## Set-up {.wide #install}\n\nText.').problems.map(({ hint, isWarning }) => [hint, isWarning])).toEqual([
      [expect.stringContaining('"anchors: { install: present-anchor }" in the front matter keeps links to the id working.'), undefined],
    ]);
  });

  it('says of an unknown callout and an unknown language what is meant', () => {
    expect(compile('> [!cautoin]\n> Text\n\n```ymal\na\n```').problems.map(({ hint }) => hint)).toEqual([
      'Did you mean "caution"?',
      expect.stringMatching(/^Did you mean "ya?ml"\?$/),
    ]);
  });

  it('shows what GitHub folds with its summary over it, unfolded', () => {
    const open = [
      { type: 'paragraph', children: [{ type: 'strong', children: ['More'] }] },
      { type: 'paragraph', children: ['Text.'] },
    ];
    for (const body of [
      '<details>\n<summary>More</summary>\n\nText.\n\n</details>',
      '<details open><summary> More </summary>\nText.\n</details>',
      '<details>\n\n<summary>More</summary>\n\nText.\n\n</details>',
    ]) {
      expect(blocksOf(body)).toEqual(open);
      expect(found(body)).toEqual([]);
    }
  });

  it('opens a callout that Obsidian folds', () => {
    expect(blocksOf('> [!tip]- Mind this')).toEqual([{ type: 'callout', kind: 'tip', children: [{ type: 'paragraph', children: ['Mind this'] }] }]);
  });

  it('warnings leave the content valid and are shown with their source; errors are shown with them', async () => {
    const model = await modelFrom({ 'wiki/a.md': wiki({ body: '> [!info]\n> Text' }) });
    expect(model.wiki.byId('a')).toBeDefined();
    expect(model.warnings).toContain('wiki/a.md:7:3 warning: has a callout of an unknown kind');
    expect(model.warnings).toMatch(/1 warning in the content\.$/);
    await expect(modelFrom({ 'wiki/a.md': wiki({ body: '> [!info]\n> [[Text]]' }) })).rejects.toThrow(
      '1 problem and 1 warning in the content; nothing was written.',
    );
  });
});
