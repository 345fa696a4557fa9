import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outputFile } from '../../../build-scripts/lib/files/outputFile';
import { filesIn } from '../../../build-scripts/lib/files/filesIn';
import { ROOT } from '../../../build-scripts/lib/files/paths';

export const FIXTURES = join(ROOT, 'test/fixtures');

/** An empty folder for a suite, removed after it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ops-notebook-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files by their paths below a folder, which may be missing. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [path, content] of Object.entries(files)) outputFile(join(folder, path), content);
}

/** The text of all files below a folder, by their paths; links are left out. */
export function readFiles(folder: string): Record<string, string> {
  return Object.fromEntries(filesIn(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}
