import { join } from 'node:path';
import { CACHE_DIR } from '../../files/paths';

/** Where layers of roots are kept, and the folders of runs while they last. */
export const STORE = join(CACHE_DIR, 'verify');
