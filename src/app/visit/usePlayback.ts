import { useCallback, useEffect, useRef, useState } from 'react';
import { nextSpeed, SPEEDS, type Speed } from '../../core/playing';
import { matchRoute } from '../../core/site/routes';
import { LONGEST_STEP_MS, PAGE_TIMEOUT_MS, SHORTEST_STEP_MS } from '../../core/visit/limits';
import type { Visit } from '../../core/visit/visit';
import { pause } from '../../platform/pause';
import { prefersReducedMotion } from '../../platform/reducedMotion';
import type { Pages } from '../pages';
import type { SiteParts } from '../store';
import type { Replay } from './createReplay';
import { followPage } from './followPage';

interface Playback {
  /** How many steps the screen shows. */
  readonly count: number;
  readonly isPlaying: boolean;
  /** Whether the viewer has tried to use the page at this step. */
  readonly isTouched: boolean;
  /** Whether the site no longer has the page of this step. */
  readonly isGone: boolean;
  readonly speed: Speed;
  readonly goTo: (count: number) => void;
  readonly toggle: () => void;
  readonly touch: () => void;
  readonly changeSpeed: () => void;
}

/** Steps are counted from 0, which is before the first. */
interface Place {
  /** Null until the page on which the visit begins has loaded. */
  readonly shown: number | null;
  readonly wanted: number;
}

/** @returns false if the site has no such page, as after a link from an earlier build */
async function loadPage(pathname: string, pages: Pages): Promise<boolean> {
  const match = matchRoute(pathname);
  if (!match) return false;
  await pages.prefetch(match);
  return pages.read(match, false).then(
    ({ isFound }) => isFound,
    () => true,
  );
}

/** Plays a visit's steps at the visit's own pace. Each waits until its page has loaded. Starts by itself unless motion is unwanted. */
export function usePlayback(visit: Visit, replay: Replay, { pages }: SiteParts): Playback {
  const total = visit.steps.length;
  const [{ shown, wanted }, setPlace] = useState<Place>({ shown: null, wanted: 0 });
  const count = shown ?? 0;
  const [isPlaying, setPlaying] = useState(() => total > 0 && !prefersReducedMotion());
  const [isTouched, setTouched] = useState(false);
  /** Whether a step was asked for since the stage was last touched: the hint about the touch goes once that step is shown. */
  const isAnswered = useRef(false);
  const [isGone, setGone] = useState(false);
  const [speed, setSpeed] = useState<Speed>(SPEEDS[0]);

  useEffect(() => {
    let isWanted = true;
    let stopFollowing: () => void = () => undefined;
    const show = async () => {
      const { location } = (await replay.stateAfter(wanted)).navigation;
      const isThere = await Promise.race([loadPage(location.pathname, pages), pause(PAGE_TIMEOUT_MS)]);
      if (!isWanted) return;
      const before = replay.store.getState().navigation.location;
      await replay.show(wanted);
      // Another step may be wanted by now; this effect only learns of it after the next render.
      setPlace((place) => (place.wanted === wanted ? { shown: wanted, wanted } : place));
      setGone(isThere === false);
      if (isAnswered.current) setTouched(false);
      stopFollowing = followPage({ before, location, action: visit.steps[wanted - 1]?.action });
    };
    show().catch((error: unknown) => {
      console.warn(error);
      if (!isWanted) return;
      // So that the next press tries again.
      setPlaying(false);
      setPlace(({ shown: last }) => ({ shown: last ?? 0, wanted: last ?? 0 }));
    });
    return () => {
      isWanted = false;
      stopFollowing();
    };
  }, [visit, replay, pages, wanted]);

  const goTo = useCallback(
    (next: number) => {
      isAnswered.current = true;
      setPlace((place) => ({ ...place, wanted: Math.min(Math.max(0, next), total) }));
    },
    [total],
  );
  // Playing on would replace the hint before it is read.
  const touch = useCallback(() => {
    isAnswered.current = false;
    setPlaying(false);
    setTouched(true);
  }, []);
  const isAtEnd = count >= total;
  useEffect(() => {
    if (!isPlaying || shown !== wanted || isAtEnd) return undefined;
    const gap = (visit.steps[shown]?.after ?? 0) * 100;
    const timer = setTimeout(() => goTo(shown + 1), Math.min(Math.max(gap, SHORTEST_STEP_MS), LONGEST_STEP_MS) / speed);
    return () => clearTimeout(timer);
  }, [visit, isPlaying, isAtEnd, shown, wanted, speed, goTo]);

  return {
    count,
    isPlaying: isPlaying && !isAtEnd,
    isTouched,
    isGone,
    speed,
    goTo: (next) => {
      setPlaying(false);
      goTo(next);
    },
    toggle: () => {
      // At the end, it starts over.
      if (isAtEnd) goTo(0);
      setPlaying(isAtEnd || !isPlaying);
    },
    touch,
    changeSpeed: () => setSpeed(nextSpeed),
  };
}
