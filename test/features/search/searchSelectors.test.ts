import { makeStore } from '../../../src/app/store';
import { RECENT_QUERIES } from '../../../src/features/search/limits';
import { menuToggled } from '../../../src/features/navigation/mobileMenuSlice';
import {
  selectHelp,
  selectHitCount,
  selectNeedle,
  selectParsedQuery,
  selectOwnAnswer,
  selectFinding,
  selectResults,
  selectSearchMessage,
  selectSearchStatus,
} from '../../../src/features/search/searchSelectors';
import { queryChanged } from '../../../src/features/search/searchSlice';
import { indexFailed, indexLoaded, indexRequested, textsFailed, textsLoaded, textsRequested } from './loadActions';
import { INDEX, noParts, TEXTS } from './sampleIndex';

const NO_PARTS = noParts(TEXTS);

function setup({ hasIndex = true, hasTexts = true } = {}) {
  const { dispatch, getState } = makeStore();
  // An index of its own, so that nothing has been computed for it yet.
  if (hasIndex) dispatch(indexLoaded({ build: 'one', index: { ...INDEX } }));
  if (hasTexts) dispatch(textsLoaded({ build: 'one', texts: TEXTS, parts: NO_PARTS }));
  return {
    dispatch,
    type: (query: string) => void dispatch(queryChanged(query)),
    status: () => selectSearchStatus(getState()),
    message: () => selectSearchMessage(getState()),
    results: () => selectResults(getState()),
    ids: () => selectResults(getState()).map(({ id }) => id),
    close: () => selectHelp(getState()),
    count: () => selectHitCount(getState()),
    needle: () => selectNeedle(getState()),
  };
}

/** A phrase that only a body holds, so that the index alone can't tell. */
const PHRASE = 'keys instead';

describe('selectNeedle', () => {
  it('S1 is the query sanitised: no tags, no special characters, trimmed, 100 characters', () => {
    const { type, needle } = setup();
    type(`  <b>SSH</b> & "keys" ${'x'.repeat(200)}`);
    expect(needle()).toMatch(/^SSH {2}keys x+$/);
    expect(needle()).toHaveLength(100);
  });
});

describe('selectSearchStatus', () => {
  it.each(['', '  ', '\n'])('S2 is blank for "%s", whatever has been loaded', (query) => {
    for (const { type, status, results } of [setup(), setup({ hasIndex: false })]) {
      type(query);
      expect(status()).toBe('blank');
      expect(results()).toEqual([]);
    }
  });

  it.each([
    ['<b>', 'none'],
    ['&&', 'none'],
    ['type:blog <b>', 'none'],
  ])('S2 isn’t blank for %s, of which sanitising leaves nothing', (query, expected) => {
    const { type, status } = setup();
    type(query);
    expect(status()).toBe(expected);
    const early = setup({ hasTexts: false });
    early.type(query);
    expect(early.status()).toBe('searching');
  });

  it('S2 is searching where no match is exact until the texts are there, or have failed: they decide on close matches', () => {
    const { dispatch, type, status, close } = setup({ hasTexts: false });
    type('sssh');
    expect([status(), close()]).toEqual(['searching', null]);
    dispatch(textsRequested());
    expect([status(), close()]).toEqual(['searching', null]);
    dispatch(textsFailed());
    expect(status()).toBe('none');
    dispatch(textsLoaded({ build: 'one', texts: TEXTS, parts: NO_PARTS }));
    expect([status(), close()]).toMatchObject(['none', { kind: 'close', shownFor: 'ssh' }]);
  });

  it('S2 is searching while the index is on its way, and at once right when it arrives', () => {
    const { dispatch, type, status } = setup({ hasIndex: false, hasTexts: false });
    type('ssh');
    expect(status()).toBe('searching');
    dispatch(indexRequested());
    expect(status()).toBe('searching');
    dispatch(indexLoaded({ build: 'one', index: INDEX }));
    expect(status()).toBe('found');
  });

  it('S2 is searching while the answer needs the texts, and failed when they cannot be loaded', () => {
    const { dispatch, type, status } = setup({ hasTexts: false });
    type(PHRASE);
    dispatch(textsRequested());
    expect(status()).toBe('searching');
    dispatch(textsFailed());
    expect(status()).toBe('failed');
    dispatch(textsLoaded({ build: 'one', texts: TEXTS, parts: NO_PARTS }));
    expect(status()).toBe('found');
  });

  it('S2 does not say without the texts that there is nothing, or no more, with characters that the index lacks', () => {
    const { dispatch, type, status, message } = setup({ hasTexts: false });
    dispatch(textsFailed());
    const told = (query: string) => {
      type(query);
      return [status(), message()];
    };
    expect(told("couldn't")).toEqual(['failed', 'Only single plain words can be searched: the texts could not be loaded.']);
    expect(told('ss>h')).toEqual(['found', '2 results, not as typed: the texts could not be loaded.']);
    expect(told('ssh')).toEqual(['found', '2 results']);
  });

  it('S2 is failed when the index cannot be loaded, and searching again on another try', () => {
    const { dispatch, type, status } = setup({ hasIndex: false });
    type('ssh');
    dispatch(indexFailed());
    expect(status()).toBe('failed');
    dispatch(indexRequested());
    expect(status()).toBe('searching');
  });

  it('S2 distinguishes no results from some, on each change of the query', () => {
    const { type, status } = setup();
    const seen = ['sshd', 'sshdx', 'keys instead', 'keys, instead', ''].map((query) => {
      type(query);
      return status();
    });
    expect(seen).toEqual(['found', 'none', 'found', 'none', 'blank']);
  });
});

