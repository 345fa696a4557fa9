import { makeStore } from '../../../src/app/store';
import {
  selectAnswer,
  selectParsedQuery,
  selectHitCount,
  selectOwnAnswer,
  selectResults,
  selectSearchStatus,
} from '../../../src/features/search/searchSelectors';
import { queryChanged, workerAnswered, workerAsked, workerChosen, workerFailed } from '../../../src/features/search/searchSlice';
import { answerTo } from './workerAnswers';

function setup() {
  const { dispatch, getState } = makeStore();
  dispatch(workerChosen());
  return {
    dispatch,
    type: (query: string) => void dispatch(queryChanged(query)),
    answer: (query: string, hasTexts = true) => void dispatch(workerAnswered(answerTo(query, hasTexts))),
    status: () => selectSearchStatus(getState()),
    ids: () => selectResults(getState()).map(({ id }) => id),
    count: () => selectHitCount(getState()),
    state: getState,
  };
}

describe('the answer of a worker', () => {
  it('S2 is waited for: blank without a query, then searching, then found or none', () => {
    const { dispatch, type, answer, status } = setup();
    expect(status()).toBe('blank');
    type('sshd');
    expect(status()).toBe('searching');
    dispatch(workerAsked());
    expect(status()).toBe('searching');
    answer('sshd');
    expect(status()).toBe('found');
    type('nowhere at all');
    answer('nowhere at all');
    expect(status()).toBe('none');
  });

  it('S2 stays until the next one, so that rows do not flicker', () => {
    const { type, answer, status, ids, count } = setup();
    type('ssh');
    answer('ssh');
    const before = ids();
    type('sshd');
    expect([status(), ids(), count()]).toEqual(['found', before, before.length]);
    answer('sshd');
    expect(ids()).toEqual(['ssh', 'logs']);
  });

  it('S2 never says of another query that it has no results', () => {
    const { type, answer, status, state } = setup();
    type('sshdx');
    answer('sshdx');
    expect(status()).toBe('none');
    type('sshd');
    expect([status(), selectAnswer(state())]).toEqual(['searching', null]);
  });

  it('S1 belongs to the query whatever is typed around it', () => {
    const { type, answer, status } = setup();
    answer('nowhere at all');
    type('  nowhere at all ');
    expect(status()).toBe('none');
  });

  it('S2 is not asked for by a blank query, and an old answer is not shown for it', () => {
    const { type, answer, status } = setup();
    type('ssh');
    answer('ssh');
    type('  ');
    expect(status()).toBe('blank');
  });

  it('S2 is searching while the answer needs the texts, and fails with the worker', () => {
    const { dispatch, type, answer, status } = setup();
    type('keys instead');
    answer('keys instead', false);
    expect(status()).toBe('searching');
    answer('keys instead');
    expect(status()).toBe('found');
    dispatch(workerFailed());
    expect(status()).toBe('failed');
  });

  it('S3 follows the filters, which the page reads out of the query itself', () => {
    const { type, answer, status, ids, state } = setup();
    type('type:blog sshd');
    expect(selectParsedQuery(state())).toMatchObject({ types: ['blog'] });
    answer('type:blog sshd');
    expect(ids()).toEqual(['logs']);
    type('type:opensource sshd');
    answer('type:opensource sshd');
    expect([status(), selectAnswer(state())?.filteredOut]).toEqual(['none', 2]);
  });

  it('S6 leaves the engine of the page alone', () => {
    const { type, answer, state } = setup();
    selectOwnAnswer.resetRecomputations();
    type('ssh');
    answer('ssh');
    selectResults(state());
    expect(selectOwnAnswer.recomputations()).toBe(0);
  });
});
