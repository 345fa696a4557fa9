import * as fc from 'fast-check';
import { RESULT_TYPES, type DocumentRecord } from '../../../src/core/search';
import { countTags, itemsWithTag, relatedTags, similarTags, spellingOf } from '../../../src/core/site/tagged';

function record(id: string, tags: readonly string[], date?: string): DocumentRecord {
  return { id, type: 'wiki', title: id, tags, url: `/wiki/${id}`, category: 'Basics', description: '', ...(date === undefined ? {} : { date }) };
}
const ids = (records: readonly DocumentRecord[]) => records.map(({ id }) => id);

const tag = fc.constantFrom('Linux', 'linux', 'CI/CD', 'ci/cd', 'C#', 'constructor', '100%');
const date = fc.option(fc.constantFrom('2025-01-25', '2025-03-15', '2025-08-10'), { nil: undefined });
const records = fc
  .array(fc.record({ type: fc.constantFrom(...RESULT_TYPES), tags: fc.array(tag, { maxLength: 3 }), date }))
  .map((drafts) => drafts.map((draft, place): DocumentRecord => ({ ...record(String(place), draft.tags, draft.date), type: draft.type })));

describe('itemsWithTag', () => {
  it('G2 lists dated items newest first and keeps the order of undated ones after them', () => {
    const all = [record('b', ['Linux']), record('old', ['Linux'], '2025-01-25'), record('a', ['Linux']), record('new', ['Linux'], '2025-08-10')];
    expect(ids(itemsWithTag(all, 'Linux'))).toEqual(['new', 'old', 'b', 'a']);
  });

  it('G2 matches the whole tag in any case, never a part of it', () => {
    const all = [record('a', ['LINUX']), record('b', ['Linux server']), record('c', ['C#']), record('d', ['C'])];
    expect(ids(itemsWithTag(all, 'linux'))).toEqual(['a']);
    expect(ids(itemsWithTag(all, 'c'))).toEqual(['d']);
  });

  it('G2 finds exactly the tagged items, sorted, and leaves the records alone', () => {
    fc.assert(
      fc.property(records, tag, (all, wanted) => {
        const before = [...all];
        const found = itemsWithTag(all, wanted);
        const has = ({ tags }: DocumentRecord) => tags.map((each) => each.toLowerCase()).includes(wanted.toLowerCase());
        expect(new Set(found)).toEqual(new Set(all.filter(has)));
        expect(found).toHaveLength(all.filter(has).length);
        found.slice(1).forEach((next, place) => expect((found[place]?.date ?? '') >= (next.date ?? '')).toBe(true));
        expect(found.filter((each) => each.date === undefined)).toEqual(all.filter((each) => has(each) && each.date === undefined));
        expect(all).toEqual(before);
      }),
    );
  });
});

describe('spellingOf', () => {
  it('G1 G2 R1 writes a tag as the content does, whatever its case in an address', () => {
    const all = [record('a', ['CI/CD', 'Linux']), record('b', ['linux'])];
    expect(spellingOf('ci/cd', all)).toBe('CI/CD');
    expect(spellingOf('LINUX', all)).toBe('Linux');
  });

  it('G1 R1 leaves a tag that nothing has as written', () => {
    expect(spellingOf('%E0%A4%A', [record('a', ['Linux'])])).toBe('%E0%A4%A');
  });
});

const names = (tags: readonly { readonly tag: string }[]) => tags.map(({ tag: name }) => name);

describe('countTags', () => {
  it('G1 counts each tag once whatever its case, the most used first', () => {
    expect(countTags([record('a', ['SSH', 'linux']), record('b', ['Linux'])])).toEqual([
      { tag: 'linux', count: 2 },
      { tag: 'SSH', count: 1 },
    ]);
  });
});

describe('relatedTags', () => {
  it('G1 finds the other tags of the tagged items, at most as many as asked for', () => {
    const tagged = [record('a', ['Linux', 'SSH', 'Keys']), record('b', ['linux', 'Keys'])];
    expect(names(relatedTags('LINUX', tagged, 2))).toEqual(['Keys', 'SSH']);
    expect(names(relatedTags('Linux', tagged, 1))).toEqual(['Keys']);
  });
});

describe('similarTags', () => {
  const all = [record('a', ['Linux', 'CI/CD', 'Log files', 'Go']), record('b', ['Kubernetes'])];

  it.each([
    ['Lniux', ['Linux']],
    ['logs files', ['Log files']],
    ['kubernetes cluster', ['Kubernetes']],
    ['kube', ['Kubernetes']],
    ['KUBE', ['Kubernetes']],
    ['C', []],
    ['zzzz', []],
  ])('R1 G2 finds what %s may have meant', (typed, expected) => {
    expect(names(similarTags(typed, all, 8))).toEqual(expected);
  });
});
