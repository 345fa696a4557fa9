import type { AppThunk } from '../store/hooks';
import { createSecrets } from './secrets';
import { secretSwitched, selectGuideValues, valuesCleared } from './valuesSlice';

interface SecretChange {
  readonly guide: string;
  readonly name: string;
  readonly value: string;
}

/** Keeps a secret; the store only records whether there is one. */
export function changeSecret({ guide, name, value }: SecretChange): AppThunk {
  return (dispatch, getState, services) => {
    services.of(createSecrets).set(guide, name, value);
    const isSet = value !== '';
    if (selectGuideValues(getState(), guide).secretsSet.includes(name) !== isSet) dispatch(secretSwitched({ guide, name, isSet }));
  };
}

/** Resets a guide's values to its examples. */
export function clearValues(guide: string): AppThunk {
  return (dispatch, _getState, services) => {
    services.of(createSecrets).clear(guide);
    dispatch(valuesCleared(guide));
  };
}
