import { compileDocument } from '../../../../build-scripts/lib/content/articles/document';
import { compile as compileGuide, problemsOf } from '../../support/compile';

describe('compileDocument: tabs', () => {
  const compile = (body: string) => compileDocument({ folder: 'blog', file: 'x.md', name: 'x', text: `---\ntitle: x\n---\n${body}` }).blocks;
  const fenced = (info: string) => `\`\`\`text ${info}\nx\n\`\`\`\n`;

  it('joins neighbours that have one, and begins anew where a name comes again', () => {
    const blocks = compile(['tab="A"', 'tab="B"', 'tab="A"', 'tab="C"'].map(fenced).join('\n'));
    const labels = blocks.map((block) => (block.type === 'tabs' ? block.tabs.map(({ label }) => label) : block.type));
    expect(labels).toEqual([
      ['A', 'B'],
      ['A', 'C'],
    ]);
  });

  it('tells of two neighbours of one name, which are no tabs, at the second one', () => {
    const body = ['tab="A"', 'tab="A"', 'tab="B"'].map(fenced).join('\n');
    expect(problemsOf(compileGuide(body))).toEqual(['11:1 has the tab "A", like the block before it']);
  });

  it('leaves one alone, and one with text between, as plain blocks below their names', () => {
    const blocks = compile(`${fenced('tab="A"')}\ntext\n\n${fenced('tab="B"')}`);
    const shown = blocks.map((block) => (block.type === 'paragraph' ? block.children : block.type));
    expect(shown).toEqual([[{ type: 'strong', children: ['A'] }], 'code', ['text'], [{ type: 'strong', children: ['B'] }], 'code']);
  });
});
