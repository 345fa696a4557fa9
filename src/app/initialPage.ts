import { preload } from 'react-dom';
import { dataPathOf, runbookPath, type RouteMatch } from '../core/site/routes';
import { LoadError } from '../platform/fetchDataFile';
import { OtherBuildError } from '../platform/fetchPageFile';
import { forgetFile } from '../platform/forgetFile';
import { showLoadNotice } from '../platform/loadNotice';
import type { Resource } from '../platform/resource';
import { followDeploy } from '../platform/followDeploy';
import { reload } from '../platform/reload';
import { withBase } from '../platform/site';
import type { InitialPage } from './documentContext';
import { viewOf } from './Outlet';
import type { Pages } from './pages';
import { loadPageData, loadSection } from './resources';

/** The address that the document was opened by. */
interface Opening {
  readonly search: string;
  /** Shows what it names; called once that is loaded, if it isn't what was prerendered. */
  readonly show: () => void;
}

/**
 * Loads the chunk and the data of the prerendered page. A failure is not passed on: the promises that `use` waits for
 * stay pending until a retry succeeds, and React keeps the HTML of a boundary that isn't hydrated yet. So readable
 * content never disappears; a notice below it reports the failure.
 *
 * A guide whose address is that of its runbook is never hydrated: on a phone that takes longer than to render the runbook.
 */
export function holdInitialPage({ route, id }: RouteMatch, { sections, data }: Pages, { search, show }: Opening): InitialPage {
  const dataPath = dataPathOf(route.name, id);
  const view = viewOf(route.section, search);
  const isRunbook = view !== route.section;
  const section = hold(sections, route.section, loadSection);
  const parts = [isRunbook ? hold(sections, view, loadSection) : section, ...(dataPath === null ? [] : [hold(data, dataPath, loadFoundPage)])];
  if (isRunbook) preload(withBase(runbookPath(id ?? '')), { as: 'fetch', crossOrigin: 'anonymous' });
  let isOver = false;
  let isLeft = false;
  let reach: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const load = async () => {
    showLoadNotice(null);
    try {
      await Promise.all(parts.map((part) => part.load()));
      if (isRunbook) await reached;
      if (!isRunbook || isLeft) return;
      isLeft = true;
      show();
    } catch (error) {
      console.warn(error);
      void forgetFile(error);
      // Without a connection the same document would come again, and what was typed would be lost.
      if (!(navigator.onLine && (await followDeploy(error, () => !isOver))) && !isOver)
        showLoadNotice(error instanceof OtherBuildError ? reload : () => void load());
    }
  };
  const handleOnline = () => void load();
  window.addEventListener('online', handleOnline);
  void load();
  return {
    reach,
    leave: () => {
      // A command that was entered here isn't run on a later visit.
      window.earlyCommands = undefined;
      isLeft ||= !isOver;
    },
    isLeft: () => isLeft,
    release: () => {
      if (isOver) return;
      isOver = true;
      showLoadNotice(null);
      window.removeEventListener('online', handleOnline);
      [section, ...parts].forEach((part) => part.release());
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
