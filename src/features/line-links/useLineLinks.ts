import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppStore } from '../store/hooks';
import type { ArticleData } from './lineLinks';

/** Lets each command, line and row of an article be linked to, and recorded sessions be watched. Its chunk is loaded when a line is arrived at, or a block turned to. */
export function useLineLinks(data: ArticleData): void {
  const store = useAppStore();
  const { hash, key } = useLocation();
  useEffect(() => {
    const visit = new AbortController();
    const { signal } = visit;
    let loading: Promise<unknown> | undefined;
    const load = (event?: Event) =>
      (loading ??= import(/* webpackChunkName: "lines" */ './lineLinks').then(
        ({ linkLines }) => signal.aborted || linkLines({ data, store, hash, key, signal, event }),
        console.warn,
      ));
    const look = (event: Event) => (event.target as Element).closest('.code,.table') && load(event);
    if (hash.startsWith('#l.')) void load();
    else for (const type of ['pointerover', 'focusin']) document.addEventListener(type, look, visit);
    return () => visit.abort();
  }, [data, store, hash, key]);
}
