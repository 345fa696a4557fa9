import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { displayPath } from './displayPath';

/** @throws Error for a folder without a file that each built site has */
export function requireBuiltSite(distDir: string, file = '_headers'): void {
  if (!existsSync(join(distDir, file))) throw new Error(`There is no built site in ${displayPath(distDir)}/; run "npm run build" first.`);
}
