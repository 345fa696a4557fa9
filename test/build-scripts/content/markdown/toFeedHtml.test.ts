import { compile } from '../../support/compile';

const htmlOf = (body: string) => compile(body).html.join('');

describe('a page in the feed', () => {
  it.each([
    [
      'tabs',
      'text tab="A"\n  x\n  ```\n  ```text tab="B"\n  y',
      '<p><strong>A</strong></p>\n<pre><code>x\n</code></pre>\n<p><strong>B</strong></p>\n<pre><code>y\n</code></pre>',
    ],
    ['a lone tab', 'text tab="A"\n  x', '<p><strong>A</strong></p>\n<pre><code>x\n</code></pre>'],
    ['a file’s name', 'ini title="/etc/x"\n  x', '<p><code>/etc/x</code></p>\n<pre><code>x\n</code></pre>'],
  ])('keeps the paragraph of a short item, or of a task, apart from %s', (_, fence, shown) => {
    expect(htmlOf(`- a\n  \`\`\`${fence}\n  \`\`\`\n- b\n`)).toBe(`<ul>\n<li>\n<p>a</p>\n${shown}\n</li>\n<li>b</li>\n</ul>`);
    expect(htmlOf(`- [ ] a\n  \`\`\`${fence}\n  \`\`\`\n`)).toBe(`<ul>\n<li>\n<p>☐ a</p>\n${shown}\n</li>\n</ul>`);
  });

  it('leaves an item short whose paragraph is followed by code or another list', () => {
    expect(htmlOf('- a\n  ```text\n  x\n  ```\n- b\n  - c\n')).toBe(
      '<ul>\n<li>a\n<pre><code>x\n</code></pre>\n</li>\n<li>b\n<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>',
    );
  });

  it('keeps the paragraphs of a footnote apart, and writes one of a single paragraph in a line', () => {
    expect(htmlOf('A[^a] b.[^b]\n\n[^a]: One with `x`\n\n    and a paragraph.\n\n[^b]: Two.\n')).toContain(
      '<ol>\n<li>\n<p>One with <code>x</code></p>\n<p>and a paragraph.</p>\n</li>\n<li>Two.</li>\n</ol>',
    );
  });
});
