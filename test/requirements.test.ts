import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The numbered requirements: how many each group has. X stands alone. */
const GROUPS: Readonly<Record<string, number>> = { E: 13, R: 5, N: 3, H: 8, T: 4, C: 2, W: 7, B: 3, P: 3, O: 1, G: 3, S: 6, M: 3, D: 2 };

const TEST_NAME = /(?:^|[^.\w])(?:it|test)(?:\.each\([^)]*\))?\(\s*(['"`])((?:[A-Z]\d* )+)/g;

function idsInTestNames(): Set<string> {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:test|spec)\.tsx?$/.test(name));
  return new Set(
    files.flatMap((name) => [...readFileSync(join(__dirname, name), 'utf8').matchAll(TEST_NAME)].flatMap(([, , ids]) => (ids ?? '').trim().split(' '))),
  );
}

describe('the tests', () => {
  const shown = idsInTestNames();

  it.each(Object.entries(GROUPS))('name every requirement of group %s', (group, count) => {
    const ids = Array.from({ length: count }, (_, index) => `${group}${index + 1}`);
    expect(ids.filter((id) => !shown.has(id))).toEqual([]);
  });

  it('name X', () => {
    expect(shown.has('X')).toBe(true);
  });
});
