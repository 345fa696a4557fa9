import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalPath } from '../../../src/core/site/canonicalPath';
import { outputFile } from '../files/outputFile';
import { compileDocument, writtenFields, type CompiledDocument } from '../content/articles/document';
import { localDayOf } from '../content/articles/publication';
import { readContent } from '../content/reading/readContent';
import { displayPath } from '../files/displayPath';
import type { SiteSettings } from '../settings/settings';
import { filesOfNewItem, KINDS } from './newItem';
import type { NewOptions } from './options';

/**
 * Writes a new item into the content folder.
 *
 * @returns the path of its Markdown file
 * @throws Error when it already exists; then nothing is written
 */
export function writeNewItem(
  { contentDir, site, buildTime }: Pick<SiteSettings, 'contentDir' | 'site' | 'buildTime'>,
  { kind, id, title }: NewOptions,
): string {
  const folder = KINDS[kind];
  const { documents } = readContent(contentDir);
  const others = documents.filter((document) => document.folder === folder);
  const same = others.find(({ name }) => name.toLowerCase() === id);
  if (same) throw new Error(`new: ${same.file} already exists; choose another title, or add --id=name.`);
  const address = `/${folder}/${id}`;
  const former = documents.find(({ text }) => aliasesIn(text).includes(address));
  if (former) throw new Error(`new: ${former.file} has the alias ${address}; choose another title, or add --id=name.`);
  const compiled = others.map(compileDocument);
  const usual = {
    category: mostUsed(compiled.flatMap(({ meta }) => meta?.category ?? [])),
    tag: mostUsed(compiled.flatMap(({ meta }: CompiledDocument) => meta?.tags ?? [])),
  };
  const today = localDayOf({ buildTime, timeZone: site.timeZone });
  const files = Object.entries(filesOfNewItem({ kind, id, title, today, usual, site })).map(([path, text]) => [join(contentDir, path), text] as const);
  const taken = files.find(([path]) => existsSync(path));
  if (taken) throw new Error(`new: ${displayPath(taken[0])} already exists; choose another title, or add --id=name.`);
  for (const [path, text] of files) {
    outputFile(path, text, { flag: 'wx' });
  }
  return files[0]?.[0] ?? '';
}

function aliasesIn(text: string): string[] {
  const aliases = writtenFields(text)?.aliases;
  return Array.isArray(aliases) ? aliases.map((alias) => canonicalPath(String(alias))) : [];
}

function mostUsed(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
