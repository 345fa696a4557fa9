import { act, render } from '@testing-library/react';
import { App } from '../../src/app/App';
import { pageData, sections } from '../../src/app/resources';
import { makeStore, stateAt, type AppStore } from '../../src/app/store';
import { buildIndex } from '../../src/core/search';
import { ROUTES } from '../../src/core/site/routes';
import { locationChanged } from '../../src/features/navigation/navigationSlice';
import type { RootState } from '../../src/features/store/rootReducer';
import { createBrowserHistory, staticNavigator } from '../../src/platform/history';
import { ARTICLE, ARTICLES, HOME, OPEN_SOURCE, POST, POSTS, PROJECT, PROJECTS, RECORDS, RESUME } from '../sections/samples';

const PAGES = {
  '/data/home.json': HOME, '/data/resume.json': RESUME, '/data/wiki.json': { articles: ARTICLES }, '/data/wiki/ssh.json': ARTICLE, '/data/blog.json': { posts: POSTS },
  '/data/blog/containers.json': POST, '/data/projects.json': { projects: PROJECTS }, '/data/projects/azure-migration.json': PROJECT, '/data/open-source.json': OPEN_SOURCE,
  '/data/catalog.json': { records: RECORDS },
};

/** Makes every page of the small site of `samples.ts` and every section ready, so that pages show at once. */
export async function prepareSite(): Promise<void> {
  for (const [path, data] of Object.entries(PAGES)) pageData.prime(path, { isFound: true, data });
  const names = [...new Set(ROUTES.map(({ section }) => section))];
  await Promise.all(names.map(async (name) => sections.prime(name, await sections.read(name))));
}

/** The state of a visitor at a path for whom the search has been loaded. */
export function readyAt(path: string): RootState {
  const state = stateAt(path);
  const documents = RECORDS.map((record) => ({ ...record, body: record.description }));
  return { ...state, search: { ...state.search, build: 'one', index: { status: 'ready', data: buildIndex(documents) }, texts: { status: 'ready', data: documents.map(({ body }) => body) } } };
}

/** Opens an address cold and wires it as `main.tsx` does. */
export function visit(address: string) {
  window.history.replaceState(null, '', address);
  const history = createBrowserHistory(window);
  const { pathname } = history.current();
  const store = makeStore(readyAt(pathname));
  const stop = history.listen((location, kind) => act(() => void store.dispatch(locationChanged({ location, kind }))), () => undefined);
  const rendered = render(<App store={store} renderedState={stateAt(pathname)} navigator={history} history={history} />);
  return { ...rendered, store, leave: () => (stop(), rendered.unmount()) };
}

/** The same for a page that has to be fetched first. */
export const visitAndWait = (address: string) => act(async () => visit(address));

/** Renders what a store holds, and nothing but that: no address bar, no history. */
export function renderStore(store: AppStore) {
  return render(<App store={store} renderedState={store.getState()} navigator={staticNavigator} />);
}
