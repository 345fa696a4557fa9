import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const OWN_CONTENT = join(ROOT, 'src/content');
export const CACHE_DIR = join(ROOT, '.cache');
