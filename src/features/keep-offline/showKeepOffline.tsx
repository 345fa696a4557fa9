import './keep-offline.scss';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import type { PackId } from '../../core/site/offlinePacks';
import type { RootState } from '../store/rootReducer';
import { KeepOffline } from './KeepOffline';

/** Shows a pack's control in the element reserved for it; returns a function that removes it. */
export function showKeepOffline(element: Element, pack: PackId, store: Store<RootState>): () => void {
  const root = createRoot(element);
  root.render(
    <Provider store={store}>
      <KeepOffline pack={pack} />
    </Provider>,
  );
  // React can't unmount one root while it works on another.
  return () => void setTimeout(() => root.unmount());
}
