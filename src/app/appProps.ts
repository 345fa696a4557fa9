import type { Store } from '@reduxjs/toolkit';
import type { Navigator } from 'react-router-dom';
import type { RootState } from '../features/store/rootReducer';
import type { BrowserHistory } from '../platform/history';
import type { DocumentInfo } from './documentContext';

export interface AppProps {
  readonly store: Store<RootState>;
  /** The state that the HTML was rendered from; hydration starts from it, whatever the store holds by then. */
  readonly renderedState: RootState;
  readonly navigator: Navigator;
  /** Absent when rendering to HTML. */
  readonly history?: BrowserHistory;
  readonly documentInfo: DocumentInfo;
}
