import { dataPathOf, type RouteMatch } from '../core/site/routes';
import { LoadError } from '../platform/fetchDataFile';
import { showLoadNotice } from '../platform/loadNotice';
import type { Resource } from '../platform/resource';
import { followDeploy } from '../platform/followDeploy';
import type { InitialPage } from './documentContext';
import type { Pages } from './pages';
import { loadPageData, loadSection } from './resources';

/**
 * Loads the chunk and the data of the prerendered page. A failure is not passed on: the promises that `use` waits for
 * stay pending until a retry succeeds, and React keeps the HTML of a boundary that isn't hydrated yet. So readable
 * content never disappears; a notice below it reports the failure.
 */
export function holdInitialPage({ route, id }: RouteMatch, { sections, data }: Pages): InitialPage {
  const dataPath = dataPathOf(route.name, id);
  const parts = [hold(sections, route.section, loadSection), ...(dataPath === null ? [] : [hold(data, dataPath, loadFoundPage)])];
  let isOver = false;
  let isLeft = false;
  const load = async () => {
    showLoadNotice(null);
    try {
      await Promise.all(parts.map((part) => part.load()));
    } catch (error) {
      console.warn(error);
      if (!(await followDeploy(error)) && !isOver) showLoadNotice(() => void load());
    }
  };
  const handleOnline = () => void load();
  window.addEventListener('online', handleOnline);
  void load();
  return {
    leave: () => {
      isLeft ||= !isOver;
    },
    isLeft: () => isLeft,
    release: () => {
      if (isOver) return;
      isOver = true;
      showLoadNotice(null);
      window.removeEventListener('online', handleOnline);
      parts.forEach((part) => part.release());
    },
  };
}

/** The document was served, so its page exists, whatever the server answers for its data. */
async function loadFoundPage(dataPath: string) {
  const result = await loadPageData(dataPath);
  if (!result.isFound) throw new LoadError(`${dataPath}: not found`);
  return result;
}

/** Puts a promise into a resource that settles only when a load succeeds. */
function hold<T>(resource: Resource<T>, key: string, load: (key: string) => Promise<T>) {
  let isSettled = false;
  let settle: (value: T) => void = () => undefined;
  resource.put(
    key,
    new Promise<T>((resolve) => {
      settle = resolve;
    }),
  );
  return {
    load: async () => {
      if (isSettled) return;
      settle(await load(key));
      isSettled = true;
    },
    release: () => {
      if (!isSettled) resource.forget(key);
    },
  };
}
