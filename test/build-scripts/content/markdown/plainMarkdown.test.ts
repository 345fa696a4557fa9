import { blocksOf, compile } from '../../support/compile';

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

  it.each([
    [
      'tabs',
      '- a\n  ```text tab="A"\n  x\n  ```\n  ```text tab="B"\n  y\n  ```\n',
      '- a\n\n  **A**\n\n  ```text\n  x\n  ```\n\n  **B**\n\n  ```text\n  y\n  ```\n',
    ],
    ['a lone tab', '- a\n  ```text tab="A"\n  x\n  ```\n', '- a\n\n  **A**\n  ```text\n  x\n  ```\n'],
    [
      'a picture',
      '- a\n  sudo apt update\n  ![b](/images/b.svg "c")\n  Step 1: d\n',
      '- a\n  ```bash\n  sudo apt update\n  ```\n\n  ![b](/images/b.svg "c")\n\n  **Step 1**: d\n',
    ],
  ])('keeps a paragraph of a short item apart from %s', (_, body, written) => {
    expect(writtenOf(body)).toBe(written);
  });

  it.each([
    ['Japanese', '次の**コマンドを「実行」**します。'],
    ['Japanese before a full-width bracket', '「これは**重要。**」*「強調」*です'],
    ['Korean', '한국어 **"강조"**입니다'],
    ['Japanese beside code', '**`ssh`**を使う'],
  ])('W6 shows emphasis that ends in punctuation without a space, and has it as written: %s', (_, body) => {
    expect(JSON.stringify(blocksOf(body))).toMatch(/"type":"(?:strong|emphasis)"/);
    expect(JSON.stringify(blocksOf(body))).not.toContain('*');
    expect(writtenOf(body)).toBe(`${body}\n`);
  });

  it('has no empty line break where a paragraph with one is divided, nor has the page', () => {
    const body = 'Step 1: Update  \nsudo apt update\nIt takes a while.  \nsudo apt upgrade';
    expect(JSON.stringify(blocksOf(body))).not.toContain('"break"');
    expect(writtenOf(body)).toBe('**Step 1**: Update\n\n```bash\nsudo apt update\n```\n\nIt takes a while.\n\n```bash\nsudo apt upgrade\n```\n');
  });
});
