import { useEffect } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '../store/hooks';
import { dialogOpened, quickSearchClosed, selectIsSlashKeyOn, selectQuickPlace } from './quickSearchSlice';
import { isComposing } from '../../platform/isComposing';
import { SearchDialog } from './SearchDialog';

/** Ctrl+K, Cmd+K and `/` open the dialog anywhere. Escape closes it and the list under the bar. */
export function QuickSearchHost() {
  const isOpen = useAppSelector(selectQuickPlace) === 'dialog';
  useShortcuts();
  return isOpen ? <SearchDialog /> : null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
}

/** On non-Latin layouts Ctrl+K is recognised by the physical key. */
function isCommandK({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  const isK = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
  return isK && ctrlKey !== metaKey && !shiftKey && !altKey;
}

function isPlainSlash({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(target);
}

function useShortcuts(): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isComposing(event)) return;
      if (event.key === 'Escape' && selectQuickPlace(store.getState()) !== 'closed') {
        // The mobile menu behind it stays open.
        event.preventDefault();
        dispatch(quickSearchClosed());
        return;
      }
      if (!isCommandK(event) && !(isPlainSlash(event) && selectIsSlashKeyOn(store.getState()))) return;
      event.preventDefault();
      dispatch(dialogOpened());
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [dispatch, store]);
}
