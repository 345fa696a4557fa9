import { compileDocument } from '../../../../build-scripts/lib/content/articles/document';
import { siteOf } from '../../../../build-scripts/lib/content/site/siteFile';
import { directionOf, type Direction } from '../../../../src/core/site/direction';

const FIELDS = 'title: A\ncategory: Basics\ntags: [a]\nlastUpdated: 2024-01-01';
const blocksOf = (body: string, direction?: Direction) =>
  compileDocument({ folder: 'wiki', file: 'wiki/a.md', name: 'a', text: `---\n${FIELDS}\n---\n${body}`, ...(direction ? { direction } : {}) });

describe('the direction of a site', () => {
  it.each([
    ['ar', 'rtl'],
    ['he-IL', 'rtl'],
    ['fa', 'rtl'],
    ['ur-PK', 'rtl'],
    ['az-Arab', 'rtl'],
    ['ar-Latn', 'ltr'],
    ['en', 'ltr'],
    ['pt-BR', 'ltr'],
    ['de-CH', 'ltr'],
  ])('is that of its language: %s', (language, direction) => {
    expect(directionOf(language)).toBe(direction);
    expect(siteOf({ name: 'A', language })).toEqual(expect.objectContaining(direction === 'rtl' ? { dir: 'rtl' } : { language }));
    expect('dir' in siteOf({ name: 'A', language })).toBe(direction === 'rtl');
  });
});

describe('the direction of blocks', () => {
  it('is nowhere in a text that has one direction', () => {
    const body = '## Part\n\nWords with `code`.\n\n- One\n\n> Quote\n\n| A |\n| --- |\n| b |\n\n```bash\nls\n```';
    expect(JSON.stringify(blocksOf(body))).not.toContain('"dir"');
    expect(JSON.stringify(blocksOf('## جزء\n\nكلمات.\n\n- واحد\n\n> اقتباس', 'rtl').blocks)).not.toContain('"dir"');
  });

  it.each([
    ['שלום `ls` there', { type: 'paragraph', dir: 'rtl', children: ['שלום ', { type: 'code', dir: 'ltr', text: 'ls' }, ' there'] }],
    ['Hello שלום', { type: 'paragraph', children: ['Hello שלום'] }],
    ['12, שלום', { type: 'paragraph', dir: 'rtl', children: ['12, שלום'] }],
    ['`ssh` שלום', expect.objectContaining({ dir: 'rtl' })],
    ['## سلام', expect.objectContaining({ type: 'heading', dir: 'rtl' })],
    ['> سلام', { type: 'quote', dir: 'rtl', children: [{ type: 'paragraph', children: ['سلام'] }] }],
    ['> [!NOTE]\n> سلام', expect.objectContaining({ type: 'callout', dir: 'rtl' })],
    [
      '- سلام\n- English',
      expect.objectContaining({
        dir: 'rtl',
        items: [{ children: [{ type: 'line', children: ['سلام'] }] }, { children: [{ type: 'line', dir: 'ltr', children: ['English'] }] }],
      }),
    ],
    [
      '- سلام\n\n  ```bash\n  ls\n  ```',
      expect.objectContaining({ items: [{ children: [expect.anything(), expect.objectContaining({ type: 'code', dir: 'ltr' })] }] }),
    ],
    ['| سلام | b |\n| --- | :-: |\n| c | d |', expect.objectContaining({ type: 'table', dir: 'rtl', align: ['right', 'center'] })],
  ])('is that of its first letter, where it isn’t the page’s: %s', (body, block) => {
    expect(blocksOf(body).blocks).toEqual([block]);
  });

  it('is from the left for code and for English on a page from the right', () => {
    const { blocks } = blocksOf('Hello.\n\n```bash\nls\n```\n\n| A |\n| --- |\n| b |\n\nسلام `ls`', 'rtl');
    expect(blocks).toEqual([
      expect.objectContaining({ type: 'paragraph', dir: 'ltr' }),
      expect.objectContaining({ type: 'code', dir: 'ltr' }),
      expect.objectContaining({ type: 'table', dir: 'ltr', align: [null] }),
      { type: 'paragraph', children: ['سلام ', { type: 'code', dir: 'ltr', text: 'ls' }] },
    ]);
  });

  it.each([
    ['**Roll back** احذف', 'rtl', undefined],
    ['**Verify:** تحقق', 'rtl', undefined],
    ['**Roll back** Delete it', 'rtl', 'ltr'],
    ['**Roll back:** `rm a`', 'rtl', 'ltr'],
    ['**Note** احذف', 'rtl', 'ltr'],
    ['**Roll back** احذف', 'ltr', 'rtl'],
  ] as const)('is that of what follows a mark, which is English on any page: %s', (body, page, dir) => {
    const [block] = blocksOf(body, page).blocks;
    expect(block).toMatchObject({ type: 'paragraph' });
    expect(block && 'dir' in block ? block.dir : undefined).toBe(dir);
  });

  it('is in feeds, too', () => {
    expect(blocksOf('سلام').html.join('')).toBe('<p dir="rtl">سلام</p>');
  });
});
