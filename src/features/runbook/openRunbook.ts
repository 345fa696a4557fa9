import type { Block } from '../../core/content/blocks';
import type { WikiArticleData } from '../../core/content/pages';
import { openRuns } from '../../core/runbook/run';
import { isRunbook, type Runbook } from '../../core/runbook/runbook';
import { completeRunbook, type RunbookFile } from '../../core/runbook/runbookFile';
import { isPageData } from '../../core/site/pageShape';
import { dataPathOf, runbookPath } from '../../core/site/routes';
import { fetchDataFile, LoadError } from '../../platform/fetchDataFile';
import { fetchPageFile, FROM_SERVER } from '../../platform/fetchPageFile';
import { followDeploy } from '../../platform/followDeploy';
import { selectLocation } from '../navigation/navigationSlice';
import type { AppThunk } from '../store/hooks';
import { createEditions, createRunStorage, createTabs } from './runServices';
import { editionFound, runsRead, selectEdition, selectRunsOf, storageRefused } from './runbookSlice';
import { createRunFlags } from './runFlags';

type Guide = Pick<WikiArticleData, 'id' | 'blocks'>;

/** Reads a guide's runs from this device, now and whenever another tab has changed them, and fetches its present edition. */
export function openRunbook(guide: Guide): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(followRuns());
    await dispatch(readRuns(guide.id));
    await dispatch(findEdition(guide));
  };
}

/** Reads the runs of a guide whenever another tab has changed them. */
export function followRuns(): AppThunk {
  return (dispatch, _getState, services) => services.of(createTabs).listen((changed) => void dispatch(readRuns(changed)));
}

/** Reads the runs of a guide. */
export function readRuns(guide: string): AppThunk<Promise<void>> {
  return async (dispatch, _getState, services) => {
    try {
      const { runs, editions } = await services.of(createRunStorage).read(guide);
      editions.forEach((edition) => services.of(createEditions).set(edition.edition, edition));
      dispatch(runsRead({ guide, runs }));
      dispatch(flagOpenRuns(guide));
    } catch (error) {
      console.warn(error);
      dispatch(storageRefused({ refusal: 'refused' }));
    }
  };
}

/** A stored run continues with its own edition, so only a new one needs the site's. */
function findEdition(guide: Guide): AppThunk<Promise<void>> {
  return async (dispatch, getState, services) => {
    const { pathname } = selectLocation(getState());
    try {
      const runbook = await fetchRunbook(guide);
      services.of(createEditions).set(runbook.edition, runbook);
      dispatch(editionFound({ guide: guide.id, edition: runbook.edition }));
    } catch (error) {
      console.warn(error);
      const isHere = () => selectLocation(getState()).pathname === pathname;
      if (!(await followDeploy(error, isHere)) && !selectEdition(getState(), guide.id)) dispatch(editionFound({ guide: guide.id, edition: null }));
    }
  };
}

async function fetchRunbook({ id, blocks }: Guide): Promise<Runbook> {
  const file = await fetchRunbookFile(id);
  try {
    return completeRunbook(file, blocks);
  } catch {
    // The guide has been edited since one of the two was loaded.
    const page = await fetchPageFile(dataPathOf('wiki-article', id) ?? '', FROM_SERVER);
    if (!isPageData('wiki-article', page)) throw new LoadError(`${id}: is not a guide`);
    return completeRunbook(await fetchRunbookFile(id, FROM_SERVER), page.blocks);
  }
}

async function fetchRunbookFile(id: string, options?: RequestInit): Promise<RunbookFile> {
  const path = runbookPath(id);
  const data = await fetchPageFile(path, options);
  if (!isRunbook<Block | string>(data)) throw new LoadError(`${path}: is not a runbook`);
  return data;
}

/** Whether the server has this edition now: a page that has another one is older. Without an answer it counts as another edition. */
export async function isServersEdition({ guide, edition }: Pick<Runbook, 'guide' | 'edition'>): Promise<boolean> {
  try {
    const { data } = await fetchDataFile(runbookPath(guide), FROM_SERVER);
    return isRunbook<Block | string>(data) && data.edition === edition;
  } catch {
    return false;
  }
}

/** Remembers whether a guide has runs that aren't ended, so that its page offers to go on. */
export function flagOpenRuns(guide: string): AppThunk {
  return (_dispatch, getState, services) => {
    const isOpen = openRuns(selectRunsOf(getState(), guide)).length > 0;
    services.of(createRunFlags).write(guide, isOpen);
  };
}
