import type { Block } from '../../../src/core/content/blocks';
import { inlineText, plainText, textOf } from '../../../src/core/content/textOf';

describe('plainText', () => {
  it('S3 S4 gives the text that a reader sees, one line per block, without any markup', () => {
    const blocks: Block[] = [
      { type: 'heading', depth: 2, id: 'why', children: ['Why ', { type: 'emphasis', children: ['& how'] }] },
      { type: 'step', label: 'Step 1', children: ['Look'] },
      { type: 'rule' },
      {
        type: 'list',
        ordered: false,
        items: [{ children: [{ type: 'line', children: ['one'] }] }, { children: [{ type: 'line', children: [{ type: 'strong', children: ['two'] }] }] }],
      },
      { type: 'quote', children: [{ type: 'paragraph', children: ['quoted'] }] },
      { type: 'table', align: [null, null], head: [['Port'], ['Use']], rows: [[['22'], [{ type: 'code', text: 'ssh' }]]] },
    ];
    expect(plainText(blocks)).toBe('Why & how\nStep 1: Look\none\ntwo\nquoted\nPort Use\n22 ssh');
  });

  it('S3 keeps the code with its file name and leaves its prompts out', () => {
    const code: Block = {
      type: 'code',
      language: 'console',
      label: 'Terminal',
      title: '/etc/motd',
      lines: [
        { role: 'command', prompt: '$', tokens: [['command', 'cat'], ' /etc/motd'] },
        { role: 'output', tokens: ['Hello'] },
      ],
    };
    expect(plainText([code])).toBe('/etc/motd\ncat /etc/motd\nHello');
  });
});

describe('textOf', () => {
  it('says where each part is, parents first, and nothing of blocks without text', () => {
    const blocks: Block[] = [
      { type: 'rule' },
      { type: 'paragraph', children: [{ type: 'footnote', id: 'a', number: 1, ref: 'b' }] },
      { type: 'quote', children: [{ type: 'paragraph', children: ['See ', { type: 'link', href: '/wiki', children: [{ type: 'code', text: 'ls' }] }] }] },
      { type: 'list', ordered: false, items: [{ children: [] }, { children: [{ type: 'line', children: ['two'] }] }] },
    ];
    const { text, spans } = textOf(blocks);
    expect(spans.map(({ part, start, end }) => [part.kind === 'block' ? part.block.type : part.kind, text.slice(start, end)])).toEqual([
      ['quote', 'See ls'],
      ['paragraph', 'See ls'],
      ['inline', 'ls'],
      ['inline', 'ls'],
      ['list', '\ntwo'],
      ['item', ''],
      ['item', 'two'],
      ['line', 'two'],
    ]);
  });
});

describe('inlineText', () => {
  it('S3 reads links by their words, images by their description and footnotes not at all', () => {
    expect(
      inlineText([
        'See ',
        { type: 'link', href: '/wiki', children: ['the wiki'] },
        { type: 'footnote', id: 'a', number: 1, ref: 'b' },
        { type: 'break' },
        { type: 'image', src: '/x.svg', alt: 'a rack', size: [960, 540] },
      ]),
    ).toBe('See the wiki\na rack');
  });
});
