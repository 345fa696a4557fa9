import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { mayTakeFocus } from '../../platform/typing';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { Player } from './Player';
import { blockAt } from './recordedBlock';
import { recordingClosed, selectOpenRecording } from './recordingsSlice';
import type { OpenRecording } from './recordingsState';
import { useRecording } from './useRecording';
import './recordings.scss';

/** The open recording of an article, over its block. */
export function OpenPlayer({ file }: { readonly file: string }) {
  const open = useAppSelector(selectOpenRecording);
  const figure = open?.file === file && blockAt(open.block);
  return figure ? createPortal(<PlayerPart key={open.block} open={open} figure={figure} />, figure) : null;
}

interface PlayerPartProps {
  readonly open: OpenRecording;
  readonly figure: Element;
}

/** The player once its recording has loaded; until then, loading or an error is shown in its place. */
function PlayerPart({ open, figure }: PlayerPartProps) {
  const dispatch = useAppDispatch();
  const loaded = useRecording(open);
  useEffect(() => () => figure.querySelector<HTMLElement>('.watch')?.focus({ preventScroll: true }), [figure]);
  const { status } = loaded;
  useEffect(() => {
    if (mayTakeFocus()) figure.querySelector('.player')?.scrollIntoView({ block: 'nearest' });
  }, [figure, status]);
  const close = () => dispatch(recordingClosed());
  if (loaded.status === 'ready') return <Player open={open} recording={loaded.recording} steps={loaded.steps} onClose={close} />;
  return (
    <section className="player" aria-label="Recording" aria-busy={loaded.status === 'loading'}>
      <div className="player__bar">
        <button type="button" className="player__key player__close" autoFocus={mayTakeFocus()} onClick={close}>
          Back to the example
        </button>
      </div>
      {loaded.status === 'failed' ? (
        <p className="player__note" role="alert">
          The recording could not be loaded.{' '}
          <button
            type="button"
            className="button"
            onClick={({ currentTarget }) => {
              // It disappears, and would take the focus with it.
              currentTarget.closest('.player')?.querySelector('button')?.focus();
              loaded.retry();
            }}
          >
            Retry
          </button>
        </p>
      ) : (
        <p className="player__note">Loading…</p>
      )}
    </section>
  );
}
