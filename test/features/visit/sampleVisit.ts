import type { UnknownAction } from '@reduxjs/toolkit';
import { makeStore, stateAt } from '../../../src/app/store';
import { locationChanged } from '../../../src/features/navigation/navigationSlice';

/** A store that began at a path, after these actions, and its log. */
export function recorded(actions: readonly UnknownAction[], path = '/') {
  const store = makeStore(stateAt(path));
  actions.forEach((action) => store.dispatch(action));
  return { store, log: store.log };
}

let entries = 0;

/** The action of a click on a link. */
export function opened(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://example.com');
  entries += 1;
  return locationChanged({ location: { pathname, search, hash, key: `entry${entries}` }, kind: 'PUSH' });
}
