import { tagOfPath } from './routes';

/** The size of every social card, in pixels: one that networks show uncropped. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/**
 * The path of a page's social card, e.g. `/wiki/ssh` → `/cards/wiki/ssh.png`. It stays the same when the card changes:
 * networks refetch pages and pictures by themselves, and a hashed name would break existing posts after the next deploy.
 */
export function cardPath(path: string): string {
  const tag = tagOfPath(path);
  if (tag !== null) return `/cards/tags/${fileName(tag)}.png`;
  return `/cards${path === '/' ? '/home' : path}.png`;
}

/**
 * A tag as a file name that is safe on any host: lower-case, other characters as four hexadecimal digits per unit between
 * underscores. Different tags have different names: `c#` → `c_0023_`.
 */
function fileName(tag: string): string {
  return tag.toLowerCase().replace(
    /[^a-z0-9]+/g,
    (others) =>
      `_${others
        .split('')
        .map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'))
        .join('')}_`,
  );
}
