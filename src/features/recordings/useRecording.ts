import { useEffect, useState } from 'react';
import { stepsOf, type Step } from '../../core/recordings/playback';
import type { Recording } from '../../core/recordings/recording';
import { fetchPageFile } from '../../platform/fetchPageFile';
import { followDeploy } from '../../platform/followDeploy';
import { createResource } from '../../platform/resource';
import { useService } from '../store/hooks';
import type { OpenRecording } from './recordingsState';

/** The data files of recordings, each fetched once. */
const createRecordingFiles = () => createResource(fetchPageFile);

/** A recording, loaded or not. */
type LoadedRecording =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly recording: Recording; readonly steps: readonly Step[] };

const LOADING: LoadedRecording = { status: 'loading' };

export function useRecording({ file, block }: Pick<OpenRecording, 'file' | 'block'>): LoadedRecording {
  const files = useService(createRecordingFiles);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState(LOADING);
  useEffect(() => {
    let isWanted = true;
    const take = (next: LoadedRecording) => isWanted && setLoaded(next);
    const retry = () => {
      files.forget(file);
      setLoaded(LOADING);
      setAttempt((count) => count + 1);
    };
    files.forgetFailed();
    files
      .read(file)
      .then((data) => {
        const recording = Array.isArray(data) ? (data as unknown[])[block] : null;
        const steps = stepsOf(recording);
        if (!steps) throw new Error(`${file}: has no recording ${block}`);
        take({ status: 'ready', recording: recording as Recording, steps });
      })
      .catch(async (error: unknown) => {
        console.warn(error);
        // After a deploy no retry would succeed.
        if (!(await followDeploy(error, () => isWanted))) take({ status: 'failed', retry });
      });
    return () => {
      isWanted = false;
    };
  }, [files, file, block, attempt]);
  return loaded;
}
