import { useEffect, useRef } from 'react';
import { SITE_PACK, sizeText, type PackId } from '../../core/site/offlinePacks';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { cancelKeeping, keepPack, findPack, removePack } from './keepPack';
import { selectPack } from './packsSlice';
import type { PackState } from './packsState';
import { GUIDE_WORDS, labelOf, SITE_WORDS, textOf } from './packTexts';

/** The control with which a visitor keeps a guide, or the whole site, for use offline. */
export function KeepOffline({ pack }: { readonly pack: PackId }) {
  const dispatch = useAppDispatch();
  const state = useAppSelector((root) => selectPack(root, pack));
  useEffect(() => {
    const look = () => void dispatch(findPack(pack)).catch(console.warn);
    // Meanwhile another tab may have kept or removed it.
    const lookAgain = () => document.visibilityState === 'visible' && look();
    const leaving = new AbortController();
    look();
    addEventListener('online', look, leaving);
    document.addEventListener('visibilitychange', lookAgain, leaving);
    return () => leaving.abort();
  }, [dispatch, pack]);
  return state ? <PackControl pack={pack} state={state} /> : null;
}

interface PackControlProps {
  readonly pack: PackId;
  readonly state: PackState;
}

function PackControl({ pack, state }: PackControlProps) {
  const dispatch = useAppDispatch();
  const main = useRef<HTMLButtonElement>(null);
  const { status } = state;
  const words = pack === SITE_PACK ? SITE_WORDS : GUIDE_WORDS;
  const isIdle = status === 'kept' || status === 'unknown' || status === 'excessive';
  const act = () => {
    if (status === 'keeping') dispatch(cancelKeeping(pack));
    else if (!isIdle) void dispatch(keepPack(pack));
  };
  const remove = () => {
    // This button disappears with what it removes.
    main.current?.focus();
    void dispatch(removePack(pack)).catch(console.warn);
  };
  return (
    <div className="keep">
      {/* One button for whatever is to be done next, so that the focus stays where it is. */}
      <button ref={main} type="button" className="button button--quiet" aria-disabled={isIdle} onClick={act}>
        {labelOf(state, words)}
      </button>
      {['partial', 'outdated', 'kept'].includes(status) && (
        <button type="button" className="button button--quiet" onClick={remove}>
          Remove
        </button>
      )}
      <PackProgress state={state} />
      <p className="keep__text" role="status">
        {textOf(state, words)}
      </p>
    </div>
  );
}

/** Not part of the live region, because it changes with every file. */
function PackProgress({ state: { status, bytes, missing } }: Pick<PackControlProps, 'state'>) {
  if (status !== 'keeping') return null;
  const done = bytes - missing;
  return (
    <span className="keep__progress">
      <progress aria-label="Downloaded" max={bytes} value={done} />
      <span aria-hidden>{sizeText(done)}</span>
    </span>
  );
}
