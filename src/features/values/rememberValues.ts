import type { Variable } from '../../core/content/entities';
import type { PlaceholderValues } from '../../core/content/placeholders';
import { ownValue } from '../../core/ownValue';
import { readItem, writeItem, type StoredItem } from '../../platform/storage';
import type { AppThunk } from '../store/hooks';
import { createListeners } from '../store/listeners';
import type { Services } from '../store/services';
import { createScriptFilling } from './scriptFilling';
import { createStoredValueChanges } from './storedValueChanges';
import { usableValues } from './usableValues';
import { valuesKey } from './valuesKey';
import { selectGuideValues, selectIsTyped, valueChanged, valuesCleared, valuesRestored, valueStored, type ValueChange } from './valuesSlice';

/** The valid values of a guide; never includes secrets. */
const storedValues = (guide: string): StoredItem<PlaceholderValues> => ({
  key: valuesKey(guide),
  parse: (text) => {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  },
  format: (values) => (Object.keys(values).length === 0 ? null : JSON.stringify(values)),
});

/** Stores values on this device as they are typed. */
function createValueListeners(services: Services) {
  const { startListening } = services.of(createListeners);
  startListening({
    actionCreator: valueChanged,
    effect: ({ payload }, { dispatch }) => {
      const { guide, name } = payload;
      dispatch(reportStored({ guide, name, isKept: remember(payload) }));
    },
  });
  // What has become a secret, or gone, is stored no longer.
  startListening({ actionCreator: valuesRestored, effect: ({ payload: { guide, typed } }) => writeItem(storedValues(guide), typed) });
  startListening({ actionCreator: valuesCleared, effect: ({ payload: guide }) => writeItem(storedValues(guide), {}) });
  return startListening;
}

/** Reports what has become of a value, if that is news. */
function reportStored(stored: Parameters<typeof valueStored>[0]): AppThunk {
  return (dispatch, getState) => {
    if (stored.isKept === selectGuideValues(getState(), stored.guide).unkept.includes(stored.name)) dispatch(valueStored(stored));
  };
}

/** @returns whether the change is stored */
function remember({ guide, name, value, isUsable }: ValueChange): boolean {
  const item = storedValues(guide);
  const others = Object.entries(readItem(item) ?? {}).filter(([other]) => other !== name);
  const wanted = isUsable ? value.trim() : undefined;
  writeItem(item, Object.fromEntries(wanted === undefined ? others : [...others, [name, wanted]]));
  if (ownValue(readItem(item) ?? {}, name) === wanted) return true;
  // An older value, which is still there where this one has no room, would be filled in at the next visit without a word.
  writeItem(item, Object.fromEntries(others));
  return false;
}

/** Tells which of a guide's values are still stored, whenever another tab has changed them. */
function followStored(guide: string, variables: Readonly<Record<string, Variable>>): AppThunk {
  return (dispatch, getState, services) =>
    services.of(createStoredValueChanges).follow(guide, () => {
      const { typed } = selectGuideValues(getState(), guide);
      const stored = readItem(storedValues(guide)) ?? {};
      for (const [name, value] of Object.entries(usableValues(variables, typed)))
        dispatch(reportStored({ guide, name, isKept: ownValue(stored, name) === value }));
    });
}

/** A variable may have become a secret, or gone, since its value was stored. */
function stillStored(variables: Readonly<Record<string, Variable>>, stored: PlaceholderValues): PlaceholderValues {
  return Object.fromEntries(Object.entries(stored).filter(([name]) => Object.hasOwn(variables, name) && variables[name]?.type !== 'secret'));
}

/** Stores values as they are typed from now on, restores those that an earlier visit stored for a guide, and puts them into its script. */
export function rememberValues(guide: string, variables: Readonly<Record<string, Variable>>): AppThunk {
  return (dispatch, getState, services) => {
    services.of(createValueListeners);
    services.of(createScriptFilling).fill(guide, () => usableValues(variables, selectGuideValues(getState(), guide).typed));
    dispatch(followStored(guide, variables));
    const stored = readItem(storedValues(guide));
    if (stored && !selectIsTyped(getState(), guide)) dispatch(valuesRestored({ guide, typed: stillStored(variables, stored) }));
  };
}
