/** A time span, in milliseconds since the page's start. */
type Span = readonly [start: number, end: number];

export interface Watched {
  /** From each frame to the next. */
  readonly frames: readonly Span[];
  /** From each key or click (an Event Timing interaction) to the first frame painted once handled; 16 ms or more. A press is answered on release. */
  readonly answers: readonly Span[];
}

/** Records frames and answers in `watchedFrames` from now on. */
export const FRAME_PROBE = `
window.watchedFrames = { frames: [], answers: [] };
let lastFrame;
const takeFrame = (now) => {
  if (lastFrame !== undefined) watchedFrames.frames.push([lastFrame, now]);
  lastFrame = now;
  requestAnimationFrame(takeFrame);
};
requestAnimationFrame(takeFrame);
new PerformanceObserver((list) => {
  for (const { name, startTime, duration, interactionId } of list.getEntries()) {
    if (interactionId && name !== 'pointerdown') watchedFrames.answers.push([startTime, startTime + duration]);
  }
}).observe({ type: 'event', durationThreshold: 16 });
`;

/** At 60 frames a second one comes every 17 ms; after a longer gap than this, at least one was dropped. */
const LATE_MS = 25;

const lengthOf = ([start, end]: Span) => end - start;

/** What a visitor notices: how long the page takes to answer, and which frames come late outside of that. */
export interface Smoothness {
  /** The longest answer, in milliseconds; 0 when each came within 16 ms or there was nothing to answer. */
  readonly answer: number;
  /** How many frames came late while no answer was being prepared. */
  readonly late: number;
  /** The longest wait for a frame while no answer was being prepared, in milliseconds. */
  readonly longest: number;
}

/** Nothing moves while an answer is prepared, so a gap that overlaps one drops nothing. */
export function smoothnessOf({ frames, answers }: Watched): Smoothness {
  const moving = frames.filter(([start, end]) => !answers.some((answer) => start < answer[1] && answer[0] < end)).map(lengthOf);
  return { answer: Math.max(0, ...answers.map(lengthOf)), late: moving.filter((time) => time > LATE_MS).length, longest: Math.max(0, ...moving) };
}
