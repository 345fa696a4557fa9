import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Block } from '../../core/content/blocks';

/** Lets each command, line and row of an article be linked to. Its chunk is loaded when a line is arrived at, or a block turned to. */
export function useLineLinks(blocks: readonly Block[]): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const visit = new AbortController();
    const { signal } = visit;
    const turned = new AbortController();
    const load = (event?: Event) => {
      turned.abort();
      import(/* webpackChunkName: "line-links" */ './lineLinks').then(
        ({ linkLines }) => signal.aborted || linkLines({ blocks, hash, key, signal, event }),
        console.warn,
      );
    };
    const look = (event: Event) => (event.target as Element).closest('.code, .table') && load(event);
    if (hash.startsWith('#l.')) load();
    else for (const type of ['pointerover', 'focusin']) document.addEventListener(type, look, turned);
    return () => {
      turned.abort();
      visit.abort();
    };
  }, [blocks, hash, key]);
}
