import type { WikiArticleData } from '../../core/content/pages';
import { changesBetween, type Change } from '../../core/history/changes';
import { historyPath, isHistory, textOfEdition } from '../../core/history/editions';
import { passagesOf } from '../../core/history/passages';
import { LoadError } from '../../platform/fetchDataFile';
import { fetchPageFile } from '../../platform/fetchPageFile';
import { untilHalfSeen } from '../../platform/halfSeen';
import type { AppThunk } from '../store/hooks';
import { changesFound, editionRead, selectNotice } from './changesSlice';
import { createReadingListeners, readingOf } from './readings';

type Guide = Pick<WikiArticleData, 'id' | 'edition' | 'changes' | 'blocks'>;

/** What has changed in guides since they were read; null where too much has. Content, so not state. */
export const createChanges = () => new Map<string, readonly Change[] | null>();

/**
 * Finds what has changed in a guide since another edition of it was read. If none was, the present one is remembered as read as
 * soon as half of it has been seen.
 *
 * @param signal aborted when the guide is left
 */
export function openChanges(guide: Guide, signal: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch, getState, services) => {
    services.of(createReadingListeners);
    const { id, edition, changes: feed } = guide;
    const since = selectNotice(getState(), id)?.since ?? readingOf(id);
    if (edition === undefined || since?.edition === edition) return;
    const markRead = () => dispatch(editionRead({ guide: id, edition, on: today() }));
    if (!since) await untilHalfSeen(signal);
    if (!since || feed === undefined) return void markRead();
    try {
      const changes = await fetchChanges(guide, since.edition);
      if (changes?.length === 0) return void markRead();
      services.of(createChanges).set(id, changes);
      if (!selectNotice(getState(), id)) dispatch(changesFound({ guide: id, since }));
    } catch (error) {
      console.warn(error);
    }
  };
}

async function fetchChanges({ id, blocks }: Guide, edition: string): Promise<readonly Change[] | null> {
  const path = historyPath(id);
  const history = await fetchPageFile(path);
  if (!isHistory(history)) throw new LoadError(`${path}: is not a history`);
  const present = passagesOf(blocks);
  const before = textOfEdition(history, edition, present);
  return before && changesBetween(before, present);
}

/** The day where the reader is, in Swedish notation: YYYY-MM-DD. */
export const today = (): string => new Date().toLocaleDateString('sv');
