/** How long each of some named steps took. */
interface Stopwatch {
  /** Runs a step and records its time, even when it fails. */
  readonly time: <T>(name: string, step: () => Promise<T>) => Promise<T>;
  /** The steps that have ended, as `unit 55 s · build 20 s`. */
  readonly summary: () => string;
}

export function createStopwatch(): Stopwatch {
  const times = new Map<string, number>();
  return {
    time: async (name, step) => {
      const start = performance.now();
      try {
        return await step();
      } finally {
        times.set(name, (performance.now() - start) / 1000);
      }
    },
    summary: () => [...times].map(([name, seconds]) => `${name} ${seconds.toFixed(0)} s`).join(' · '),
  };
}
