import { headOfPart, itemsOfPart, offeredPages, partAt, partPath, rangeOf } from '../../../src/core/site/listPart';

const ITEMS = [...Array(7).keys()];

describe('partAt', () => {
  it('R1 has no parts where all items fit one page', () => {
    expect(partAt('/tags/Linux', 200, 200)).toBeUndefined();
    expect(itemsOfPart(ITEMS, undefined)).toEqual(ITEMS);
  });

  it.each([
    ['/tags/Linux', 1, [0, 1, 2]],
    ['/tags/Linux/page/2', 2, [3, 4, 5]],
    ['/tags/Linux/page/3/', 3, [6]],
    ['/tags/Linux/page/9', 3, [6]],
    ['/tags/Linux/page/0', 1, [0, 1, 2]],
  ])('R1 shows at %s page %d', (path, page, items) => {
    const part = partAt(path, ITEMS.length, 3);
    expect(part).toEqual({ page, pages: 3, count: 7, size: 3 });
    expect(itemsOfPart(ITEMS, part)).toEqual(items);
  });
});

it('R1 M1 gives each page of a list an address, a title and a description of its own', () => {
  const part = { page: 2, pages: 11, count: 2_136, size: 200 };
  expect([partPath('/wiki', 1), partPath('/wiki', 2)]).toEqual(['/wiki', '/wiki/page/2']);
  const head = { title: 'Wiki', description: 'All.', path: '/wiki' };
  expect([headOfPart(head, undefined), headOfPart(head, { ...part, page: 1 })]).toEqual([head, head]);
  expect(headOfPart(head, part)).toEqual({ title: 'Wiki, page 2', description: 'All. 201–400 of 2,136.', path: '/wiki/page/2' });
  expect(rangeOf({ ...part, page: 11 })).toBe('2,001–2,136 of 2,136');
});

it.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 9, [1, 2, 3, null, 9]],
  [5, 9, [1, null, 3, 4, 5, 6, 7, null, 9]],
  [9, 9, [1, null, 7, 8, 9]],
])('offers on page %d of %d the first, the last and those around', (page, pages, offered) => {
  expect(offeredPages({ page, pages })).toEqual(offered);
});
