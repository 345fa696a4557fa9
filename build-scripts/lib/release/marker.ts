import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SEARCH_INDEX } from '../../../src/core/site/searchDataPaths';
import { filesIn } from '../files/filesIn';
import { MARKER } from '../files/serverFiles';

const ENGINE = 'ops-notebook';
/** Changes when an older engine could no longer tell whether a release is whole. */
const FORMAT = 1;

/** What a release contains. */
interface Marker {
  readonly engine: string;
  readonly format: number;
  /** A hash of all paths and contents: the same content built twice has the same id. */
  readonly build: string;
  /** How many files there are beside the marker. */
  readonly files: number;
}

/** Without these there is no site; releases from before the marker are recognised by them. */
const ESSENTIAL_FILES = ['_headers', '404.html', SEARCH_INDEX.slice(1)];

/**
 * Writes the marker of a finished release.
 *
 * @param expected paths that the release must contain
 * @throws Error that names what is missing or empty
 */
export function sealRelease(dir: string, expected: readonly string[]): Marker {
  const files = sealedFiles(dir);
  // Asks the file system, which may be case-insensitive.
  const missing = [...new Set([...ESSENTIAL_FILES, ...expected])].filter((path) => !existsSync(join(dir, path)));
  if (missing.length > 0)
    throw new Error(`The new site is incomplete, so the old one stays: ${missing.slice(0, 5).join(', ')} missing (${missing.length} in all).`);
  const hash = createHash('sha256');
  for (const path of files)
    hash.update(`${path}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(dir, path)))
        .digest(),
    );
  const marker: Marker = { engine: ENGINE, format: FORMAT, build: hash.digest('hex').slice(0, 32), files: files.length };
  writeFileSync(join(dir, MARKER), `${JSON.stringify(marker)}\n`);
  return marker;
}

/** @returns undefined for a folder without a marker of this engine */
export function readMarker(dir: string): Marker | undefined {
  try {
    const { engine, format, build, files } = JSON.parse(readFileSync(join(dir, MARKER), 'utf8')) as Partial<Marker>;
    if (engine === ENGINE && typeof format === 'number' && typeof build === 'string' && typeof files === 'number') return { engine, format, build, files };
  } catch {
    // No marker, or half of one.
  }
  return undefined;
}

/** Whether a folder is a site that this project built. */
export function isSite(dir: string): boolean {
  return readMarker(dir) !== undefined || ESSENTIAL_FILES.every((path) => existsSync(join(dir, path)));
}

/** Whether a release has all the files that it was sealed with. A release without a marker can only be recognised. */
export function isWhole(dir: string): boolean {
  const marker = readMarker(dir);
  return marker ? sealedFiles(dir).length === marker.files : isSite(dir);
}

const sealedFiles = (dir: string) => filesIn(dir).filter((path) => path !== MARKER);
