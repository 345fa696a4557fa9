import type { Engine } from './engine';
import { flexSearch, flexSearchFull } from './flexSearch';
import { fuse } from './fuse';
import { miniSearch } from './miniSearch';
import { naive } from './naive';
import { ours, oursPrepared } from './ours';
import { uFuzzy } from './uFuzzy';

/** In the order of the report. */
export const ENGINES: readonly Engine[] = [ours, oursPrepared, naive, miniSearch, flexSearch, flexSearchFull, uFuzzy, fuse];

export type { Engine, Finder } from './engine';
