import type { UnknownAction } from '@reduxjs/toolkit';
import { makeStore, stateAt } from '../../../src/app/store';
import { locationChanged } from '../../../src/features/navigation/navigationSlice';

/** A store at a path, what is dispatched to it, and the log that it keeps. */
export function recorded(actions: readonly UnknownAction[], path = '/') {
  const store = makeStore(stateAt(path));
  actions.forEach((action) => store.dispatch(action));
  return { store, log: store.log };
}

let entries = 0;

/** As a click on a link does it. */
export function opened(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://example.com');
  entries += 1;
  return locationChanged({ location: { pathname, search, hash, key: `entry${entries}` }, kind: 'PUSH' });
}
