import fc from 'fast-check';
import type { Block } from '../../../src/core/content/blocks';
import { changesBetween, countedChanges, newRanges, piecesOf, separatorOf } from '../../../src/core/history/changes';
import { editionTexts, textOfEdition, type Edition } from '../../../src/core/history/editions';
import { applyHunks, hunksBetween } from '../../../src/core/history/hunks';
import { passageKey, PASSAGE_KINDS, passagesOf, placedPassages, type Passage } from '../../../src/core/history/passages';
import { runs } from '../../support/propertyRuns';

/** Few words, so that passages are alike, moved and repeated. */
const anyText = fc.array(fc.constantFrom('ssh', 'key', 'the', 'port', '22', 'of'), { minLength: 1, maxLength: 6 });
const anyPassage = fc
  .tuple(fc.constantFrom(...PASSAGE_KINDS), anyText)
  .map(([kind, words]): Passage => [kind, words.join(kind === 'command' || kind === 'code' ? '\n' : ' ')]);
const anyGuide = fc.array(anyPassage, { maxLength: 14 });

const paragraph = (text: string): Passage => ['paragraph', text];
const told = (before: readonly Passage[], now: readonly Passage[]) => changesBetween(before, now).map((change) => [change.before, change.now, change.at]);

describe('the difference between two editions', () => {
  it('W12 applied to the old one gives the new one, whatever the two are', () => {
    fc.assert(
      fc.property(anyGuide, anyGuide, (before, now) => {
        const hunks = hunksBetween(before, now, passageKey);
        expect(applyHunks(before, hunks)).toEqual(now);
        expect(hunksBetween(now, now, passageKey)).toEqual([]);
        // Hunks lie apart: nothing is told twice.
        hunks.slice(1).forEach(([at], index) => expect(at).toBeGreaterThan((hunks[index]?.[0] ?? 0) + (hunks[index]?.[1] ?? 0)));
      }),
      { numRuns: runs(5_000) },
    );
  });

  it('W12 leads from the present one to each earlier one, over all between them', () => {
    fc.assert(
      fc.property(fc.array(anyGuide, { minLength: 1, maxLength: 10 }), (texts) => {
        const [present = [], ...older] = texts;
        const editions = texts.map((text, index): Edition => ({
          edition: String(index),
          date: '2026-11-23',
          back: older[index] && hunksBetween(text, older[index], passageKey),
        }));
        expect(editionTexts({ editions }, present)).toEqual(texts);
        texts.forEach((text, index) => expect(textOfEdition({ editions }, String(index), present)).toEqual(text));
        expect(textOfEdition({ editions }, 'another', present)).toBeNull();
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('W12 of texts too long to compare is one that still gives the new one', () => {
    const [before, now] = [4_000, 4_001].map((length) => Array.from({ length }, (_, index) => paragraph(`${length} ${index}`)));
    expect(applyHunks(before ?? [], hunksBetween(before ?? [], now ?? [], passageKey))).toEqual(now);
  });
});

describe('what is told of a difference', () => {
  it('W12 pairs a passage with what it was, and else calls it new or removed', () => {
    const before = [paragraph('Make a key on the workstation.'), paragraph('Both releases accept it.'), paragraph('The end.')];
    const now = [paragraph('Make a new key on the workstation.'), paragraph('Sockets differ.'), paragraph('The end.')];
    expect(told(before, now)).toEqual([
      ['Make a key on the workstation.', 'Make a new key on the workstation.', 0],
      [null, 'Sockets differ.', 1],
      ['Both releases accept it.', null, 2],
    ]);
  });

  it('W12 says where it is now, whatever has come or gone before it', () => {
    const [first, second, third] = ['The first one.', 'The second of them.', 'And a third, too.'].map(paragraph) as [Passage, Passage, Passage];
    const news = paragraph('Something else entirely.');
    expect(told([first, second, third], [news, first, second, paragraph('And a third one, too.')])).toEqual([
      [null, 'Something else entirely.', 0],
      ['And a third, too.', 'And a third one, too.', 3],
    ]);
    expect(told([news, first, second, third], [first, second])).toEqual([
      ['Something else entirely.', null, 0],
      ['And a third, too.', null, 2],
    ]);
  });

  it('W12 is nothing for a passage that only stands elsewhere, and a whole one for another kind of the same words', () => {
    const [a, b, c] = ['one', 'two', 'three'].map(paragraph) as [Passage, Passage, Passage];
    expect(told([a, b, c], [c, a, b])).toEqual([]);
    expect(told([['item', 'one']], [a])).toEqual([
      [null, 'one', 0],
      ['one', null, 1],
    ]);
  });

  it('W12 counts passages of the same text: one that has moved does not stand for another that is gone, or new', () => {
    const [p, q]: [Passage, Passage] = [paragraph('one'), paragraph('two')];
    const cmd: Passage = ['command', 'sshd -t'];
    expect(told([cmd, p, cmd, q], [p, q, cmd]).filter(([, now]) => now === null)).toEqual([['sshd -t', null, expect.any(Number)]]);
    expect(told([cmd, p, q], [p, cmd, q, cmd])).toEqual([[null, 'sshd -t', expect.any(Number)]]);
    expect(told([cmd, p, q], [p, q, cmd])).toEqual([]);
  });

  it('W12 says under which heading it is', () => {
    const sections = changesBetween([['heading', 'Keys'], paragraph('gone')], [paragraph('first'), ['heading', 'Keys'], paragraph('new')]);
    expect(sections.map(({ now, section }) => [now, section])).toEqual([
      ['first', ''],
      ['new', 'Keys'],
      [null, 'Keys'],
    ]);
  });

  it('W12 has every word of both texts in its pieces, in their order', () => {
    fc.assert(
      fc.property(anyPassage, anyPassage, ([kind, before], [, words]) => {
        const now = words.split(/\s/).join(separatorOf(kind));
        const pieces = piecesOf({ kind, before, now });
        const without = (what: string) =>
          pieces
            .filter((piece) => piece.what !== what)
            .map(({ text }) => text)
            .join(separatorOf(kind));
        expect([without('come'), without('gone')]).toEqual([before, now]);
        const come = pieces.filter(({ what }) => what === 'come').map(({ text }) => text);
        expect(newRanges({ kind, before, now }).map(([start, end]) => now.slice(start, end))).toEqual(come);
      }),
      { numRuns: runs(5_000) },
    );
  });

  it('W12 joins words that have stayed by chance between two changes', () => {
    const pieces = piecesOf({ kind: 'paragraph', before: 'Ask one of the two servers for its key.', now: 'Ask three of the four machines for its key.' });
    expect(pieces).toEqual([
      { what: 'same', text: 'Ask' },
      { what: 'gone', text: 'one of the two servers' },
      { what: 'come', text: 'three of the four machines' },
      { what: 'same', text: 'for its key.' },
    ]);
  });

  it('W12 is counted, commands apart', () => {
    const of = (...kinds: Passage[0][]) =>
      countedChanges(
        kinds.map((kind) => ({ kind })),
        '3 November',
      );
    expect([of('item', 'code', 'row', 'command'), of('item', 'command', 'command'), of('row'), of('command'), of('command', 'command')]).toEqual([
      '4 blocks changed since 3 November, one of them a command',
      '3 blocks changed since 3 November, 2 of them commands',
      '1 block changed since 3 November',
      '1 command changed since 3 November',
      '2 commands changed since 3 November',
    ]);
    expect(countedChanges([])).toBe('nothing changed but its order');
  });
});

describe('the passages of a guide', () => {
  const BLOCKS: readonly Block[] = [
    { type: 'heading', depth: 2, id: 'keys', children: ['Keys'] },
    { type: 'paragraph', children: ['A ', { type: 'code', text: 'key' }, '\nis made.', { type: 'footnote', id: 'f', number: 1, ref: 'r' }] },
    { type: 'step', label: 'Step 1', children: ['Begin.'] },
    {
      type: 'list',
      ordered: false,
      items: [
        {
          children: [
            { type: 'line', children: ['one'] },
            { type: 'list', ordered: false, items: [{ children: [{ type: 'line', children: ['inner'] }] }] },
          ],
        },
        { children: [{ type: 'paragraph', children: ['two'] }] },
        { children: [{ type: 'line', children: ['three'] }] },
      ],
    },
    { type: 'table', align: [null, null], head: [['A'], ['B']], rows: [[['1'], ['2']]] },
    {
      type: 'code',
      language: 'console',
      label: 'Terminal',
      lines: [
        { tokens: ['cat <<E'], role: 'command', prompt: '#' },
        { tokens: ['E'], role: 'continuation' },
        { tokens: ['out'], role: 'output' },
        { tokens: [''], role: 'output' },
        { tokens: ['more'], role: 'output' },
        { tokens: ['true'], role: 'command', prompt: '$' },
      ],
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'nginx',
          block: {
            type: 'code',
            language: 'nginx',
            label: 'nginx',
            title: '/etc/x',
            lines: [{ tokens: ['a'] }, { tokens: [''] }, { tokens: [['word', 'b']] }],
          },
        },
      ],
    },
    { type: 'figure', children: [{ type: 'image', src: '/a.svg', alt: 'A', size: [1, 1] }, { type: 'break' }, 'Under it.'] },
    { type: 'rule' },
    { type: 'callout', kind: 'note', children: [{ type: 'paragraph', children: ['Careful.'] }] },
    { type: 'footnotes', items: [{ id: 'f', refs: ['r'], children: [{ type: 'paragraph', children: ['A note.'] }] }] },
  ];

  it('W12 are its smallest parts, each with the number of its element or of its first line', () => {
    expect(placedPassages(BLOCKS).map(({ passage, place }) => [...passage, place])).toEqual([
      ['heading', 'Keys', 0],
      ['paragraph', 'A key is made.', 0],
      ['paragraph', 'Step 1: Begin.', 1],
      ['item', 'one', 0],
      ['item', 'inner', 1],
      ['paragraph', 'two', 2],
      ['item', 'three', 3],
      ['row', 'A | B', 0],
      ['row', '1 | 2', 1],
      ['command', '# cat <<E\nE', 0],
      ['code', 'out', 2],
      ['code', 'more', 4],
      ['command', '$ true', 5],
      ['file', '/etc/x', 0],
      ['code', 'a', 6],
      ['code', 'b', 8],
      ['caption', 'Under it.', 0],
      ['paragraph', 'Careful.', 3],
      ['paragraph', 'A note.', 4],
    ]);
    expect(passagesOf(BLOCKS)).toHaveLength(19);
  });
});
