import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. It is looked for, since workers are bundled and run from elsewhere. */
export const ROOT = projectAbove(dirname(fileURLToPath(import.meta.url)));
export const OWN_CONTENT = join(ROOT, 'src/content');
export const CACHE_DIR = join(ROOT, '.cache');

function projectAbove(dir: string): string {
  return existsSync(join(dir, 'package.json')) ? dir : projectAbove(dirname(dir));
}
