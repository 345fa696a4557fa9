import type { SearchDocument } from './types';

/**
 * The documents that are to be found: all but those that say `exclude`. The texts that go with an index are numbered as
 * these are, so whatever writes both begins here.
 */
export function searchable(documents: readonly SearchDocument[]): readonly SearchDocument[] {
  return documents.filter(({ exclude }) => exclude !== true);
}
