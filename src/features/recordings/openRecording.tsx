import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { prefersReducedMotion } from '../../platform/reducedMotion';
import { OpenPlayer } from './OpenPlayer';
import { recordingClosed, recordingOpened, selectOpenRecording } from './recordingsSlice';
import type { RecordedArticle } from './recordedBlock';

const mounted = new WeakSet<AbortSignal>();

/** Opens a block's recording and plays it; with reduced motion it is shown whole and doesn't play. */
export function openRecording(block: number, { recorded, store, signal }: RecordedArticle): void {
  mountPlayer({ recorded, store, signal });
  const isPlaying = !prefersReducedMotion();
  store.dispatch(recordingOpened({ file: recorded.file, block, command: isPlaying ? 0 : Number.MAX_SAFE_INTEGER, isPlaying }));
}

/** Shows the recording that is open in the store, as long as the article is there. The page renders the code around it. */
export function mountPlayer({ recorded, store, signal }: RecordedArticle): void {
  if (mounted.has(signal)) return;
  mounted.add(signal);
  const root = createRoot(document.createElement('div'));
  root.render(
    <Provider store={store}>
      <OpenPlayer file={recorded.file} />
    </Provider>,
  );
  signal.addEventListener('abort', () => {
    // Not while the page is being rendered.
    setTimeout(() => root.unmount());
    if (selectOpenRecording(store.getState())) store.dispatch(recordingClosed());
  });
}