describe('selectResults', () => {
  it('S3 S4 S5 lists what holds the query, highest score first, with the excerpt as written', () => {
    const { type, results } = setup();
    type('Sshd');
    expect(results().map(({ id, score }) => [id, score])).toEqual([
      ['ssh', 7],
      ['logs', 6],
    ]);
    const [first] = results();
    const [start, end] = first?.excerpt.match ?? [0, 0];
    expect(first?.excerpt.text.slice(start, end)).toBe('sshd');
    expect(first?.excerpt.text).toBe(TEXTS[0]);
  });

  it('S5 shows the description until the texts are here, then the excerpt', () => {
    const { dispatch, type, results } = setup({ hasTexts: false });
    type('sshd');
    expect(results()[0]?.excerpt).toEqual({ text: 'About SSH.', match: null });
    dispatch(textsLoaded({ build: 'one', texts: TEXTS, parts: NO_PARTS }));
    expect(results()[0]?.excerpt.text).toBe(TEXTS[0]);
  });

  it('S2 D1 gives one and the same nothing for a blank query and for no match', () => {
    const { type, results } = setup();
    const nothing = results();
    type('nowhere');
    expect(results()).toBe(nothing);
  });

  it('S6 computes nothing for a change elsewhere and gives the same array', () => {
    const { dispatch, type, results } = setup();
    type('ssh');
    const before = results();
    selectFinding.resetRecomputations();
    selectOwnAnswer.resetRecomputations();
    dispatch(menuToggled());
    expect(results()).toBe(before);
    expect([selectFinding.recomputations(), selectOwnAnswer.recomputations()]).toEqual([0, 0]);
  });

  it('S6 computes each letter of a word once, and nothing on the way back', () => {
    const { type, results, status } = setup();
    const typed = ['s', 'ss', 'ssh', 'sshd'];
    const look = (query: string) => {
      type(query);
      status();
      return results();
    };
    selectFinding.resetRecomputations();
    selectOwnAnswer.resetRecomputations();
    const forth = typed.map(look);
    expect(selectFinding.recomputations()).toBe(typed.length);
    const computed = selectOwnAnswer.recomputations();
    const back = [...typed].reverse().map(look).reverse();
    back.forEach((results_, place) => expect(results_).toBe(forth[place]));
    expect([selectFinding.recomputations(), selectOwnAnswer.recomputations()]).toEqual([typed.length, computed]);
  });

  it('S6 parses each query once, and keeps a bounded number of them', () => {
    const { type, status, results, needle } = setup();
    const look = (query: string) => {
      type(query);
      status();
      needle();
      return results();
    };
    selectParsedQuery.resetRecomputations();
    selectFinding.resetRecomputations();
    const first = look('sshd_c');
    expect(selectParsedQuery.recomputations()).toBe(1);
    for (let letter = 0; letter < RECENT_QUERIES; letter += 1) look(`other ${letter}`);
    expect([selectParsedQuery.recomputations(), selectFinding.recomputations()]).toEqual([RECENT_QUERIES + 1, RECENT_QUERIES + 1]);
    expect(look('sshd_c')).not.toBe(first);
  });

  it('S6 computes nothing for a space at the end', () => {
    const { type, results } = setup();
    type('ssh');
    const before = results();
    selectFinding.resetRecomputations();
    type('ssh ');
    expect(results()).toBe(before);
    expect(selectFinding.recomputations()).toBe(0);
  });
});

describe('selectHitCount', () => {
  it('S2 counts what was found, and nothing while there is no index', () => {
    const { dispatch, type, count } = setup({ hasIndex: false });
    type('sshd');
    expect(count()).toBe(0);
    dispatch(indexLoaded({ build: 'one', index: INDEX }));
    expect(count()).toBe(2);
  });
});

describe('selectHelp', () => {
  it('S2 offers what was meant only where nothing holds the query itself', () => {
    const { type, close, ids } = setup();
    type('ansible');
    expect([ids(), close()]).toEqual([['ansible'], null]);
    type('ansibel');
    expect(ids()).toEqual([]);
    expect(close()).toMatchObject({ kind: 'close', shownFor: 'ansible', results: [{ id: 'ansible' }] });
    type('zzzzzzzz');
    expect(close()).toBeNull();
  });
});
