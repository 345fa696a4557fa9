import { readItem } from '../../platform/storage';
import type { AppThunk } from '../store/hooks';
import { restored, type Remembered } from './restored';
import { storedCodeWrap, storedSearch, storedTheme } from './storedItems';

/** Restores what earlier visits stored on this device. Hydration still starts from the state of the HTML. */
export function restoreRemembered(): AppThunk {
  return (dispatch) => {
    const items = { theme: readItem(storedTheme), isCodeWrapped: readItem(storedCodeWrap), search: readItem(storedSearch) };
    const remembered = Object.fromEntries(Object.entries(items).filter(([, item]) => item !== null)) as Remembered;
    if (Object.keys(remembered).length > 0) dispatch(restored(remembered));
  };
}
