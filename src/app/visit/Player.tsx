import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { readableAddress, stepText } from '../../core/visit/stepText';
import type { Visit } from '../../core/visit/visit';
import { useAppStore } from '../../features/store/hooks';
import { announce } from '../../platform/announce';
import { hasNoModifier } from '../../platform/hasNoModifier';
import { Icon, IconShape } from '../../ui/Icon';
import type { SiteParts } from '../store';
import { createReplay } from './createReplay';
import { usePlayback } from './usePlayback';
import { useStage } from './useStage';

const PLAY = 'M7 5l12 7-12 7z';
const PAUSE = 'M8 5v14M16 5v14';
const PREVIOUS = 'M18 6l-9 6 9 6zM6 6v12';
const NEXT = 'M6 6l9 6-9 6zM18 6v12';

const TOUCHED = 'This is a recording. End it to use the site.';

interface PlayerProps {
  readonly parts: SiteParts;
  readonly visit: Visit;
  readonly onEnd: () => void;
}

/** Shows the screens of a visit in place of the site, with a bar at the foot of the window. */
export function Player({ parts, visit: given, onEnd }: PlayerProps) {
  const own = useAppStore();
  const bar = useRef<HTMLElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  // The viewer's own visit may go on meanwhile, as with a setting that another tab changes.
  const [visit] = useState(given);
  const [replay] = useState(() => createReplay(visit, own.getState, parts));
  const { count, isPlaying, isTouched, isGone, speed, goTo, toggle, touch, changeSpeed } = usePlayback(visit, replay, parts);
  useStage({ parts, replay, bar, onTouch: touch });
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  // A page of the visit may take the focus, as the terminal's prompt does.
  useEffect(() => {
    if (document.activeElement?.closest('.visit-stage input')) first.current?.focus({ preventScroll: true });
  }, [count]);
  useEffect(() => {
    if (isTouched) announce(TOUCHED);
  }, [isTouched]);
  const total = visit.steps.length;
  const step = visit.steps[count - 1];
  const handleKey = (event: KeyboardEvent) => {
    // With Alt or Command, arrows go back and forward in the browser's history.
    if (!hasNoModifier(event)) return;
    if (event.key === 'Escape') return onEnd();
    const to = { ArrowLeft: count - 1, ArrowRight: count + 1, Home: 0, End: total }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    goTo(to);
  };
  return createPortal(
    <section ref={bar} className="visit-bar" aria-label="A visit, played again" onKeyDown={handleKey}>
      <p className="visit-bar__text" aria-live={isPlaying || isTouched ? 'off' : 'polite'}>
        <span className="visit-bar__count">{`Step ${count} of ${total}`}</span>{' '}
        <span>
          {isTouched
            ? TOUCHED
            : `${isGone ? 'This page is no longer on the site. ' : ''}${step ? stepText(step.action) : `The visit begins at ${readableAddress(visit.path)}`}`}
        </span>
      </p>
      <div className="visit-bar__buttons">
        <button type="button" className="icon-button" aria-label="Previous step" aria-disabled={count === 0} onClick={() => goTo(count - 1)}>
          <IconShape d={PREVIOUS} />
        </button>
        <button ref={first} type="button" className="icon-button" aria-label={isPlaying ? 'Pause' : 'Play'} onClick={toggle}>
          <IconShape d={isPlaying ? PAUSE : PLAY} />
        </button>
        <button type="button" className="icon-button" aria-label="Next step" aria-disabled={count === total} onClick={() => goTo(count + 1)}>
          <IconShape d={NEXT} />
        </button>
        <button type="button" className="button button--quiet visit-bar__speed" onClick={changeSpeed}>
          {`${speed}×`}
          <span className="visually-hidden"> speed</span>
        </button>
        <button type="button" className="button button--quiet" onClick={onEnd}>
          <Icon name="close" /> End
        </button>
      </div>
    </section>,
    document.body,
  );
}
