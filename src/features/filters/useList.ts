import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PageData } from '../../core/content/pages';
import { dataPathOf, WHOLE_LIST } from '../../core/site/routes';
import { fetchPageFile, OtherBuildError } from '../../platform/fetchPageFile';
import { reload } from '../../platform/reload';
import { createResource } from '../../platform/resource';
import { useAppDispatch, useAppSelector, type AppThunk } from '../store/hooks';
import { selectFilter, type FilteredSection } from './filtersSlice';

/** Whether a filter looks through all of a list: the rest of a long one has to be fetched first. */
export type Reach = 'all' | 'loading' | 'failed';

interface FilteredList<Data> {
  /** What the filter looks through: the page's own part until the whole list is here. */
  readonly list: Data;
  readonly isFiltering: boolean;
  readonly reach: Reach;
  /** Fetches the rest again. */
  readonly retry: () => void;
}

/** The long lists that a store's filters have looked through. */
const createWholeLists = () => createResource(fetchPageFile);

function readWholeList(section: FilteredSection): AppThunk<Promise<unknown>> {
  return (_dispatch, _getState, services) => {
    const lists = services.of(createWholeLists);
    lists.forgetFailed();
    return lists.read(dataPathOf(section, WHOLE_LIST) ?? '');
  };
}

/** The list that the filter of a page looks through; without a filter, what the page shows. */
export function useList<N extends FilteredSection>(section: N, data: PageData[N]): FilteredList<PageData[N]> {
  const { query, category } = useAppSelector((state) => selectFilter(state, section));
  const isFiltering = query.trim() !== '' || category !== null;
  const { whole, hasFailed, retry } = useWholeList(section, data.part !== undefined && isFiltering);
  const list = useMemo(() => (whole ? { ...(whole as PageData[N]), part: data.part } : data), [whole, data]);
  if (!data.part || !isFiltering || whole) return { list: isFiltering ? list : data, isFiltering, reach: 'all', retry };
  return { list: data, isFiltering, reach: hasFailed ? 'failed' : 'loading', retry };
}

/** The data of a long list as a whole, fetched when it is first wanted. */
function useWholeList(section: FilteredSection, isWanted: boolean) {
  const dispatch = useAppDispatch();
  const [whole, setWhole] = useState<unknown>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const load = useCallback(() => {
    dispatch(readWholeList(section)).then(setWhole, setFailure);
  }, [dispatch, section]);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  const retry = () => {
    // Not before the visitor wants it: what they have typed will be gone.
    if (failure instanceof OtherBuildError) return reload();
    setFailure(null);
    load();
  };
  // When it is wanted again, it is fetched again.
  if (failure !== null && !isWanted) setFailure(null);
  return { whole, hasFailed: failure !== null, retry };
}
