import * as fc from 'fast-check';
import { relatedPages, type ComparedPage } from '../../../src/core/content/relatedPages';
import { growthOf, LINEAR } from '../../support/cpuTime';

function page(path: string, changes: Partial<ComparedPage> = {}): ComparedPage {
  return { path, tags: [], links: [], text: '', ...changes };
}

const near = (pages: readonly ComparedPage[], path: string, limit = 3) => relatedPages(pages, limit).get(path) ?? [];

describe('relatedPages', () => {
  it('holds a rare tag for nearer than one that most pages have', () => {
    const pages = [
      page('/a', { tags: ['Linux', 'Ceph'] }),
      page('/common', { tags: ['Linux'] }),
      page('/rare', { tags: ['ceph'] }),
      page('/x', { tags: ['Linux'] }),
      page('/y', { tags: ['Linux'] }),
    ];
    expect(near(pages, '/a').map(({ path }) => path)[0]).toBe('/rare');
    expect(near(pages, '/a')[0]?.sharedTags).toEqual(['Ceph']);
  });

  it('names the shared tags as the page spells them, the rarest first, each once', () => {
    const pages = [page('/a', { tags: ['Linux', 'linux', 'CI/CD'] }), page('/b', { tags: ['ci/cd', 'LINUX'] }), page('/c', { tags: ['Linux'] })];
    expect(near(pages, '/a')[0]).toEqual({ path: '/b', sharedTags: ['CI/CD', 'Linux', 'linux'], isLinked: false });
  });

  it('counts a link either way', () => {
    const pages = [page('/a', { links: ['/b'] }), page('/b'), page('/c')];
    expect(near(pages, '/a')).toEqual([{ path: '/b', sharedTags: [], isLinked: true }]);
    expect(near(pages, '/b')).toEqual([{ path: '/a', sharedTags: [], isLinked: true }]);
    expect(near(pages, '/c')).toEqual([]);
  });

  it('finds pages by words that few others use', () => {
    const common = 'the server runs and the server stops ';
    const pages = [
      page('/a', { text: `${common} corosync quorum corosync fencing` }),
      page('/b', { text: `${common} quorum fencing corosync` }),
      ...['/c', '/d', '/e'].map((path) => page(path, { text: `${common} only ${path}` })),
    ];
    expect(near(pages, '/a').map(({ path }) => path)).toEqual(['/b']);
  });

  it('holds a word that a page uses often for more telling than one that it uses once', () => {
    const pages = [page('/a', { text: `${'quorum '.repeat(9)} fencing` }), page('/once', { text: 'fencing' }), page('/often', { text: 'quorum' })];
    expect(near(pages, '/a').map(({ path }) => path)).toEqual(['/often', '/once']);
  });

  it('keeps to the limit, and to the order of the pages where they are equally near', () => {
    const pages = ['/a', '/b', '/c', '/d'].map((path) => page(path, { tags: ['SSH'] }));
    expect(near([...pages, page('/x'), page('/y'), page('/z'), page('/w')], '/c', 2).map(({ path }) => path)).toEqual(['/a', '/b']);
  });

  it('does nothing odd with hostile names, links to itself, to nowhere, or an empty site', () => {
    const pages = [page('/a', { tags: ['constructor', '__proto__'], links: ['/a', '/nowhere'], text: 'constructor __proto__ hasOwnProperty' }), page('/b')];
    expect(near(pages, '/a')).toEqual([]);
    expect(relatedPages([], 3).size).toBe(0);
  });

  it('takes a time that grows with the pages where all have one tag, and still finds what few share', () => {
    const site = (count: number) =>
      Array.from({ length: count }, (_, place) => page(`/${place}`, { tags: ['Linux', ...(place % 1_000 === 7 ? ['Ceph'] : [])] }));
    expect(growthOf((count) => relatedPages(site(count), 3), 4_000)).toBeLessThan(LINEAR);
    expect(near(site(2_000), '/7')).toEqual([{ path: '/1007', sharedTags: ['Ceph', 'Linux'], isLinked: false }]);
  });

  it('never relates a page to itself, nor twice to another, and agrees on links from both sides, whatever the site', () => {
    const paths = Array.from({ length: 12 }, (_, place) => `/p${place}`);
    const some = (names: readonly string[], maxLength: number) => fc.array(fc.constantFrom(...names), { maxLength });
    const site = fc.uniqueArray(
      fc.record({
        path: fc.constantFrom(...paths),
        tags: some(['SSH', 'ssh', 'Linux', 'C#', '__proto__'], 4),
        links: some(paths, 3),
        text: some(['alpha', 'beta', 'gamma', 'delta', 'constructor'], 20).map((words) => words.join(' ')),
      }),
      { selector: ({ path }) => path },
    );
    fc.assert(
      fc.property(site, (pages) => {
        const found = relatedPages(pages, 20);
        expect([...found.keys()]).toEqual(pages.map(({ path }) => path));
        for (const [path, relations] of found) {
          const others = relations.map((relation) => relation.path);
          expect(others).not.toContain(path);
          expect(new Set(others).size).toBe(others.length);
          for (const { path: other, isLinked } of relations) {
            const back = found.get(other)?.find((relation) => relation.path === path);
            if (back) expect(back.isLinked).toBe(isLinked);
          }
        }
      }),
    );
  });
});
