import { search } from '../../../../src/core/search';
import { preparePhrases } from '../../../../src/core/search/advanced';
import { setup } from '../documents';

const library = () =>
  setup(
    { title: 'Apt -- update', body: 'apt update && apt upgrade' },
    { type: 'blog', title: 'Logs', tags: ['--now', 'a b'], excerpt: 'apt update', body: 'aa aa aa aa; systemctl enable --now' },
  );

describe('preparePhrases', () => {
  it('changes no answer, neither while it goes on nor when it is done', () => {
    const { index, texts } = library();
    const queries = ['apt update', 'aa aa', '--', '--now', 'e --n', ' ', 'a', 'p', '0', 'é', 'zzz', 'update &', ';'];
    const answers = () => queries.map((query) => search(index, texts, query).hits);
    const before = answers();
    for (const step of preparePhrases(index, texts)) {
      expect(step).toBeUndefined();
      expect(answers()).toEqual(before);
    }
    expect(answers()).toEqual(before);
  });

  it('counts matches without overlap', () => {
    const { index, texts } = library();
    expect([...preparePhrases(index, texts)]).not.toHaveLength(0);
    expect(search(index, texts, 'aa aa').hits).toEqual([{ doc: 1, score: 7 }]);
  });

  it('holds for the texts it was made from, no others', () => {
    const { index, texts } = library();
    expect([...preparePhrases(index, texts)]).not.toHaveLength(0);
    expect(search(index, [texts[1] ?? '', ''], 'apt update').hits.map(({ score }) => score)).toEqual([0]);
    expect(search(index, texts, 'apt update').hits.map(({ score }) => score)).toEqual([6, 0]);
  });

  it('makes do with texts of another build', () => {
    const { index } = library();
    const texts = ['what is this', 'apt apt apt update and no more'];
    expect([...preparePhrases(index, texts)]).not.toHaveLength(0);
    expect(() => search(index, texts, 'apt update')).not.toThrow();
  });
});

describe('what a worker sends', () => {
  it('is plain data', () => {
    const { index, texts } = library();
    for (const query of ['apt', 'apt updtae', 'upgrade update']) {
      const outcome = search(index, texts, query);
      expect(structuredClone(outcome)).toEqual(outcome);
    }
  });
});
