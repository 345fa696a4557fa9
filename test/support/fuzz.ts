import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { FUZZ_REPORTS, type FuzzReport } from '../../build-scripts/lib/testing/fuzzSummary';
import { cpuMsOf } from './cpuTime';
import { runs } from './propertyRuns';

/** The number of inputs in a full run. */
const INPUTS = 100_000;
/** How many of the slowest are measured again: the first of a run are slow because nothing has been compiled yet. */
const CANDIDATES = 8;
const MEASUREMENTS = 3;
const TIMEOUT_MS = 900_000;

/** What one input may cost: a visitor's browser drops frames after 50 ms, a build may take a second. */
export const LIMITS_MS = { browser: 50, build: 1_000 } as const;

interface Fuzz<T> {
  /** The name of the inputs in the report. */
  readonly name: string;
  readonly inputs: fc.Arbitrary<T>;
  /** The share of the inputs that an ordinary run tries. */
  readonly share: number;
  readonly where: keyof typeof LIMITS_MS;
}

/**
 * Tries 100,000 inputs in a full run and a share of them in others. Each must be handled without an error (`act` catches
 * the documented ones), and the slowest within the limit, in CPU time.
 */
export function fuzz<T>({ name, inputs, share, where }: Fuzz<T>, act: (input: T) => void): void {
  it(
    `deals with any ${name}, and quickly`,
    () => {
      const numRuns = runs(INPUTS, share);
      const slowest = slowestOf(inputs, numRuns, act);
      const report = { name, inputs: numRuns, slowest: { ...slowest, input: slowest.input.slice(0, 300) } } satisfies FuzzReport;
      mkdirSync(FUZZ_REPORTS, { recursive: true });
      writeFileSync(join(FUZZ_REPORTS, `${name.replaceAll(' ', '-')}.json`), JSON.stringify(report));
      expect({ ...slowest, isQuick: slowest.cpuMs < LIMITS_MS[where] }).toEqual({ ...slowest, isQuick: true });
    },
    TIMEOUT_MS,
  );
}

/** Tries inputs; returns the one that takes the most CPU time. */
function slowestOf<T>(inputs: fc.Arbitrary<T>, numRuns: number, act: (input: T) => void): { input: string; cpuMs: number } {
  let candidates: { readonly input: T; readonly ms: number }[] = [];
  fc.assert(
    fc.property(inputs, (input) => {
      const start = performance.now();
      act(input);
      const ms = performance.now() - start;
      if (candidates.length < CANDIDATES || ms > (candidates.at(-1)?.ms ?? 0)) {
        candidates = [...candidates, { input, ms }].sort((a, b) => b.ms - a.ms).slice(0, CANDIDATES);
      }
    }),
    { numRuns },
  );
  const measured = candidates.map(({ input }) => ({ input: fc.stringify(input), cpuMs: leastCpuMs(() => act(input)) }));
  return measured.sort((a, b) => b.cpuMs - a.cpuMs)[0] ?? { input: '', cpuMs: 0 };
}

/** The least of several measurements, so that a disturbance of one of them doesn't count. */
function leastCpuMs(action: () => void): number {
  return Math.min(...Array.from({ length: MEASUREMENTS }, () => cpuMsOf(action)));
}
