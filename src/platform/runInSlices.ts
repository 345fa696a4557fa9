interface Slicing {
  /** How many steps run before yielding to the browser. */
  readonly steps: number;
  /** Calls back when the next slice may run, e.g. `whenIdle`. */
  readonly schedule: (next: () => void) => void;
}

/** Runs a generator to its end, a few steps at a time. The first slice runs at once. */
export function runInSlices(work: Iterator<unknown>, { steps, schedule }: Slicing): void {
  for (let step = 0; step < steps; step += 1) if (work.next().done === true) return;
  schedule(() => runInSlices(work, { steps, schedule }));
}
