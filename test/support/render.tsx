import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore, type AppStore } from '../../src/app/store';
import { restoreRemembered } from '../../src/features/remember/restoreRemembered';
import type { RootState } from '../../src/features/store/rootReducer';

export interface Rendered extends RenderResult {
  readonly store: AppStore;
  readonly user: UserEvent;
}

/** Renders a component with a store of its own and a router, as a page would. */
export function renderInSite(element: ReactElement, preloadedState?: Partial<RootState>, path = '/'): Rendered {
  const store = makeStore(preloadedState);
  store.dispatch(restoreRemembered());
  const user = userEvent.setup();
  return {
    store,
    user,
    ...render(
      <Provider store={store}>
        <MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>
      </Provider>,
    ),
  };
}
