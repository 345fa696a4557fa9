import { tagOfPath } from './routes';

/** The size of every social card, in pixels: what the networks show whole. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/**
 * The path of a page's social card, e.g. `/wiki/ssh` → `/cards/wiki/ssh.png`. It stays the same when the card changes:
 * networks ask again for pages and pictures by themselves, and a name with a hash would be gone after the next deploy
 * for every post that was made with it.
 */
export function cardPath(path: string): string {
  const tag = tagOfPath(path);
  if (tag !== null) return `/cards/tags/${fileName(tag)}.png`;
  return `/cards${path === '/' ? '/home' : path}.png`;
}

/**
 * A tag as the name of a file, whatever host it lies on: lower-case, with the units of other characters as four
 * hexadecimal digits each between underscores. Different tags have different names: `c#` → `c_0023_`.
 */
function fileName(tag: string): string {
  return tag
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, (others) => `_${[...Array(others.length).keys()].map((at) => others.charCodeAt(at).toString(16).padStart(4, '0')).join('')}_`);
}
