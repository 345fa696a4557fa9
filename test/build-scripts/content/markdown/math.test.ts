import { mathElement } from '../../../../build-scripts/lib/content/markdown/math/mathElement';
import { markedMath } from '../../../../build-scripts/lib/content/markdown/math/markedMath';
import type { Block, Inline, MathElement } from '../../../../src/core/content/blocks';
import { blocksOf, codeOf, compile, linesOf, problemsOf } from '../../support/compile';

const inlineOf = (block: Block | undefined): readonly Inline[] => (block && 'children' in block ? (block.children as readonly Inline[]) : []);
const formulasOf = (body: string) =>
  blocksOf(body).flatMap((block) => inlineOf(block).flatMap((node) => (typeof node !== 'string' && node.type === 'math' ? [node] : [])));

function namesIn({ tag, children }: MathElement): string[] {
  return [tag, ...children.flatMap((child) => (typeof child !== 'string' && child.type === 'math' ? namesIn(child) : []))];
}

it('W6 a formula in a line, and one of its own, are set as MathML', () => {
  const [inLine, alone, block, fenced] = formulasOf('So $$a_1^2$$ and\n\n$$x + y$$\n\n$$\n\\frac{a}{b} \\\\\n$$\n\n```math\n\\sqrt{x}\n```\n');
  expect(inLine && [namesIn(inLine), inLine.source]).toEqual([['math', 'msubsup', 'mi', 'mn', 'mn'], 'a_1^2']);
  expect([alone, block, fenced].map((node) => node?.attributes)).toEqual([{ display: 'block' }, { display: 'block' }, { display: 'block' }]);
  expect(fenced && namesIn(fenced)).toEqual(['math', 'msqrt', 'mrow', 'mi', 'mspace']);
});

it('GitHub’s form in a line is a formula, too', () => {
  expect(formulasOf('So $`a + b`$ is.').map(({ source }) => source)).toEqual(['a + b']);
  expect(blocksOf('So $`a`$ is.')).toEqual([{ type: 'paragraph', children: ['So ', expect.objectContaining({ type: 'math' }), ' is.'] }]);
});

it.each(['`echo $$` and `kill $$`', '```bash\necho $$ $$\n```', '    $$\n    a\n    $$', 'It costs $5 and $10.', 'echo $$ && echo $$'])(
  'what is code or money stays it: %j',
  (body) => {
    expect(formulasOf(body)).toEqual([]);
    expect(markedMath(body)).toBe(body);
  },
);

it('every line of a file stays on its line', () => {
  const body = 'a\n\n$$\nx\n$$\n\n- $$\n  y\n  $$\n\n> $$\n> z\n> $$\n\n$$ b $$\n\n$$\nnever closed';
  expect(markedMath(body).split('\n')).toHaveLength(body.split('\n').length);
  expect(formulasOf('$$\nx\n$$').map(({ source }) => source)).toEqual(['x']);
  expect(JSON.stringify(blocksOf('- $$\n  y\n  $$\n\n> $$\n> z\n> $$')).match(/"source":"[yz]"/g)).toHaveLength(2);
});

it('what a block of code shows stays as written, whatever it has on lines of its own', () => {
  const shown = '```bash\n$$\nx\n$$\n[ $$ -gt 1 ]';
  expect(linesOf(codeOf(`\`\`\`text\n${shown}\n\`\`\`\n`)[0])).toEqual(shown.split('\n'));
  expect(compile(`> \`\`\`\`text\n${shown.replace(/^/gm, '> ')}\n> \`\`\`\`\n`).markdown.join('')).toContain('\n> $$\n> x\n> $$\n');
});

it.each(['```code``` in a line\n\nSo $$a_b$$ is.', '    ```\n    indented\n\nSo $$a_b$$ is.', '$$\nnever closed\n\n```text\n$$\n```\n\nSo $$a_b$$ is.'])(
  'a formula after what only looks like a fence is one: %j',
  (body) => {
    expect(formulasOf(body).map(({ source }) => source)).toEqual(['a_b']);
  },
);

it('in a cell, a heading and bold text, a formula is in its line, and the Markdown file keeps its rows and headings', () => {
  const { markdown } = compile('## $$a$$\n\n**$$b$$**\n\n| $$c$$ | d |\n| --- | --- |\n| $$e \\| f$$ | $$g$$ |\n');
  expect(markdown.join('')).toBe('## $$a$$\n\n**$$b$$**\n\n| $$c$$ | d |\n| - | - |\n| $$e \\| f$$ | $$g$$ |\n');
});

it('a formula that can’t be set is an error with its line, and names what isn’t known', () => {
  expect(problemsOf(compile('So $$\\nonsense$$ it is.\n\n$$\n\\frac{a}\n$$\n'))).toEqual([
    expect.stringMatching(/^7:5 has a formula that can't be typeset: .*\\nonsense/),
    expect.stringMatching(/^10:1 has a formula that can't be typeset: /),
  ]);
});

it('M2 nothing but MathML comes out of a formula: no links, styles, scripts or handlers', () => {
  for (const source of [
    '\\color{red}{x}',
    '\\boxed{x}',
    '\\text{<script>top.x=1</script>}',
    '\\begin{pmatrix}a & b \\\\ c & d\\end{pmatrix}',
    '\\tag{1} x',
    '\\cancel{x}',
  ]) {
    const text = JSON.stringify(mathElement(source, true));
    expect(text).not.toMatch(/"style"|href|"on|"script"/);
  }
  for (const source of ['\\href{javascript:alert(1)}{x}', '\\class{a}{x}', '\\includegraphics{a.png}']) expect(() => mathElement(source, true)).toThrow();
});

it('search, feeds, Markdown and the terminal have a formula as it was written', () => {
  const { text, html, markdown } = compile('So $$a_1 < b$$ holds.\n\n$$\nc\n$$\n');
  expect(text).toBe('So a_1 < b holds.\nc');
  expect(html.join('')).toBe('<p>So <code>a_1 &#x3C; b</code> holds.</p>\n<p><code>c</code></p>');
  expect(markdown.join('')).toBe('So $$a_1 < b$$ holds.\n\n$$\nc\n$$\n');
});
