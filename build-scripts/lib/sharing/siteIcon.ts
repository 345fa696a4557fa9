import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../files/paths';

/** The text of the site's icon: `images/favicon.svg` of the content, or the one that every site has. */
export function siteIcon(images: ReadonlyMap<string, string>): string {
  return readFileSync(images.get('/images/favicon.svg') ?? join(ROOT, 'public/favicon.svg'), 'utf8');
}
