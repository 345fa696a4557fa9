import type { Block } from '../../../src/core/content/blocks';
import { blockLines } from '../../../src/core/terminal/blockLines';
import { textOfLine } from '../../../src/core/terminal/line';

/** Each line as the terminal shows it, after a blank line where there is space before it. */
const shown = (blocks: readonly Block[]) =>
  blockLines(blocks, '/wiki/ssh').flatMap(({ line }) => [...(line.gap ? [''] : []), `${line.prefix ?? ''}${textOfLine(line)}`]);
const hangs = (blocks: readonly Block[]) => blockLines(blocks, '/wiki/ssh').map(({ line }) => line.hang);
const looks = (blocks: readonly Block[]) => blockLines(blocks, '/wiki/ssh').map(({ line }) => line.look);

const line = (text: string): Block => ({ type: 'line', children: [text] });
const paragraph = (text: string): Block => ({ type: 'paragraph', children: [text] });
const list = (items: readonly (readonly Block[])[], ordered = false): Block => ({ type: 'list', ordered, items: items.map((children) => ({ children })) });

describe('a page as lines of the terminal', () => {
  it('T1 has space between blocks, none between the lines of a list, nor between a mark and its text', () => {
    expect(shown([paragraph('One.'), list([[line('a')], [line('b')]]), paragraph('Two.')])).toEqual(['', 'One.', '', '- a', '- b', '', 'Two.']);
    expect(shown([list([[paragraph('a'), paragraph('more')], [paragraph('b')]], true)])).toEqual(['', '1. a', '', '   more', '2. b']);
  });

  it('T1 has the marks of the blocks around a line, the outermost first, and indents what follows in an item', () => {
    expect(shown([{ type: 'quote', children: [line('a'), list([[line('b'), line('c')]])] }])).toEqual(['', '> a', '', '> - b', '>   c']);
    expect(shown([{ type: 'callout', kind: 'warning', children: [line('a'), line('b')] }])).toEqual(['', '! warning: a', '! b']);
    const tasks: Block = { type: 'list', ordered: false, items: [true, false].map((checked) => ({ checked, children: [line('a')] })) };
    expect(shown([tasks])).toEqual(['', '[x] a', '[ ] a']);
  });

  it('T1 hangs wrapped lines below their text by the width of their marks', () => {
    expect(hangs([list([[line('a')]]), list([[line('b')]], true), paragraph('c')])).toEqual([2, 3, undefined]);
  });

  it('T1 M2 leaves links to other pages and sites as they are', () => {
    const hrefs = ['/wiki/logs#boot', 'https://www.debian.org/', 'mailto:ada@ada.example'];
    const links = hrefs.map((href) => ({ type: 'link', href, children: [href] }) as const);
    expect(blockLines([{ type: 'paragraph', children: links }], '/wiki/ssh')[0]?.line.spans).toEqual(hrefs.map((href) => ({ text: href, href })));
  });

  it('W4 has prompts and tells commands from their output, and headings from text', () => {
    const code: Block = {
      type: 'code',
      language: 'console',
      label: 'Terminal',
      lines: [
        { role: 'command', prompt: '$', tokens: ['uptime'] },
        { role: 'output', tokens: ['up'] },
      ],
    };
    const blocks: readonly Block[] = [{ type: 'heading', depth: 2, id: 'h', children: ['H'] }, code, paragraph('c')];
    expect(shown(blocks)).toEqual(['', 'H', '', '$ uptime', 'up', '', 'c']);
    expect(looks(blocks)).toEqual(['heading', 'code', 'output', undefined]);
  });
});
