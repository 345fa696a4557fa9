import { Suspense, useEffect } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '../store/hooks';
import { LazySearchDialog } from './loadQuickSearch';
import { dialogOpened, searchRestored, selectIsSlashKeyOn, selectQuickPlace } from '../search/quickSearchSlice';
import { readRemembered, remember } from './rememberedSearch';

/** Ctrl+K, Cmd+K and `/` open the dialog anywhere; it is fetched then. */
export function QuickSearchHost() {
  const isOpen = useAppSelector(selectQuickPlace) === 'dialog';
  useShortcuts();
  useMemory();
  return isOpen ? (
    <Suspense fallback={null}>
      <LazySearchDialog />
    </Suspense>
  ) : null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
}

function isCommandK({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey;
}

function isPlainSlash({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(target);
}

function useShortcuts(): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (!isCommandK(event) && !(isPlainSlash(event) && selectIsSlashKeyOn(store.getState()))) return;
      event.preventDefault();
      dispatch(dialogOpened());
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [dispatch, store]);
}

/** Recent searches and the choice about `/` live on this device, and nowhere else. */
function useMemory(): void {
  const store = useAppStore();
  useEffect(() => {
    const remembered = readRemembered();
    if (remembered) store.dispatch(searchRestored(remembered));
    let last = store.getState().quickSearch;
    return store.subscribe(() => {
      const { quickSearch } = store.getState();
      if (quickSearch.recent !== last.recent || quickSearch.isSlashKeyOn !== last.isSlashKeyOn) remember(quickSearch);
      last = quickSearch;
    });
  }, [store]);
}
