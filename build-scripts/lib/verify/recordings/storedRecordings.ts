import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECORDINGS } from '../../content/reading/readContent';
import { formatRecordings, parseRecordings, type StoredRecording } from '../../content/reading/recordings';
import { displayPath } from '../../files/displayPath';
import { replaceFiles } from '../../files/replaceFiles';

const pathOf = (contentDir: string, article: string) => join(contentDir, RECORDINGS, `${article}.json`);

/** An article's recordings; none without a file. @throws Error when the file is damaged */
export function readStoredRecordings(contentDir: string, article: string): readonly StoredRecording[] {
  const path = pathOf(contentDir, article);
  if (!existsSync(path)) return [];
  const stored = parseRecordings(readFileSync(path, 'utf8'));
  if (!stored) throw new Error(`${displayPath(path)} contains no valid recordings.\nDelete it and run npm run verify -- ${article} --force.`);
  return stored;
}

/** Writes the recordings of articles; an article without any has no file. */
export function writeRecordings(contentDir: string, recorded: ReadonlyMap<string, readonly StoredRecording[]>): void {
  replaceFiles(new Map([...recorded].map(([article, all]) => [pathOf(contentDir, article), all.length > 0 ? formatRecordings(all) : null])));
}
