import { descriptionOf } from '../../../../build-scripts/lib/content/summaries/cards';
import { blocksOf } from '../../support/compile';

const describedBy = (body: string) => descriptionOf({ meta: { category: 'C', title: 'T', tags: ['t'], lastUpdated: '2025-01-01' }, blocks: blocksOf(body) });

describe('the description of a guide whose author gave none', () => {
  it('is a short opening as it is, and the beginning of a longer one up to a space', () => {
    expect(describedBy('Short.')).toBe('Short.');
    expect(describedBy('word '.repeat(60))).toBe(`${'word '.repeat(31).trim()}…`);
  });

  it('is as long where words aren’t written apart, although a space comes early, and ends at a word', () => {
    const text = `Docker は、${'設定を確認します。'.repeat(30)}`;
    const shown = describedBy(text);
    expect(shown.length).toBeGreaterThan(145);
    expect(text.startsWith(shown.slice(0, -1))).toBe(true);
    expect(shown).toMatch(/(?:設定|を|確認|し|ます|。)…$/);
  });
});
