import { blocksOf, compile } from './support/compile';

const writtenOf = (body: string) => compile(body).markdown.join('');

describe('a page’s Markdown file', () => {
  it.each([
    ['two callouts', '- > [!NOTE]\n  > One.\n\n  > [!TIP]\n  > Two.\n'],
    ['two quotes', '1. > One.\n\n   > Two.\n'],
    ['a table after a quote', '- > One.\n\n  | a |\n  | - |\n  | b |\n'],
    ['a table after a list', '- - One.\n\n  | a |\n  | - |\n  | b |\n'],
    ['a formula in a quote in a list', '- > $$\n  > a\n  > $$\n'],
    ['a formula in a list in a list', '- 1. $$\n     a\n     $$\n'],
  ])('keeps blocks of an item apart, so that it can be read as it was meant: %s', (_, body) => {
    expect(blocksOf(writtenOf(body))).toEqual(blocksOf(body));
  });

  it('makes no heading of a line that a rule follows', () => {
    expect(writtenOf('- One\n  ***\n')).toBe('- One\n\n  ---\n');
  });

  it('has no empty line break where a paragraph with one is divided, nor has the page', () => {
    const body = 'Step 1: Update  \nsudo apt update\nIt takes a while.  \nsudo apt upgrade';
    expect(JSON.stringify(blocksOf(body))).not.toContain('"break"');
    expect(writtenOf(body)).toBe('**Step 1**: Update\n\n```bash\nsudo apt update\n```\n\nIt takes a while.\n\n```bash\nsudo apt upgrade\n```\n');
  });
});
