import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { untilReaderActs } from '../../platform/untilReaderActs';
import { useAppStore } from '../store/hooks';
import type { ArticleData } from './lineLinks';

/** Offers links to an article's lines and rows, and its recordings. The code is loaded when the address names a line, a recording is open, or a block is hovered or focused. */
export function useLineLinks(data: ArticleData): void {
  const store = useAppStore();
  const { hash, key } = useLocation();
  useEffect(() => {
    const visit = new AbortController();
    const { signal } = visit;
    const waiting = untilReaderActs();
    let loading: Promise<unknown> | undefined;
    let latest: Event | undefined;
    const load = () =>
      (loading ??= import(/* webpackChunkName: "lines" */ './lineLinks').then(
        ({ linkLines }) => signal.aborted || linkLines({ data, store, hash, key, signal, waiting: waiting.signal, event: latest }),
        (error: unknown) => {
          console.warn(error);
          loading = undefined;
          // The pointer alone would ask again and again.
          document.removeEventListener('pointerover', look);
        },
      ));
    // A line that is tapped while the code is on its way is offered its link, too.
    const look = (event: Event) => {
      if (!(event.target as Element).closest('.code,.notes,.table')) return;
      latest = event;
      void load();
    };
    // After a jump in DevTools to a state with an open recording.
    const isWatched = data.recorded && store.getState().recordings?.file === data.recorded.file;
    if (isWatched || hash.startsWith('#l.')) void load();
    for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, look, visit);
    return () => {
      visit.abort();
      waiting.abort();
    };
  }, [data, store, hash, key]);
}
