import { findOrInstall, firstToRun, inPath } from './chromium';

const NAMES = ['firefox-esr', 'firefox'];

/** The Firefox that tests can drive: FIREFOX_PATH or one in the PATH; undefined if there is none. */
export const findFirefox = () => firstToRun([process.env['FIREFOX_PATH'], ...inPath(...NAMES)]);

/** Finds a Firefox, or installs Debian's where possible, saying so; otherwise prints why there is none and returns undefined. */
export function ensureFirefox(): string | undefined {
  const found = findOrInstall(findFirefox, { name: 'Firefox', packages: ['firefox-esr'] });
  if (!found) console.log('Firefox is left out: none was found, and only root on Debian can install it. Set FIREFOX_PATH to use one.');
  return found;
}
