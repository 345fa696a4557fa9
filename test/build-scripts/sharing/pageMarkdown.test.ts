import { parseMarkdown } from '../../../build-scripts/lib/content/markdown/parseMarkdown';
import { pageMarkdown } from '../../../build-scripts/lib/sharing/pageMarkdown';

/** The table of a page with these cells in its last row, below the page's head. */
function tableWith(...cells: string[]): string[] {
  const head = '<thead><tr><th><h2>A</h2></th><th>B</th></tr></thead>';
  const rows = ['<td>first</td>', cells.join('')].map((row) => `<tr>${row}</tr>`).join('');
  const text = pageMarkdown(`<main><h1>T</h1><table>${head}<tbody>${rows}</tbody></table></main>`, { siteUrl: 'https://a.example', path: '/x' });
  return text.slice(text.indexOf('| A')).trimEnd().split('\n').slice(2);
}

describe('a table of a page as Markdown', () => {
  it.each([
    ['a heading', '<th><h3><a href="/y">Y</a> <code>z</code></h3></th>', '[Y](https://a.example/y) `z`'],
    ['a list', '<td><ul><li>one</li><li><p>two</p> </li><li><b>three</b><ul><li>four</li></ul></li></ul></td>', 'one; two; **three** four'],
    [
      'what is folded',
      '<td><details><summary>More (2)</summary><ul><li>a</li><li>b</li></ul></details><details><summary>Why</summary>c</details></td>',
      '**More (2)** a; b **Why** c',
    ],
    [
      'links in pieces',
      '<td><span><a href="/y">Y</a></span><span>, <a href="/z">Z</a></span><b>x</b></td>',
      '[Y](https://a.example/y), [Z](https://a.example/z) **x**',
    ],
    ['paragraphs', '<td><div><p>One.</p><p>Two.</p></div>Three<hr>four</td>', 'One. Two. Three four'],
    ['code in lines', '<td><pre><code>a\nb</code></pre></td>', '`a b`'],
    ['a break and a bar', '<td>a<br>b | c<ol></ol></td>', 'a b \\| c'],
  ])('has %s in a cell on one line', (_, cell, shown) => {
    expect(tableWith(cell, '<td>last</td>')).toEqual(['| first | |', `| ${shown} | last |`]);
  });

  it('has all its rows, whatever is in their cells', () => {
    const cells = '<td><h3>x</h3><ul><li>a</li><li>b</li></ul></td><td><p>y</p><p>z</p></td>';
    const text = pageMarkdown(`<main><h1>T</h1><table><tr><th>A</th><th>B</th></tr>${`<tr>${cells}</tr>`.repeat(5)}</table></main>`, {
      siteUrl: 'https://a.example',
      path: '/x',
    });
    const tables = parseMarkdown(text).children.filter(({ type }) => type === 'table');
    expect(tables).toMatchObject([{ children: Array.from({ length: 6 }, () => expect.anything() as unknown) }]);
  });
});
