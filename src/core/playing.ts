/** Playback speeds, as multiples of the original. */
export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** The next faster speed; after the fastest comes the first again. */
export const nextSpeed = (speed: Speed): Speed => SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? SPEEDS[0];
