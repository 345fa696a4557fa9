import { bodyOf, HEAD, importer, PLACES } from './support';

const imported = importer();

async function converted(source: string, name = 'hugo', path = 'content/docs/a.md') {
  const { texts, report } = await imported(name, { [path]: HEAD + source });
  return { body: bodyOf(texts.get('wiki/a.md')), told: report.findings.map(({ what, line }) => `${line} ${what}`).filter((each) => !each.startsWith('1 ')) };
}

const bodyFrom = async (source: string) => (await converted(source)).body;
const rows = (...lines: readonly string[]) => lines.join('\n');

describe('a table of HTML', () => {
  it.each([
    ['cells before its first row', '<table>\n<th>A</th>\n<th>B</th>\n<tr><td>1</td><td>2</td></tr>\n</table>', rows('| A | B |', '| --- | --- |', '| 1 | 2 |')],
    [
      'its caption',
      '<table>\n<caption>Ports that\nmust be <b>open</b></caption>\n<tr><th>A</th></tr><tr><td>1</td></tr></table>',
      rows('*Ports that must be **open***', '', '| A |', '| --- |', '| 1 |'),
    ],
    [
      'each value below its heading, where cells span rows and columns',
      '<table><tr><th>Host</th><th>Port</th><th>Use</th></tr><tr><td rowspan="2">db1</td><td>5432</td><td>SQL</td></tr><tr><td>9187</td><td>Metrics</td></tr><tr><td colspan="2">all</td><td>SSH</td></tr></table>',
      rows('| Host | Port | Use |', '| --- | --- | --- |', '| db1 | 5432 | SQL |', '| db1 | 9187 | Metrics |', '| all |  | SSH |'),
    ],
    [
      'no more columns than it has, where a cell spans all of them',
      '<table><tr><th>A</th><th>B</th></tr><tr><td colspan="1000000000">All</td></tr><tr><td rowspan="0">1</td><td rowspan="x">2</td></tr><tr><td>3</td></tr></table>',
      rows('| A | B |', '| --- | --- |', '| All |  |', '| 1 | 2 |', '| 1 | 3 |'),
    ],
    ['bars of its code', '<table><tr><td><code>a|b</code></td><td>c | d</td></tr></table>', rows('| `a\\|b` | c \\| d |', '| --- | --- |')],
    [
      'one row for a formula and a comment',
      '<table><tr><td>\n\n$$\na^2\n$$\n\n</td><td><!-- for\nme --></td></tr></table>',
      rows('| $$a^2$$ | <!-- for me --> |', '| --- | --- |'),
    ],
  ])('keeps %s', async (_, source, expected) => {
    expect(await bodyFrom(source)).toBe(expected);
  });

  it.each(PLACES)('%s: keeps blocks of code in their cells as inline code, line by line, and says so', async (name, path) => {
    const source = '<table><tr><th>A</th><th>B</th></tr><tr><td>\n\n```sh\necho one | wc\n\nexit\n```\n\n</td><td><pre>ls -l\npwd</pre></td></tr></table>';
    const { body, told } = await converted(source, name, path);
    expect(body).toBe(rows('| A | B |', '| --- | --- |', '| `echo one \\| wc` `exit` | `ls -l` `pwd` |'));
    expect(told).toEqual(['9 Blocks of code in tables, now inline code, line by line', '14 Blocks of code in tables, now inline code, line by line']);
  });

  it('says nothing about code of one line', async () => {
    expect(await converted('<table><tr><td><pre><code>ls</code></pre></td></tr></table>')).toEqual({ body: '| `ls` |\n| --- |', told: [] });
  });

  it('leaves no marks of cells that stand in no table', async () => {
    expect(await bodyFrom('<tr><td colspan="2">One</td><td>two</td></tr>')).toMatch(/^One +two$/);
  });
});
