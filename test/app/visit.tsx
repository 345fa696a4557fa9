import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from '../../src/app/App';
import type { AppProps } from '../../src/app/appProps';
import { createPages } from '../../src/app/resources';
import { makeStore, stateAt, type AppStore } from '../../src/app/store';
import { buildIndex } from '../../src/core/search';
import { canonicalPath } from '../../src/core/site/canonicalPath';
import { ROUTES } from '../../src/core/site/routes';
import { locationChanged } from '../../src/features/navigation/navigationSlice';
import type { RootState } from '../../src/features/store/rootReducer';
import { createBrowserHistory, staticNavigator } from '../../src/platform/history';
import { saveScroll } from '../../src/platform/scroll';
import { HOME } from '../sections/homeSample';
import { LEDGER } from '../sections/ledgerSample';
import { ARTICLE, ARTICLES, GROUPS, OPEN_SOURCE, POST, POSTS, PROJECT, PROJECTS, RECORDS, RESUME } from '../sections/samples';

/*
 * The whole site in a test. It runs on React's own clock, not on Testing Library's `act`, because pages suspend: wait
 * for content with `findBy` and `waitFor` of @testing-library/dom.
 */

/** What the site of these tests has loaded. */
export const pages = createPages();

const PAGES = {
  '/data/home.json': HOME,
  '/data/resume.json': RESUME,
  '/data/wiki.json': { lead: 'Guides.', articles: ARTICLES, groups: GROUPS },
  '/data/wiki/ssh.json': ARTICLE,
  '/data/blog.json': { lead: 'Posts.', posts: POSTS },
  '/data/blog/containers.json': POST,
  '/data/projects.json': { lead: 'Projects.', projects: PROJECTS, categories: [] },
  '/data/projects/azure-migration.json': PROJECT,
  '/data/open-source.json': OPEN_SOURCE,
  '/data/ledger.json': LEDGER,
  '/data/catalog.json': { records: RECORDS },
};

/** Makes every page of the small site of `samples.ts` and every section ready, so that pages show at once. */
export async function prepareSite(): Promise<void> {
  for (const [path, data] of Object.entries(PAGES)) pages.data.prime(path, { isFound: true, data });
  const names = [...new Set(ROUTES.map(({ section }) => section))];
  await Promise.all(names.map(async (name) => pages.sections.prime(name, await pages.sections.read(name))));
}

/** The state of a visitor at a path for whom the search has been loaded. */
export function readyAt(path: string): RootState {
  const state = stateAt(path);
  const documents = RECORDS.map((record) => ({ ...record, body: record.description }));
  return {
    ...state,
    search: {
      ...state.search,
      data: {
        status: 'ready',
        build: 'one',
        index: buildIndex(documents),
        texts: {
          status: 'ready',
          texts: documents.map(({ body }) => body),
          parts: { sections: documents.map(() => []), code: documents.map(() => []) },
        },
      },
    },
  };
}

export interface Visit {
  readonly store: AppStore;
  readonly container: HTMLElement;
  /** Takes the site off the page. */
  readonly leave: () => void;
}

function show(props: Omit<AppProps, 'documentInfo'> & Pick<Visit, 'store'>): Visit {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  flushSync(() => root.render(<App {...props} documentInfo={{ pages, doubtfulPath: null }} />));
  const leave = () => {
    root.unmount();
    container.remove();
  };
  return { store: props.store, container, leave };
}

/** Opens an address cold, or reloads it in an entry of the history, and wires it as `start` does. */
export function visit(
  address: string,
  store = makeStore(readyAt(canonicalPath(new URL(address, window.location.href).pathname))),
  entry: { readonly key: string; readonly back: number } | null = null,
): Visit {
  window.history.replaceState(entry, '', address);
  const history = createBrowserHistory(window);
  const stop = history.listen((location, kind) => store.dispatch(locationChanged({ location, kind })), saveScroll);
  const visited = show({ store, renderedState: store.getState(), navigator: history, history });
  const leave = () => {
    stop();
    visited.leave();
  };
  return { ...visited, leave };
}

/** Shows what a store holds and nothing else: no address bar, no history. */
export const showStore = (store: AppStore): Visit => show({ store, renderedState: store.getState(), navigator: staticNavigator });
