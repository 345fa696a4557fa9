import * as fc from 'fast-check';
import { distinctCategories, filterItems, inCategory } from '../../../src/core/site/filter';

const ITEMS = [
  { title: 'SSH', tags: ['Linux', 'Security'], description: 'Keys instead of passwords', category: 'Basics' },
  { title: 'Firewall', tags: ['C++', 'nftables'], description: 'What may come in', category: 'Basics' },
  { title: 'Backups', tags: ['Storage'], description: 'SSH is not enough', category: 'Advance' },
];
const titles = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title);

const item = fc.record({
  title: fc.string(),
  tags: fc.array(fc.string(), { maxLength: 3 }),
  description: fc.string(),
  category: fc.constantFrom('A', 'B', 'constructor', '__proto__'),
});
const items = fc.array(item);

describe('filterItems', () => {
  it('W1 B1 matches title and tags in any case, and symbols as they are', () => {
    expect(titles(filterItems(ITEMS, 'sSh'))).toEqual(['SSH']);
    expect(titles(filterItems(ITEMS, 'linux'))).toEqual(['SSH']);
    expect(titles(filterItems(ITEMS, 'c++'))).toEqual(['Firewall']);
    expect(filterItems(ITEMS, '.*')).toEqual([]);
  });

  it('W1 matches an apostrophe, straight or curly, by either', () => {
    const own = { title: 'Debian’s own', tags: ["Today's"] };
    for (const query of ["debian's", 'debian’s', 'today’s', "TODAY'S"]) expect(filterItems([own], query)).toEqual([own]);
  });

  it('P1 matches the description too, where asked to', () => {
    expect(titles(filterItems(ITEMS, 'ssh', true))).toEqual(['SSH', 'Backups']);
    expect(titles(filterItems(ITEMS, 'passwords'))).toEqual([]);
  });

  it('B1 trims the query, and a blank one keeps the very same list', () => {
    expect(titles(filterItems(ITEMS, '  fire '))).toEqual(['Firewall']);
    expect(filterItems(ITEMS, ' \t')).toBe(ITEMS);
  });

  it('W1 B1 P1 keeps exactly the items that hold the query, in their order', () => {
    fc.assert(
      fc.property(items, fc.string({ maxLength: 2 }), fc.boolean(), (all, query, inDescription) => {
        const wanted = query.trim().toLowerCase();
        const holds = ({ title, tags, description }: (typeof all)[number]) =>
          [title, ...tags, inDescription ? description : ''].some((text) => text.toLowerCase().includes(wanted));
        expect(filterItems(all, query, inDescription)).toEqual(all.filter(holds));
      }),
    );
  });

  it('W1 never finds more when more is typed', () => {
    fc.assert(
      fc.property(items, fc.string(), fc.string(), (all, query, more) => {
        const before = filterItems(all, query.trim());
        expect(before).toEqual(expect.arrayContaining([...filterItems(all, query.trim() + more.trim())]));
      }),
    );
  });
});

describe('inCategory', () => {
  it('P3 keeps one category, and with null the very same list', () => {
    expect(titles(inCategory(ITEMS, 'Basics'))).toEqual(['SSH', 'Firewall']);
    expect(inCategory(ITEMS, null)).toBe(ITEMS);
    expect(inCategory(ITEMS, 'constructor')).toEqual([]);
  });

  it('P3 puts every item into the list of exactly one of the distinct categories', () => {
    fc.assert(
      fc.property(items, (all) => {
        const parts = distinctCategories(all).map((category) => inCategory(all, category));
        expect(parts.reduce((count, part) => count + part.length, 0)).toBe(all.length);
        expect(new Set(parts.flat()).size).toBe(all.length);
      }),
    );
  });

  it('B1 gives the same whether chip or box comes first', () => {
    fc.assert(
      fc.property(items, fc.string({ maxLength: 1 }), (all, query) => {
        expect(inCategory(filterItems(all, query), 'A')).toEqual(filterItems(inCategory(all, 'A'), query));
      }),
    );
  });
});

describe('distinctCategories', () => {
  it('B1 names each category once, alphabetically', () => {
    const posts = ['Security', 'Career', 'CI/CD', 'Security', 'cloud'].map((category) => ({ category }));
    expect(distinctCategories(posts)).toEqual(['Career', 'CI/CD', 'cloud', 'Security']);
  });
});
