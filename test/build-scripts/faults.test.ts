import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../../build-scripts/lib/files/paths';

it('docs/faults.md names tests that there are, and in each row one', () => {
  const present = new Set(readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' }).map((path) => basename(path)));
  const rows = readFileSync(join(ROOT, 'docs/faults.md'), 'utf8')
    .split('\n')
    .filter((row) => row.startsWith('| ') && !/^\| (?:Fault|---)/.test(row));
  const namedIn = (row: string) => [...row.matchAll(/`([\w.]+\.(?:spec|test)\.tsx?)`/g)].map(([, name = '']) => name);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => namedIn(row).length === 0)).toEqual([]);
  expect(rows.flatMap(namedIn).filter((name) => !present.has(name))).toEqual([]);
});
