import { createRoot } from 'react-dom/client';
import { screen } from '@testing-library/react';
import { App } from '../../src/app/App';
import { makeStore, stateAt } from '../../src/app/store';
import { locationChanged } from '../../src/features/navigation/navigationSlice';
import { createBrowserHistory } from '../../src/platform/history';
import { startServer } from '../platform/fakeServer';
import { installViewport } from '../ui/intersection';
import { prepareSite } from './visit';
beforeAll(prepareSite);
it('dbg', async () => {
  installViewport();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const server = startServer();
  server.answer('/data/wiki/no.json', { status: 404 });
  window.history.replaceState(null, '', '/wiki/no');
  const history = createBrowserHistory(window);
  const store = makeStore(stateAt('/wiki/no'));
  let n = 0;
  store.subscribe(() => { n += 1; if (n < 10) console.log(JSON.stringify(store.getState().navigation)); if (n > 200) throw new Error('loop'); });
  history.listen((location, kind) => { store.dispatch(locationChanged({ location, kind })); }, () => undefined);
  const el = document.createElement('div');
  document.body.append(el);
  createRoot(el).render(<App store={store} renderedState={stateAt('/wiki/no')} navigator={history} history={history} />);
  for (let i = 0; i < 6; i++) {
    await new Promise((r) => setTimeout(r, 50));
    console.log(i, n, server.requests, window.location.pathname, screen.getByRole('main').innerHTML.slice(0, 100));
  }
});
