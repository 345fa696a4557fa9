import { join } from 'node:path';
import { readSite } from '../content/site/siteFile';
import { CACHE_DIR, OWN_CONTENT, ROOT } from '../files/paths';

/** Where the tests' own build of the site is; `dist/` stays the owner's. */
export const TEST_SITE = join(CACHE_DIR, 'test-site');
/** Where the tests' build of a foreign content folder is. */
export const FOREIGN_SITE = join(CACHE_DIR, 'foreign-site');

/** Where the tests write a hostile content folder: always here, so that a build recognises its files. */
export const HOSTILE_CONTENT = join(CACHE_DIR, 'hostile-content');
/** Where the tests' build of it is. */
export const HOSTILE_SITE = join(CACHE_DIR, 'hostile-site');

/** For all sites that are built for tests: they are sent to nobody. */
export const FAST_BUILD = { COMPRESSION: 'fast' };

/**
 * Whether `src/content` is still the sample, whose site most browser tests visit. An owner who has replaced or removed it has the tests of the
 * engine alone: those of units, and of the sites that are built from the tests' own folders.
 */
export function hasSample(content = OWN_CONTENT): boolean {
  return readSite(content).site.isSample === true;
}

/** What the site under test is built with: the sample, whatever content and host an owner's own environment names. */
export function testSite(): NodeJS.ProcessEnv {
  return { OUT_DIR: TEST_SITE, ...FAST_BUILD };
}

/**
 * A foreign content folder under a base path, its search in shards and its lists in pages as if it were large, its policy inside the documents
 * as for a host without headers, and nothing kept offline: one build for the tests of all six.
 */
export function foreignSite(): NodeJS.ProcessEnv {
  return {
    CONTENT_DIR: join(ROOT, 'test/fixtures/foreign'),
    OUT_DIR: FOREIGN_SITE,
    SITE_URL: 'https://docs.example.org',
    BASE_PATH: '/sub/',
    SEARCH_SHARDS_FROM: '0',
    LIST_PAGE: '1',
    CSP_IN_PAGES: '1',
    OFFLINE: '0',
    ...FAST_BUILD,
  };
}
