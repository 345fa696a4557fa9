import { useCallback, type KeyboardEvent } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '../store/hooks';
import { hasNoModifier } from '../../platform/hasNoModifier';
import { isComposing } from '../../platform/isComposing';
import { activateOption, LIST_ID, listedOptions } from './options';
import { optionReached, selectActiveOption, selectQuickPlace } from './quickSearchSlice';

type Place = 'bar' | 'dialog';

/** The index of the active option after a key; null for a key that doesn't move it. -1 is the box itself. */
function nextOption(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  // Until the arrow keys are used, Home and End move the caret.
  if (active >= 0 && key === 'Home') return 0;
  if (active >= 0 && key === 'End') return count - 1;
  return null;
}

/**
 * The keyboard interaction and roles of a combobox (ARIA Authoring Practices, combobox with list autocomplete): the focus
 * stays in the box, arrows move the active option, Enter opens it. Escape, which closes the list wherever the focus is, is
 * handled by `QuickSearchHost`.
 *
 * @param onOpen opens the list, if it has any options; called for an arrow key while it is closed
 * @returns props for the input, and its key handler
 */
export function useCombobox(place: Place, onOpen?: () => unknown) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isOpen = useAppSelector(selectQuickPlace) === place;
  const active = useAppSelector(selectActiveOption);
  const handleKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (isComposing(event.nativeEvent) || event.altKey) return;
      const options = listedOptions(document);
      const current = options.findIndex(({ id }) => id === selectActiveOption(store.getState()));
      const chosen = options[current];
      if (event.key === 'Enter' && chosen) {
        event.preventDefault();
        return activateOption(chosen, event);
      }
      // With a modifier, arrows, Home and End select text.
      const next = hasNoModifier(event) ? nextOption(event.key, current, options.length) : null;
      if (next === null) return;
      if (!isOpen) return void onOpen?.();
      if (options.length === 0) return;
      event.preventDefault();
      const reached = options[next];
      dispatch(optionReached(reached?.id ?? ''));
      reached?.scrollIntoView({ block: 'nearest' });
    },
    [dispatch, store, isOpen, onOpen],
  );
  const comboboxProps = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? LIST_ID : undefined,
    'aria-activedescendant': (isOpen && active) || undefined,
  } as const;
  return { isOpen, comboboxProps, handleKeyDown };
}
