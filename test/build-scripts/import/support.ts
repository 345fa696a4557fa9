import { join } from 'node:path';
import { importSite, GENERATORS } from '../../../build-scripts/lib/import/importSite';
import type { Imported } from '../../../build-scripts/lib/import/imported';
import { hugo } from '../../../build-scripts/lib/import/hugo/hugo';
import { presentIn } from '../../../build-scripts/lib/import/present';
import { FIXTURES, temporaryFolder, writeFiles } from '../support/folder';

/** The folder of a fixture, with files as they are in the wild. */
export const sourceOf = (name: string) => join(FIXTURES, 'import', name);

/** Imports a folder into one that doesn't exist yet. */
export async function importFrom(name: string, dir: string): Promise<Imported> {
  return importSite(GENERATORS[name] ?? hugo, dir, await presentIn(join(dir, 'nowhere')));
}

/** Returns a function that writes files to a temporary folder and imports them. */
export function importer(): (name: string, files: Readonly<Record<string, string>>) => Promise<Imported> {
  const folder = temporaryFolder();
  let count = 0;
  return (name, files) => {
    count += 1;
    const dir = join(folder, String(count));
    writeFiles(dir, files);
    return importFrom(name, dir);
  };
}

/** A text without its front matter. */
export const bodyOf = (text = '') => text.replace(/^---\n[^]*?\n---\n+/, '').trimEnd();

/** The generators, each with the place of a page on its site. */
export const PLACES: readonly (readonly [string, string])[] = [
  ['hugo', 'content/docs/a.md'],
  ['jekyll', '_docs/a.md'],
  ['docusaurus', 'docs/a.md'],
  ['mkdocs', 'docs/a.md'],
  ['vitepress', 'docs/a.md'],
  ['obsidian', 'a.md'],
  ['markdown', 'a.md'],
];

/** The front matter of a page for any of them. */
export const HEAD = '---\ntitle: A\ndate: 2024-05-01\n---\n\n';
