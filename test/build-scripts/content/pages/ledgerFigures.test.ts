import type { Block, CheckState } from '../../../../src/core/content/blocks';
import { checksBySection, ledgerFigures, stripOf } from '../../../../build-scripts/lib/content/pages/ledgerFigures';
import type { ReleaseName } from '../../../../build-scripts/lib/content/code/debianReleases';
import type { BlockRun, Ledger, LedgerEntry } from '../../../../build-scripts/lib/content/ledger/ledger';
import { modelFrom } from '../../support/model';
import { post, wiki } from '../../support/texts';

type Found = Omit<LedgerEntry, 'hash' | 'ordinal'>;
const entry = (state: LedgerEntry['state']): Found => ({ state, date: '2026-11-01' });
const ran = (...runs: readonly (readonly [ReleaseName, BlockRun['state'], string?])[]): Found => ({
  ...entry('linted'),
  runs: Object.fromEntries(runs.map(([release, state, date = '2026-11-01']) => [release, { state, date }])),
});
const blocks = (count: number) => Array.from({ length: count }, (_, place) => `\`\`\`text\n${place}\n\`\`\``).join('\n\n');
const TEXTS = { 'wiki/a.md': wiki({ body: blocks(3) }), 'wiki/b.md': wiki(), 'blog/c.md': post({ body: blocks(4) }) };

/** The ledger of these articles, with what was found of their first blocks. */
async function ledgerOf(found: Readonly<Record<string, readonly Found[]>>): Promise<Ledger> {
  const { wiki: guides, blog } = await modelFrom(TEXTS);
  return Object.fromEntries(
    Object.entries(found).map(([key, entries]) => {
      const { fences = [] } = [...guides.all, ...blog.all].find(({ folder, id }) => `${folder}/${id}` === key) ?? {};
      return [key, { blocks: entries.map((each, place): LedgerEntry => ({ hash: fences[place]?.hash ?? 'gone', ordinal: 1, ...each })) }];
    }),
  );
}

describe('ledgerFigures', () => {
  it('counts the blocks that guides and posts have now by how far they were checked, the longest article first', async () => {
    const ledger = await ledgerOf({
      'wiki/a': [entry('prose'), entry('parsed')],
      'blog/c': [
        ran(['Debian 12', 'executed', '2026-11-03'], ['Debian 13', 'failed']),
        ran(['Debian 13', 'executed'], ['Debian 12', 'executed']),
        ran(['Debian 12', 'validated']),
        entry('linted'),
        // A block that the post no longer has.
        ran(['Debian 12', 'executed', '2026-12-01']),
      ],
      'wiki/gone': [ran(['Debian 12', 'executed', '2027-01-01'])],
    });
    expect(ledgerFigures(await modelFrom(TEXTS, { ledger }))).toEqual({
      totals: { executed: 2, validated: 1, read: 2, text: 2 },
      rows: [
        { path: '/blog/c', title: 'T', counts: [2, 1, 1, 0], coverage: null },
        { path: '/wiki/a', title: 'T', counts: [0, 0, 1, 2], coverage: null },
      ],
      executedOn: '1 on Debian 13, 2 on Debian 12',
      date: '2026-11-03',
    });
  });

  it('says of each article how many of its commands were run', async () => {
    const body = '```bash\necho 1\n```\n\n```bash\necho 2\n```';
    const model = await modelFrom({ 'wiki/a.md': wiki({ body }) });
    const written = model.wiki.all[0]?.blocks.flatMap((block) => (block.type === 'code' ? [block] : [])) ?? [];
    const run = { runs: { 'Debian 12': { state: 'executed' as const, date: '2026-11-01' } } };
    const ledger = {
      'wiki/a': {
        blocks: written.map(({ hash = '', ordinal = 1 }, place): LedgerEntry => ({
          hash,
          ordinal,
          state: 'parsed',
          date: '2026-11-01',
          ...(place === 0 ? run : {}),
        })),
      },
    };
    expect(ledgerFigures(await modelFrom({ 'wiki/a.md': wiki({ body }) }, { ledger }))?.rows[0]?.coverage).toEqual({ executed: 1, commands: 2 });
  });

  it('has nothing to show of a site without checks', async () => {
    expect(ledgerFigures(await modelFrom(TEXTS))).toBeNull();
    expect(ledgerFigures(await modelFrom(TEXTS, { ledger: { 'wiki/a': { blocks: [] } } }))).toBeNull();
  });
});

describe('the strip of an article', () => {
  const code = (state?: CheckState): Block => ({ type: 'code', language: 'bash', label: 'Bash', lines: [], ...(state && { check: { state, text: state } }) });
  const heading = (depth: number, id: string): Block => ({ type: 'heading', depth, id, children: [id] });

  it('has the checks of each section, of nested blocks too, and none of what no program reads', () => {
    const blocks: Block[] = [
      code('executed'),
      heading(2, 'a'),
      heading(2, 'b'),
      { type: 'quote', children: [code('validated'), code()] },
      heading(4, 'deep'),
      code('changed'),
      heading(3, 'c'),
      code('linted'),
    ];
    expect(checksBySection(blocks)).toEqual([
      { id: '', shades: ['executed'] },
      { id: 'b', shades: ['validated', 'text'] },
      { id: 'c', shades: ['read'] },
    ]);
  });

  it('draws a square a block, in the order of the article, with a gap between sections', () => {
    const strip = stripOf([
      { id: 'a', shades: ['executed', 'read'] },
      { id: 'b', shades: [] },
      { id: 'c', shades: ['executed'] },
    ]);
    expect(strip).toEqual({ width: 28, paths: { executed: 'M0 3h6m16 0h6', read: 'M8 3h6' }, places: { a: [0, 14], c: [22, 6] } });
    expect(stripOf([]).width).toBe(0);
  });
});
