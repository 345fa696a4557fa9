import { CACHE_DIR } from './paths';

/** What to do about a `.cache/` that can't be written to. It can be deleted at any time. */
export const CACHE_ADVICE = `Builds keep their cache in ${CACHE_DIR}; you must be able to write to that folder and everything in it. If another user has written there, as with sudo, delete it: sudo rm -rf ${CACHE_DIR}`;

const REFUSED: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']);

/**
 * Does work in `.cache/` that a command can't do without.
 *
 * @throws Error that says what to do when access is refused
 */
export function inCache<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw REFUSED.has(code) ? new Error(`${message}\n${CACHE_ADVICE}`, { cause: error }) : error;
  }
}
