import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../build-scripts/lib/files/paths';

/** A folder that is a blog. */
export const BLOG = join(ROOT, 'test/fixtures/posts-only');

/** The `site.yml` of other blogs in tests: with the same owner and the same kinds of pages, they share one bundle, which takes seconds. */
export const BLOG_OWNER = readFileSync(join(BLOG, 'site.yml'), 'utf8');
export const BLOG_ORIGIN = 'https://kim.example';
