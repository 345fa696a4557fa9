import './keep-offline.scss';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import type { PackId } from '../../core/site/offlinePacks';
import type { RootState } from '../store/rootReducer';
import { KeepOffline } from './KeepOffline';

/** Shows a pack's control in an element that the page has for it; returns what takes it away. */
export function showKeepOffline(element: Element, pack: PackId, store: Store<RootState>): () => void {
  const root = createRoot(element);
  root.render(
    <Provider store={store}>
      <KeepOffline pack={pack} />
    </Provider>,
  );
  // React doesn't take one tree apart while it does another.
  return () => void setTimeout(() => root.unmount());
}
