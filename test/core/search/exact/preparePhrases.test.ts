import { search } from '../../../../src/core/search';
import { LONGEST_BODY } from '../../../../src/core/search/exact/occurrence';
import { preparePhrases } from '../../../../src/core/search/exact/preparePhrases';
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

  it('counts them again only where they overlap: the body may be long', () => {
    const { index, texts } = setup({ body: 'exit-code; exit-code; exit-code' }, { body: 'exit-codexit-code; exit-code' });
    expect([...preparePhrases(index, texts)]).not.toHaveLength(0);
    const scans = jest.spyOn(String.prototype, 'indexOf');
    const { hits } = search(index, texts, 'exit-code');
    const scanned = scans.mock.contexts.filter((text) => texts.includes(String(text)));
    scans.mockRestore();
    expect(hits).toEqual([
      { doc: 0, score: 8 },
      { doc: 1, score: 7 },
    ]);
    expect(new Set(scanned)).toEqual(new Set([texts[1]]));
  });

  it('compares a body only where the tokens beside its rarest piece may be those of the needle', () => {
    const { index, texts } = setup({ body: `${'will it '.repeat(500)}will the ${'the '.repeat(999)}` });
    expect([...preparePhrases(index, texts)]).not.toHaveLength(0);
    const compared = jest.spyOn(String.prototype, 'startsWith');
    const { hits } = search(index, texts, 'will the');
    const times = compared.mock.calls.filter(([needle]) => needle === 'will the').length;
    compared.mockRestore();
    expect(hits).toEqual([{ doc: 0, score: 6 }]);
    expect(times).toBe(1);
  });

  it('changes no answer where a body is too long for its offsets', () => {
    const { index, texts } = setup({ body: `apt update ${'x '.repeat(LONGEST_BODY / 2)}apt update` }, { body: 'apt update' });
    expect([...preparePhrases(index, texts)]).toEqual([]);
    const scores = (query: string) => search(index, texts, query).hits.map(({ score }) => score);
    expect(scores('apt update')).toEqual([7, 6]);
    expect(scores('x')).toEqual([10]);
    expect([...preparePhrases(index, texts)]).toEqual([]);
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

  it('ends with texts of another build, which hold words where the index has none', () => {
    const { index } = setup({ body: 'apt update' }, { body: 'ssh' });
    const texts = ['apt', 'zypper apt update'];
    expect([...preparePhrases(index, texts)]).not.toHaveLength(0);
    expect(() => search(index, texts, 'apt update')).not.toThrow();
  });

  it('prepares the same index and texts once', () => {
    const { index, texts } = library();
    const all = [...preparePhrases(library().index, texts)].length;
    const first = preparePhrases(index, texts);
    first.next();
    const left = [...preparePhrases(index, texts)].length;
    expect(left).toBe(all - 1);
    expect([...first, ...preparePhrases(index, texts)]).toEqual([]);
  });

  it('keeps what is prepared while other texts are searched', () => {
    const { index, texts } = library();
    expect([...preparePhrases(index, texts)]).not.toHaveLength(0);
    search(index, ['', ''], 'apt update');
    expect([...preparePhrases(index, texts)]).toEqual([]);
  });

  it('continues a preparation that was left', () => {
    const { index, texts } = library();
    for (const step of preparePhrases(index, texts)) {
      expect(step).toBeUndefined();
      break;
    }
    expect([...preparePhrases(index, texts)]).not.toHaveLength(0);
    expect([...preparePhrases(index, texts)]).toEqual([]);
    expect(search(index, texts, 'aa aa').hits).toEqual([{ doc: 1, score: 7 }]);
  });
});
