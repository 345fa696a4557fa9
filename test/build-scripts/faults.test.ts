import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../../build-scripts/lib/files/paths';

const TESTS = join(ROOT, 'test');
const paths = readdirSync(TESTS, { recursive: true, encoding: 'utf8' });
const rows = readFileSync(join(ROOT, 'docs/faults.md'), 'utf8')
  .split('\n')
  .filter((row) => row.startsWith('| ') && !/^\| (?:Fault|---)/.test(row));

describe('docs/faults.md', () => {
  it('names files of tests that there are, and in each row one', () => {
    const present = new Set(paths.map((path) => basename(path)));
    const namedIn = (row: string) => [...row.matchAll(/`([\w.]+\.(?:spec|test)\.tsx?)`/g)].map(([, name = '']) => name);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter((row) => namedIn(row).length === 0)).toEqual([]);
    expect(rows.flatMap(namedIn).filter((name) => !present.has(name))).toEqual([]);
  });

  it('quotes words of the tests in them', () => {
    const textOf = (name: string) => paths.flatMap((path) => (basename(path) === name ? [readFileSync(join(TESTS, path), 'utf8')] : [])).join('\n');
    const quoted = rows.flatMap((row) =>
      [...row.matchAll(/`([\w.]+\.(?:spec|test)\.tsx?)`: ([^`|]+)/g)].flatMap(([, name = '', words = '']) =>
        words
          .split(';')
          .map((each) => ({ name, words: each.trim() }))
          .filter((each) => each.words !== ''),
      ),
    );
    expect(quoted.length).toBeGreaterThan(20);
    expect(quoted.filter(({ name, words }) => !textOf(name).includes(words))).toEqual([]);
  });
});
