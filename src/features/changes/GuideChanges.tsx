import { useEffect } from 'react';
import type { WikiArticleData } from '../../core/content/pages';
import { useAppDispatch, useAppSelector, useService } from '../store/hooks';
import { ChangesBar } from './ChangesBar';
import { selectNotice } from './changesSlice';
import { createChanges, openChanges } from './openChanges';
import './changes.scss';

/** Tells the reader of an earlier edition what has changed in a guide. For any other it only remembers that this one was read. */
export function GuideChanges({ data }: { readonly data: WikiArticleData }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const visit = new AbortController();
    void dispatch(openChanges(data, visit.signal));
    return () => visit.abort();
  }, [dispatch, data]);
  const notice = useAppSelector((state) => selectNotice(state, data.id));
  const changes = useService(createChanges).get(data.id);
  if (!notice || notice.isClosed || changes === undefined) return null;
  return <ChangesBar data={data} notice={notice} changes={changes ?? []} />;
}
