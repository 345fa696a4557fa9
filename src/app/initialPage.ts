import { dataPathOf, type RouteMatch } from '../core/site/routes';
import { LoadError } from '../platform/fetchDataFile';
import { showLoadNotice } from '../platform/loadNotice';
import type { Resource } from '../platform/resource';
import { followDeploy } from './followDeploy';
import { loadPageData, loadSection, pageData, sections } from './resources';

/** The page whose HTML the document came with, until it is hydrated or gone. */
export interface InitialPage {
  /** Notes that the visitor goes elsewhere. */
  readonly leave: () => void;
  /** Whether the visitor went elsewhere before it was hydrated. */
  readonly isLeft: () => boolean;
  /** Ends the holding: from now on the page is loaded, and fails, like any other. */
  readonly release: () => void;
}

/**
 * Loads the chunk and the data of the page whose HTML the document came with. A failure is not handed on: the promises
 * that `use` waits for stay pending until a retry succeeds, and React keeps the HTML of a boundary that is not hydrated
 * yet. So nothing that can be read ever vanishes; a line below it says what is missing.
 */
export function holdInitialPage({ route, id }: RouteMatch): InitialPage {
  const dataPath = dataPathOf(route.name, id);
  const parts = [hold(sections, route.section, loadSection), ...(dataPath === null ? [] : [hold(pageData, dataPath, loadFoundPage)])];
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

/** The document is here, so its page exists, whatever a server answers for its data. */
async function loadFoundPage(dataPath: string) {
  const result = await loadPageData(dataPath);
  if (!result.isFound) throw new LoadError(`${dataPath}: not found`);
  return result;
}

/** Puts a promise into a resource that only a load that succeeds settles. */
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
