import { findAnswer, parseQuery, showAnswer, type SearchLibrary } from '../../../../src/core/search/advanced';
import { setup } from '../documents';

describe('a query of which sanitising leaves nothing', () => {
  it('S1 S2 is answered from what was typed: a tag, an operator', () => {
    const bodies = ['<localfile>\n  <rule id="100" level="12">', 'one && two', 'else'];
    const one = { ...setup(...bodies.map((body) => ({ id: body.slice(0, 4), body }))), parts: null };
    const answer = (query: string, of: SearchLibrary = one) => {
      const { needle, typed, results, needsTexts, help, count, filteredOut } = showAnswer(of, findAnswer(of, parseQuery(query)), 10);
      return {
        needle,
        typed: typed.map(({ id, excerpt: { text, match } }) => [id, match && text.slice(...match)]),
        results,
        needsTexts,
        help,
        count,
        filteredOut,
      };
    };
    const nothing = { needle: '', typed: [], results: [], needsTexts: false, help: null, count: 0, filteredOut: 0 };
    for (const query of ['<localfile>', '<rule id="100" level="12">', '<LOCALFILE>']) {
      expect(answer(query)).toEqual({ ...nothing, typed: [['<loc', expect.stringMatching(new RegExp(query, 'i'))]], count: 1 });
    }
    expect(answer('type:wiki &&')).toEqual({ ...nothing, typed: [['one ', '&&']], count: 1 });
    expect(answer('type:blog &&')).toEqual({ ...nothing, filteredOut: 1 });
    expect(answer('"<localfile>"')).toEqual({ ...nothing, typed: [['<loc', '<localfile>']], count: 1 });
    expect(answer('<img src=x onerror="alert: denied error">')).toEqual(nothing);
    expect(answer('&&', { ...one, texts: null })).toEqual({ ...nothing, needsTexts: true });
  });
});
