import { ledgerFigures } from '../../build-scripts/lib/content/ledgerFigures';
import type { LedgerEntry } from '../../build-scripts/lib/ledger';
import { modelFrom } from './support/model';
import { post, wiki } from './support/texts';

const entry = (state: LedgerEntry['state'], date = '2026-11-01'): LedgerEntry => ({ hash: state, ordinal: 1, state, date });
const TEXTS = { 'wiki/a.md': wiki(), 'wiki/b.md': wiki(), 'blog/c.md': post() };

describe('ledgerFigures', () => {
  it('counts the blocks of guides and posts by how far they were checked, the longest article first', async () => {
    const ledger = {
      'wiki/a': { blocks: [entry('prose'), entry('parsed')] },
      'blog/c': { system: 'Debian 12.15', blocks: [entry('executed', '2026-11-03'), entry('executed'), entry('validated'), entry('linted')] },
      'wiki/gone': { system: 'Debian 11', blocks: [entry('executed', '2027-01-01')] },
    };
    expect(ledgerFigures(await modelFrom(TEXTS, { ledger }))).toEqual({
      totals: { executed: 2, validated: 1, read: 2, text: 1 },
      rows: [
        [2, 1, 1, 0],
        [0, 0, 1, 1],
      ],
      system: 'Debian 12.15',
      date: '2026-11-03',
    });
  });

  it('has nothing to show of a site without checks', async () => {
    expect(ledgerFigures(await modelFrom(TEXTS))).toBeNull();
    expect(ledgerFigures(await modelFrom(TEXTS, { ledger: { 'wiki/a': { blocks: [] } } }))).toBeNull();
  });
});
