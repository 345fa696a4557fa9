import { bodyOf, importer } from './support';

const imported = importer();

async function bodyFrom(text: string): Promise<string> {
  const { texts } = await imported('docusaurus', { 'docs/a.md': `---\ntitle: A page\n---\n\n${text}\n` });
  return bodyOf(texts.get('wiki/a.md'));
}

it.each([
  [
    'a folded part in a callout',
    '::::note\n\n<details>\n<summary>More</summary>\n\nInner\n\n</details>\n\nAfter\n\n::::',
    '> [!NOTE]\n> <details>\n> <summary>More</summary>\n>\n> Inner\n>\n> </details>\n>\n>\n>\n> After',
  ],
  ['a box between lines of a quote', '> Before\n> <div>\n> Text\n> </div>\n> After', '> Before\n>\n> Text\n>\n> After'],
  ['a table in a quote in a quote', '> > <table><tr><td>a</td></tr><tr><td>b</td></tr></table>', '> > | a |\n> > | --- |\n> > | b |'],
  ['a folded part at the end', '> <details>\n> <summary>S</summary>\n> Text\n> </details>', '> <details>\n> <summary>S</summary>\n>\n> Text\n>\n> </details>'],
])('%s stays inside', async (_, text, expected) => {
  expect(await bodyFrom(text)).toBe(expected);
});
