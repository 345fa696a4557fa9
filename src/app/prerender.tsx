import { renderToString } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import type { PageData } from '../core/content/pages';
import { matchRoute, ROUTES, type RouteName } from '../core/site/routes';
import { staticNavigator } from '../platform/history';
import { App } from './App';
import { createPages } from './resources';
import type { Pages } from './pages';
import { makeStore, stateAt } from './store';

/** A page as the build knows it. */
export interface PrerenderInput {
  readonly path: string;
  readonly dataPath: string | null;
  readonly data: PageData[RouteName] | null;
}

export interface PrerenderedPage {
  /** What goes inside `#root`. */
  readonly body: string;
  /** Title, metadata and structured data (M1). */
  readonly head: string;
  /** The section whose styles and chunk the page needs; null for an unknown route. */
  readonly section: string | null;
}

/**
 * Loads every section, so that pages render synchronously.
 *
 * @returns a function that renders one page to HTML, with the components and the store of the browser
 */
export async function createRenderer(): Promise<(input: PrerenderInput) => PrerenderedPage> {
  Helmet.canUseDOM = false;
  const pages = createPages();
  const names = [...new Set(ROUTES.map(({ section }) => section))];
  await Promise.all(names.map((name) => pages.sections.read(name).then((module) => pages.sections.prime(name, module))));
  return (input) => renderPage(input, pages);
}

function renderPage({ path, dataPath, data }: PrerenderInput, pages: Pages): PrerenderedPage {
  if (dataPath !== null && data !== null) pages.data.prime(dataPath, { isFound: true, data });
  const state = stateAt(path);
  const body = renderToString(<App store={makeStore(state)} renderedState={state} navigator={staticNavigator} documentInfo={{ pages, doubtfulPath: null }} />);
  // Helmet collects into a global, so it must be read right after each synchronous render.
  const { title, meta, link, script } = Helmet.renderStatic();
  if (dataPath !== null) pages.data.forget(dataPath);
  return {
    // React supports `hidden` only as a boolean; this lets find-in-page and hashes open a closed tab before hydration.
    body: body.replace(/(role="tabpanel"[^>]* hidden=")"/g, '$1until-found"'),
    head: [title, meta, link, script].map(String).join(''),
    section: matchRoute(path)?.route.section ?? null,
  };
}
