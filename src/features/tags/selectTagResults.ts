import type { CatalogRecord } from '../../core/content/pages';
import { itemsWithTag } from '../../core/site/tagged';
import { createAppSelector } from '../store/createAppSelector';
import type { RootState } from '../store/rootReducer';
import { selectSelectedTag } from './tagsSlice';

const EMPTY_RECORDS: readonly CatalogRecord[] = Object.freeze([]);
const RECENT_TAGS = 8;

/** The items of the selected tag; the same array for the same tag and records. */
export const selectTagResults = createAppSelector(
  [selectSelectedTag, (_state: RootState, records: readonly CatalogRecord[]) => records],
  (tag, records) => (tag === null ? EMPTY_RECORDS : itemsWithTag(records, tag)),
  { memoizeOptions: { maxSize: RECENT_TAGS } },
);
