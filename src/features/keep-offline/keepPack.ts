import { bytesOf, isPack, packPath, type Pack, type PackFile, type PackId } from '../../core/site/offlinePacks';
import { fetchDataFile, LoadError } from '../../platform/fetchDataFile';
import { createKeptFiles, FILES_AT_ONCE, OtherFileError, type KeptPack } from '../../platform/keptFiles';
import { pause } from '../../platform/pause';
import { withConcurrency } from '../../platform/withConcurrency';
import type { AppThunk } from '../store/hooks';
import { keepingAdvanced, packFound, selectPack } from './packsSlice';
import type { PackProblem, PackState } from './packsState';

export const createFiles = () => createKeptFiles();

/** Asks the server for what a pack consists of now. */
export const createPackLists =
  () =>
  async (pack: PackId, signal?: AbortSignal): Promise<Pack> => {
    const path = packPath(pack);
    const { data } = await fetchDataFile(path, { cache: 'no-cache', signal: signal ?? null });
    if (!isPack(data)) throw new LoadError(`${path}: is not a list of files`);
    return data;
  };

/** The packs that are being fetched. */
const createRunning = () => new Map<PackId, AbortController>();

/** A deploy may happen in between, and then another; a server that keeps answering with other files has a different fault. */
const ROUNDS = 3;

/** For how long the server's list is waited for before the control shows what is known without it, in milliseconds. */
const LIST_WAIT_MS = 3000;

const UNKNOWN: PackState = { status: 'unknown', bytes: 0, missing: 0, problem: null };

/** Finds what of a pack is on this device, and what the server has now. */
export function findPack(pack: PackId, problem: PackProblem | null = null): AppThunk<Promise<void>> {
  return async (dispatch, _getState, services) => {
    if (services.of(createRunning).has(pack)) return;
    const files = services.of(createFiles);
    const asked = services
      .of(createPackLists)(pack)
      .catch(() => null);
    const show = async (offered: Pack | null): Promise<void> => {
      const list = await files.readList(pack);
      const wanted = offered?.files ?? list?.files;
      const missing = wanted ? bytesOf(await files.missing(wanted)) : 0;
      const bytes = wanted ? bytesOf(wanted) : (offered?.bytes ?? 0);
      const isChanged = !(await files.readList(pack)) !== !list;
      // Meanwhile the visitor may have begun to fetch it, or removed it.
      if (services.of(createRunning).has(pack)) return;
      if (isChanged) return show(offered);
      dispatch(packFound({ pack, status: statusOf({ list, offered, missing }), bytes, missing, problem }));
    };
    const isLate = await Promise.race([asked.then(() => false), pause(problem === 'cancelled' ? 0 : LIST_WAIT_MS).then(() => true)]);
    if (isLate) await show(null);
    await show(await asked);
  };
}

function statusOf({ list, offered, missing }: { list: KeptPack | null; offered: Pack | null; missing: number }): PackState['status'] {
  if (!list) return offered ? (offered.files ? 'offered' : 'excessive') : 'unknown';
  if (missing === 0) return 'kept';
  return list.wasWhole ? 'outdated' : 'partial';
}

/** Fetches a pack's missing files. What has arrived stays, however it ends; the next attempt continues from there. */
export function keepPack(pack: PackId): AppThunk<Promise<void>> {
  return async (dispatch, getState, services) => {
    const running = services.of(createRunning);
    if (running.has(pack)) return;
    const control = new AbortController();
    running.set(pack, control);
    // The list may take a while, and can be cancelled, too.
    const before = selectPack(getState(), pack);
    dispatch(keepingAdvanced({ pack, bytes: before?.bytes ?? 0, missing: before?.missing ?? 0 }));
    // Browsers then don't delete it by themselves when space is short. Some ask the visitor first; there is no need to wait.
    navigator.storage?.persist?.().catch(console.warn);
    let problem: PackProblem | null = null;
    try {
      await dispatch(fetchPack(pack, control.signal));
    } catch (error) {
      problem = problemOf(error, control.signal);
      if (problem !== 'cancelled') console.warn(error);
    }
    control.abort();
    running.delete(pack);
    try {
      const isUnchanged = problem === 'cancelled' && (await services.of(createFiles).readList(pack)) === null;
      if (before && isUnchanged) dispatch(packFound({ pack, ...before }));
      else await dispatch(findPack(pack, problem));
    } catch (error) {
      // The caches themselves have failed.
      console.warn(error);
      dispatch(packFound({ pack, ...(before ?? UNKNOWN), problem }));
    }
  };
}

function problemOf(error: unknown, signal: AbortSignal): PackProblem {
  if (signal.aborted) return 'cancelled';
  if (error instanceof OtherFileError) return 'changed';
  return error instanceof LoadError ? 'network' : 'full';
}

function fetchPack(pack: PackId, signal: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch, _getState, services) => {
    for (let round = 1; ; round += 1) {
      const { files, bytes } = await services.of(createPackLists)(pack, signal);
      if (!files) return;
      try {
        return await dispatch(fetchFiles(pack, { files, bytes }, signal));
      } catch (error) {
        if (!(error instanceof OtherFileError) || round === ROUNDS) throw error;
      }
    }
  };
}

function fetchFiles(
  pack: PackId,
  { files, bytes }: { readonly files: readonly PackFile[]; readonly bytes: number },
  signal: AbortSignal,
): AppThunk<Promise<void>> {
  return async (dispatch, _getState, services) => {
    const kept = services.of(createFiles);
    // First of all, so that what arrives isn't evicted again.
    await kept.writeList(pack, { bytes, files, wasWhole: false });
    const missing = await kept.missing(files);
    let left = bytesOf(missing);
    dispatch(keepingAdvanced({ pack, bytes, missing: left }));
    let hasEnded = false;
    const fetchOne = async (file: PackFile) => {
      signal.throwIfAborted();
      // Another tab may have removed it.
      if (!(await kept.readList(pack))) return;
      await kept.keep(file, signal);
      // Once another has failed, the pack is no longer being fetched, or from a newer list.
      if (hasEnded) return;
      left -= file[1];
      dispatch(keepingAdvanced({ pack, bytes, missing: left }));
    };
    await withConcurrency(missing, FILES_AT_ONCE, fetchOne).finally(() => {
      hasEnded = true;
    });
    // What another tab has removed meanwhile isn't there.
    const isWhole = (await kept.readList(pack)) !== null && (await kept.missing(files)).length === 0;
    if (isWhole) await kept.writeList(pack, { bytes, files, wasWhole: true });
  };
}

/** Stops fetching; what has arrived stays. */
export function cancelKeeping(pack: PackId): AppThunk {
  return (_dispatch, _getState, services) => services.of(createRunning).get(pack)?.abort();
}

export function removePack(pack: PackId): AppThunk<Promise<void>> {
  return async (dispatch, _getState, services) => {
    await services.of(createFiles).remove(pack);
    await dispatch(findPack(pack));
  };
}
