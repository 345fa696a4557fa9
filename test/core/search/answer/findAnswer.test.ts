import { findAnswer, parseQuery, showAnswer, type SearchLibrary } from '../../../../src/core/search/advanced';
import { setup } from '../documents';
import { ask, ids, index, matched } from './sample';

describe('findAnswer', () => {
  it('S2 finds nothing for a blank query', () => {
    for (const query of ['', '  ', '\u00a0\n']) expect(ask(query)).toMatchObject({ needle: '', count: 0, help: null, filteredOut: 0 });
  });

  it('S3 S4 finds the exact set, best first', () => {
    expect(ids(ask('ssh').results)).toEqual(['ssh', 'ports', 'logs']);
    expect(ask('ssh')).toMatchObject({ needle: 'ssh', count: 3, help: null, typed: [], filteredOut: 0 });
  });

  it('lists what filters alone let through, in collection order', () => {
    expect(ids(ask('tag:security').results)).toEqual(['ssh', 'ports', 'restic']);
    expect(ids(ask('type:project type:blog').results)).toEqual(['logs', 'lab']);
    expect(ask('type:wiki')).toMatchObject({ needle: '', count: 2 });
  });

  it('wants one of the types and all of the tags, in any case', () => {
    expect(ids(ask('type:wiki tag:SECURITY tag:ssh').results)).toEqual(['ssh']);
    expect(ids(ask('type:wiki type:opensource tag:security').results)).toEqual(['ssh', 'ports', 'restic']);
  });

  it('says how many results the filters leave out, and offers no help then', () => {
    expect(ask('type:project ssh')).toMatchObject({ count: 0, filteredOut: 3, help: null });
    expect(ask('type:blog ssh')).toMatchObject({ count: 1, filteredOut: 2 });
    expect(ask('type:blog 2>&1')).toMatchObject({ count: 0, filteredOut: 2, help: null });
  });

  it('takes what is in quotes as it is, and offers nothing close to it', () => {
    expect(ids(ask('"learning to read"').results)).toEqual(['logs']);
    expect(ask('"learning read"')).toMatchObject({ count: 0, help: null });
    expect(ask('learning read').help).toMatchObject({ kind: 'all-words' });
    expect(ask('"sshd: command not found, whatever"')).toMatchObject({ count: 0, help: null });
    expect(ids(ask('type:wiki "sshd"').results)).toEqual(['ssh', 'ports']);
  });

  it('puts pages that hold the text as typed first, and no page twice', () => {
    const answer = ask(' 2>&1 ');
    expect(answer).toMatchObject({ needle: '21', typedNeedle: '2>&1', count: 2 });
    expect([ids(answer.typed), ids(answer.results)]).toEqual([['ssh'], ['ports']]);
    expect(answer.typed.map(matched)).toEqual(['2>&1']);
    expect(answer.results.map(matched)).toEqual(['21']);
  });

  it('gives the same answer for straight and curly quotes, in the query and in the texts', () => {
    const answerIn = (body: string, query: string) => {
      const one = setup({ id: 'straight', title: `Don't`, body }, { id: 'other', body: 'Dont, and so on' });
      const { typed, results, count } = ask(query, 10, { ...one, parts: null });
      return { typed: ids(typed), results: ids(results), count, at: typed.map(({ excerpt }) => excerpt.match) };
    };
    const [straight, curly] = [`You don't say "so on".`, 'You don’t say “so on”.'];
    expect(answerIn(straight, `don't`)).toEqual({ typed: ['straight'], results: ['other'], count: 2, at: [[4, 9]] });
    expect(answerIn(straight, `"so on"`)).toEqual({ typed: [], results: ['straight', 'other'], count: 2, at: [] });
    for (const query of [`don't`, 'don’t', `"so on"`, '“so on”', `say "so`, 'say “so', 'tag:“x” so', 'don’t saay']) {
      expect(answerIn(curly, query)).toEqual(answerIn(straight, query));
    }
    for (const [typed, other] of [
      [`don't`, 'don’t'],
      [`"so on"`, '“so on”'],
      [`say "so`, 'say “so'],
    ]) {
      expect(answerIn(curly, typed ?? '')).toEqual(answerIn(curly, other ?? ''));
    }
  });

  it('finds a long text as typed by its first 100 characters, and marks those', () => {
    const long = `bash: "sshd": ${'command not found, '.repeat(8)}`;
    const one = setup({ id: 'long', body: `It says ${long}` });
    const answer = ask(long, 10, { ...one, parts: null });
    expect(ids(answer.typed)).toEqual(['long']);
    expect(answer.typed.map(matched)).toEqual([long.slice(0, 100).trim()]);
  });

  it('scores pages that hold the text as typed by how often they do, in any case', () => {
    const library = setup({ body: 'port 21' }, { body: 'make >log 2>&1' }, { body: 'ftp is 21, and CMD 2>&1; then 2>&1' }, { body: 'else' });
    const docs = (query: string) => {
      const { typed, results } = findAnswer({ ...library, parts: null }, parseQuery(query));
      return [typed.map(({ doc }) => doc), results.map(({ doc }) => doc)];
    };
    expect(docs(' 2>&1 ')).toEqual([[2, 1], [0]]);
    expect(docs('cmd 2>&1')).toEqual([[2], []]);
  });

  it('adds the owner’s boost to pages that hold the text as typed, too', () => {
    const library = setup({ id: 'twice', body: 'x 2>&1, y 2>&1' }, { id: 'boosted', body: 'x 2>&1', boost: 10 });
    expect(ids(ask('2>&1', 10, { ...library, parts: null }).typed)).toEqual(['boosted', 'twice']);
  });

  it('folds no text again for each query with characters that sanitising removes', () => {
    const library = setup({ body: 'It couldn’t be' }, { body: 'x 2>&1 y' });
    const fold = jest.spyOn(String.prototype, 'toLowerCase');
    const folded = (query: string) => {
      fold.mockClear();
      ask(query, 10, { ...library, parts: null });
      return fold.mock.contexts.filter((text) => library.texts.includes(String(text))).length;
    };
    expect([folded('2>&'), folded('2>&1'), folded("couldn't")]).toEqual([2, 0, 0]);
    fold.mockRestore();
  });

  it('finds nothing as typed where sanitising removed nothing, or without the texts', () => {
    const exact = ['ssh', 'ports', 'logs'];
    expect([ids(ask('sshd').typed), ids(ask('sshd').results)]).toEqual([[], exact]);
    const early: SearchLibrary = { index, texts: null, parts: null };
    expect([ids(ask('<sshd>', 10, early).typed), ids(ask('"sshd', 10, early).results)]).toEqual([[], exact]);
  });

  it('is plain data, so that a worker can send it', () => {
    for (const query of ['sshd', 'premitrootlogin', 'zsh: sshd: command not found', '2>&1']) {
      expect(structuredClone(ask(query))).toEqual(ask(query));
    }
  });

  it('says that it needs the texts, until they are there', () => {
    const early: SearchLibrary = { index, texts: null, parts: null };
    expect(ask('port 21', 10, early)).toMatchObject({ needsTexts: true, count: 0, help: null });
    expect(ids(ask('sshd', 10, early).results)).toEqual(['ssh', 'ports', 'logs']);
    // It is one word to the index, which a text that has the apostrophe lacks.
    expect(ask("couldn't", 10, early)).toMatchObject({ needsTexts: true, count: 0, help: null });
  });

  it('helps with all words before corrected ones, and with a message before either', () => {
    expect(ask('reload permitrootlogin').help).toMatchObject({ kind: 'all-words', shownFor: 'reload permitrootlogin' });
    expect(ask('premitrootlogin').help).toMatchObject({ kind: 'close', shownFor: 'permitrootlogin' });
    expect(ask('zsh: sshd: command not found').help).toMatchObject({ kind: 'symptom', shownFor: 'zsh: sshd: command not found' });
    expect(ask('zzzzzzzzzz').help).toBeNull();
  });

  it('filters help too, and offers none that is left without pages', () => {
    expect(ids(ask('type:wiki ssdh').help?.results)).toEqual(['ssh', 'ports']);
    expect(ask('type:project ssdh').help).toBeNull();
  });

  it('S2 counts all pages that help, shown or not', () => {
    const { help } = ask('type:wiki ssdh', 1);
    expect([help?.results.length, help?.count]).toEqual([1, 2]);
  });
});

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
