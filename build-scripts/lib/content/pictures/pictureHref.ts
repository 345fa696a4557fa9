import type { Folder } from '../source/schema';

/** The site's folder for the files beside an article, such as its pictures. */
export function pictureDir(folder: Folder, below = ''): string {
  return `/images/${folder}/${below === '' ? '' : `${below}/`}`;
}

/** The folder of an article in the content, `/wiki/linux/`, by the site's folder for the files beside it. */
export function articleDir(pictures: string): string {
  return pictures.replace(/^\/images(?=\/)/, '');
}

/** A picture in an `images` folder beside articles has the same address as in the content's `images`. */
const OWN_IMAGES = /^\/images\/(?:wiki|blog|projects)\/(?:.*\/)?images\//;

/** The address of a picture that is beside articles. */
export function addressBeside(folder: Folder, path: string): string {
  return `/images/${folder}/${path}`.replace(OWN_IMAGES, '/images/');
}

/** Used for the site's own host while addresses are resolved. */
const ORIGIN = 'https://site.invalid';

/** A folder of the content as a part of an address: its name may have a `#`, a `?` or a `%`. */
export const folderAddress = (dir: string): string => dir.split('/').map(encodeURIComponent).join('/');

/** Resolves a picture's address as written in an article: a file of the images folder, or one beside the article. */
export function pictureHref(target: string, dir: string): string {
  if (/^(?:\.{1,2}\/)*images\//.test(target)) return target.replace(/^(?:\.{1,2}\/)*/, '/');
  const base = ORIGIN + folderAddress(dir);
  if (/^(?:[/#?]|[a-z][a-z0-9+.-]*:)/i.test(target) || target === '' || !URL.canParse(target, base)) return target;
  return new URL(target, base).pathname.replace(OWN_IMAGES, '/images/');
}
