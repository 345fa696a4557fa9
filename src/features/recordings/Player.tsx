import { useEffect, useRef, type KeyboardEvent } from 'react';
import { nextSpeed } from '../../core/playing';
import { plainText, type Step } from '../../core/recordings/playback';
import { asciicastOf, type Recording } from '../../core/recordings/recording';
import { longDate } from '../../core/site/dates';
import { announce } from '../../platform/announce';
import { hasNoModifier } from '../../platform/hasNoModifier';
import { saveText } from '../../platform/saveFile';
import { mayTakeFocus } from '../../platform/typing';
import { CopyButton } from '../../ui/CopyButton';
import { Icon, IconShape } from '../../ui/Icon';
import { useAppDispatch } from '../store/hooks';
import { commandSought, playingStarted, playingStopped, speedChanged } from './recordingsSlice';
import type { OpenRecording } from './recordingsState';
import { usePlaying } from './usePlaying';

const [PLAY, PAUSE] = ['M7 4v16l13-8z', 'M8 5v14M16 5v14'];

interface PlayerProps {
  readonly open: OpenRecording;
  readonly recording: Recording;
  readonly steps: readonly Step[];
  readonly onClose: () => void;
}

/** A recording over its block: it takes no room of its own, scrolls inside, and moves from command to command. */
export function Player({ open, recording, steps, onClose }: PlayerProps) {
  const dispatch = useAppDispatch();
  const { command, frames, startOver } = usePlaying(steps, open);
  const shown = steps.slice(0, command + 1).map(({ frames: all }, index) => textsOf(index < command ? all : all.slice(0, frames)));
  const { isPlaying, speed } = open;
  const last = steps.length - 1;
  const seek = (to: number) => {
    startOver();
    dispatch(commandSought(Math.max(0, Math.min(last, to))));
  };
  const toggle = () => {
    const isOver = command === last && frames === steps[last]?.frames.length;
    if (!isPlaying && isOver) seek(0);
    dispatch(isPlaying ? playingStopped() : playingStarted());
  };
  const handleKey = (event: KeyboardEvent) => {
    // With Alt or Command, arrows go back and forward in the browser's history.
    if (!hasNoModifier(event)) return;
    const to = { ArrowLeft: () => seek(command - 1), ArrowRight: () => seek(command + 1), ' ': toggle, Escape: onClose }[event.key];
    const { target } = event;
    // The slider and the buttons use these keys themselves.
    if (!to || (event.key === ' ' && target instanceof HTMLButtonElement) || (event.key.startsWith('Arrow') && target instanceof HTMLInputElement)) return;
    event.preventDefault();
    to();
  };
  const day = longDate(new Date(recording.timestamp * 1000).toISOString());
  const about = `Recorded on ${recording.release}, ${day}`;
  useEffect(() => announce(`${about}: ${steps.length === 1 ? 'one command' : `${steps.length} commands`}.`), [about, steps]);
  return (
    <section className="player" aria-label="Recording" onKeyDown={handleKey}>
      <div className="player__bar">
        <button type="button" className="player__key" autoFocus={mayTakeFocus()} aria-label={isPlaying ? 'Pause' : 'Play'} onClick={toggle}>
          <IconShape d={isPlaying ? PAUSE : PLAY} />
        </button>
        <button type="button" className="player__key" aria-label="Previous command" aria-disabled={command === 0} onClick={() => seek(command - 1)}>
          <Icon name="arrow-left" />
        </button>
        <input
          type="range"
          className="player__place"
          aria-label="Command"
          aria-valuetext={`${command + 1} of ${steps.length}: ${steps[command]?.label ?? ''}`}
          min={0}
          max={last}
          value={command}
          onChange={({ target }) => seek(Number(target.value))}
        />
        <button type="button" className="player__key" aria-label="Next command" aria-disabled={command === last} onClick={() => seek(command + 1)}>
          <Icon name="arrow-right" />
        </button>
        <button type="button" className="player__key" aria-label={`Speed: ${speed}×`} onClick={() => dispatch(speedChanged(nextSpeed(speed)))}>
          {`${speed}×`}
        </button>
        <CopyButton className="player__key" label="Copy what is shown" text={() => shown.map((texts) => texts.join('')).join('')} />
        <button
          type="button"
          className="player__key"
          aria-label="Save as asciicast"
          onClick={() => saveText(nameOf(open), asciicastOf(recording, document.title))}
        >
          <Icon name="download" />
        </button>
        <button type="button" className="player__key player__close" onClick={onClose}>
          Back to the example
        </button>
      </div>
      <Screen shown={shown} rows={rowsOf(steps)} />
      <p className="player__about">{about}</p>
    </section>
  );
}

/** The typed command and its output. */
function textsOf([typed, ...output]: Step['frames']): readonly [typed: string, output: string] {
  return [plainText(typed?.text ?? ''), plainText(output.map(({ text }) => text).join(''))];
}

const nameOf = ({ file, block }: OpenRecording) => `${/([^/]*)\.json$/.exec(file)?.[1] ?? 'recording'}-${block + 1}.cast`;

const [MIN_ROWS, MAX_ROWS] = [4, 10];

/** As many as the whole recording has, within bounds; a short one covers little of what is under its block. */
function rowsOf(steps: readonly Step[]): number {
  const rows = steps.flatMap(({ frames }) => textsOf(frames).join('').split('\n')).length;
  return Math.max(MIN_ROWS, Math.min(MAX_ROWS, rows));
}

interface ScreenProps {
  readonly shown: readonly (readonly [string, string])[];
  readonly rows: number;
}

/** Scrolls to the last line. Its text is selected and copied like any other. */
function Screen({ shown, rows }: ScreenProps) {
  const screen = useRef<HTMLPreElement>(null);
  const length = shown.reduce((sum, [typed, output]) => sum + typed.length + output.length, 0);
  useEffect(() => {
    if (screen.current) screen.current.scrollTop = screen.current.scrollHeight;
  }, [length]);
  return (
    <pre ref={screen} className="player__screen" style={{ flexBasis: `${rows * 1.5}rem` }} tabIndex={0} role="group" aria-label="What the machine printed">
      {shown.map(([typed, output], index) => (
        <span key={index}>
          <span className="player__typed">{typed}</span>
          {output}
        </span>
      ))}
    </pre>
  );
}
