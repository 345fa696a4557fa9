import { useEffect, useState } from 'react';
import { READING_MS, type Step } from '../../core/recordings/playback';
import { useAppDispatch } from '../store/hooks';
import { commandReached, playingStopped } from './recordingsSlice';
import type { OpenRecording } from './recordingsState';

interface Progress {
  readonly command: number;
  /** How many frames of it are shown. */
  readonly frames: number;
}

const NOTHING: Progress = { command: -1, frames: 0 };

/**
 * Plays a recording as long as the store says so.
 *
 * @returns what is shown: a command by its number, and how many of its frames. A sought one is shown whole, or from its beginning while playing.
 */
export function usePlaying(steps: readonly Step[], { command: wanted, isPlaying, speed }: OpenRecording): Progress & { readonly startOver: () => void } {
  const dispatch = useAppDispatch();
  const command = Math.min(wanted, steps.length - 1);
  const all = steps[command]?.frames.length ?? 0;
  const [progress, setProgress] = useState(NOTHING);
  const isBegun = progress.command === command;
  // From then on a pause leaves it as it is.
  if (isPlaying && !isBegun) setProgress({ command, frames: Math.min(1, all) });
  const frames = isBegun ? progress.frames : all;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const next = steps[command]?.frames[frames];
    const isLast = command === steps.length - 1;
    const goOn = () => {
      if (next) setProgress({ command, frames: frames + 1 });
      else dispatch(isLast ? playingStopped() : commandReached(command + 1));
    };
    const timer = setTimeout(goOn, (next?.wait ?? READING_MS) / speed);
    return () => clearTimeout(timer);
  }, [dispatch, steps, command, frames, isPlaying, speed]);
  return { command, frames, startOver: () => setProgress(NOTHING) };
}
