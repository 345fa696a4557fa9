import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../files/filesIn';
import { importSite, GENERATORS } from '../import/importSite';
import type { Imported } from '../import/imported';
import { presentIn } from '../import/present';
import { ROOT } from '../files/paths';
import { constructsIn } from './constructs';
import type { TrialImport } from './importTable';

/** Sites as they are in the wild, and the expected imports. */
const SITES = join(ROOT, 'test/fixtures/import');
export const EXPECTED = join(ROOT, 'test/fixtures/import-expected');
/** When their files last changed, as Git would report it. */
const LAST_CHANGE = '2024-02-03';
const PAGE = /\.(?:md|mdx|markdown)$/;

/** Imports one of the sites into a folder that doesn't exist. */
export async function importFixture(name: string): Promise<Imported> {
  const generator = GENERATORS[name];
  if (!generator) throw new Error(`There is no site of ${name}.`);
  const dir = join(SITES, name);
  const present = await presentIn(join(dir, 'nowhere'));
  return importSite(generator, dir, { ...present, days: new Map(filesIn(dir).map((path) => [path, LAST_CHANGE])) });
}

/** A site with its constructs, and what its import reported about them. */
export function trialImport(name: string, { report }: Imported): TrialImport {
  const dir = join(SITES, name);
  const ignored = GENERATORS[name]?.ignored;
  const pages = filesIn(dir).filter((path) => PAGE.test(path) && !ignored?.test(path));
  const constructs = new Map(pages.map((path) => [path, constructsIn(name, readFileSync(join(dir, path), 'utf8'))]));
  return { name, constructs, findings: report.findings };
}
