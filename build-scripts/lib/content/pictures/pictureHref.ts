import type { Folder } from '../schema';

/** Of an article's picture: where the files beside the article are, on the site. */
export function pictureDir(folder: Folder, below = ''): string {
  return `/images/${folder}/${below === '' ? '' : `${below}/`}`;
}

/** A picture in an `images` folder beside articles has the address that it would have in that of the content. */
const OWN_IMAGES = /^\/images\/(?:wiki|blog|projects)\/(?:.*\/)?images\//;

/** The address of a picture that is beside articles. */
export function addressBeside(folder: Folder, path: string): string {
  return `/images/${folder}/${path}`.replace(OWN_IMAGES, '/images/');
}

/** Used for the site's own host while addresses are resolved. */
const ORIGIN = 'https://site.invalid';

/** The address of a picture as it is written in an article: one of the images folder, or a file beside the article. */
export function pictureHref(target: string, dir: string): string {
  if (/^(?:\.{1,2}\/)*images\//.test(target)) return target.replace(/^(?:\.{1,2}\/)*/, '/');
  if (/^(?:[/#?]|[a-z][a-z0-9+.-]*:)/i.test(target) || target === '' || !URL.canParse(target, ORIGIN + dir)) return target;
  return new URL(target, ORIGIN + dir).pathname.replace(OWN_IMAGES, '/images/');
}
