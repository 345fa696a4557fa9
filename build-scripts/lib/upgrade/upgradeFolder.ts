import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileDocument } from '../content/articles/document';
import { ContentError, type Problem } from '../content/source/problem';
import { readContent } from '../content/reading/readContent';
import { FORMER_SITE_FILE, SITE_FILE } from '../content/site/siteFile';
import { displayPath } from '../files/displayPath';
import { EDITOR_FOLDER, outdatedEditorFiles, writeEditorFiles } from '../schemas/editorFiles';
import { upgradeSite } from './formerSite';

/** What was done to a content folder. */
interface Upgrade {
  /** Sentences; empty for a folder that is up to date. */
  readonly done: readonly string[];
  /** What couldn't be taken over, each with its place. */
  readonly left: readonly Problem[];
}

/**
 * Brings a content folder of a former form up to date: `site.yml` in place of `site.ts`, and this version's schemas for editors.
 * Nothing is removed.
 *
 * @throws ContentError where no `site.yml` can be made; then nothing is written
 */
export function upgradeFolder(contentDir: string): Upgrade {
  const site = upgradedSite(contentDir);
  return { done: [...site.done, ...upgradedSchemas(contentDir)], left: site.left };
}

function upgradedSite(contentDir: string): Upgrade {
  const [former, path] = [join(contentDir, FORMER_SITE_FILE), join(contentDir, SITE_FILE)];
  const { documents } = readContent(contentDir);
  if (existsSync(path) || !existsSync(former)) return { done: [], left: [] };
  const used = new Set(documents.filter(({ folder }) => folder === 'wiki').flatMap((source) => compileDocument(source).meta?.category ?? []));
  const source = readFileSync(former, 'utf8');
  const { text, left } = upgradeSite(source, displayPath(former), used);
  if (text === null) throw new ContentError(left, () => source);
  writeFileSync(path, text, { flag: 'wx' });
  return { done: [`Wrote ${displayPath(path)}. ${displayPath(former)} is no longer read: remove it when you have compared the two.`], left };
}

function upgradedSchemas(contentDir: string): string[] {
  if (outdatedEditorFiles(contentDir).length === 0) return [];
  writeEditorFiles(contentDir);
  return [`Updated the schemas in ${displayPath(join(contentDir, EDITOR_FOLDER))}.`];
}
