import { findAnswer, parseQuery, showAnswer } from '../../../../src/core/search/advanced';
import { setup } from '../documents';

const body = 'Set it up\nHint: the hidden lines are of other users.\nTroubleshooting\nCause and fix\nthe hidden lines are of other people Use sudo';
const rowOf = (query: string, text = body, code: readonly number[] = []) => {
  const { index, texts } = setup({ body: text });
  const parts = { sections: [[[0, 'set-up'] as const, [text.indexOf('Trouble'), 'troubleshooting'] as const]], code: [code] };
  const library = { index, texts, parts };
  const { typed, results } = showAnswer(library, findAnswer(library, parseQuery(query)), 1);
  return [...typed, ...results][0];
};

describe('the row of a message that a page has word for word', () => {
  it('S5 S7 leads to the list of messages that nearly names it, with the excerpt of the first match', () => {
    const row = rowOf('Hint: the hidden lines are of other users.');
    expect(row).toMatchObject({ section: { id: 'troubleshooting', title: 'Troubleshooting' }, listedAs: 'the hidden lines are of other' });
    expect(row?.foundFor).toBe('Hint: the hidden lines are of other users.');
    expect(row?.excerpt.text.slice(...(row.excerpt.match ?? []))).toBe('Hint: the hidden lines are of other users.');
  });

  it('S5 S7 leads to the match where the list has little of it', () => {
    expect(rowOf('Hint: Set it up', body.replace('Set', 'Hint: Set'))).toMatchObject({ section: { id: 'set-up' }, foundFor: 'Hint: Set it up' });
  });

  const SETTINGS = ['Storage=persistent mode', 'table inet filter {', "alice@server.example.com's password:", 'ip route get 192.168.20.5'];
  it.each(SETTINGS)('S5 leads to the match of %s, which the list has most words of, or all of them as a remedy', (query) => {
    const lines = ['Set it up:', query, 'Troubleshooting', 'It is gone', `table inet filter of storage=persistent mode; ip route get 192.168; ${query}`];
    const text = lines.join('\n');
    const row = rowOf(query, text, [text.indexOf(query), query.length]);
    expect(row).toMatchObject({ section: { id: 'set-up' }, foundFor: query });
    expect(row?.listedAs).toBeUndefined();
  });

  it('S5 S7 leads to the list that has all of what may be a message, where the page has it first in prose', () => {
    const text = body.replace('Set it up', 'Look for kept back: two').replace('Use sudo', 'Use sudo\nKept back: two of them');
    expect(rowOf('kept back: two', text)).toMatchObject({ section: { id: 'troubleshooting' }, foundFor: 'kept back: two', listedAs: 'kept back: two' });
    expect(rowOf('kept back: two', text, [0, 30])?.section?.id).toBe('set-up');
  });

  it('S5 leads to the match of what is no message', () => {
    expect(rowOf('the hidden lines are')).toMatchObject({ section: { id: 'set-up' }, foundFor: 'the hidden lines are' });
  });
});
