import { findAnswer, parseQuery, showAnswer } from '../../../../src/core/search/advanced';
import { setup } from '../documents';

const body = 'Set it up\nHint: the hidden lines are of other users.\nTroubleshooting\nCause and fix\nthe hidden lines are of other people Use sudo';
const rowOf = (query: string, text = body) => {
  const { index, texts } = setup({ body: text });
  const parts = { sections: [[[0, 'set-up'] as const, [text.indexOf('Trouble'), 'troubleshooting'] as const]], code: [[]] };
  const library = { index, texts, parts };
  return showAnswer(library, findAnswer(library, parseQuery(query)), 1).results[0];
};

describe('the row of a message that a page has word for word', () => {
  it('S5 S7 leads to the list of messages that nearly names it, with the excerpt of the first match', () => {
    const row = rowOf('Hint: the hidden lines are of other users.');
    expect(row).toMatchObject({ section: { id: 'troubleshooting', title: 'Troubleshooting' }, foundFor: 'the hidden lines are of other' });
    expect(row?.excerpt.text.slice(...(row.excerpt.match ?? []))).toBe('Hint: the hidden lines are of other users.');
  });

  it('S5 S7 leads to the match where the list has little of it', () => {
    expect(rowOf('Hint: Set it up', body.replace('Set', 'Hint: Set'))).toMatchObject({ section: { id: 'set-up' }, foundFor: 'Hint: Set it up' });
  });

  it('S5 leads to the match of what is no message', () => {
    expect(rowOf('the hidden lines are')).toMatchObject({ section: { id: 'set-up' }, foundFor: 'the hidden lines are' });
  });
});
