import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASES } from '../../../build-scripts/lib/content/code/debianReleases';
import { EMULATOR } from '../../../build-scripts/lib/verify/machines/kernelMachine';
import { layerOf } from '../../../build-scripts/lib/verify/machines/roots';
import { STORE } from '../../../build-scripts/lib/verify/machines/store';
import { whyNoMachines } from '../../../build-scripts/lib/verify/whyNoRoot';

/**
 * Describes tests that open machines, which needs root on Linux. Elsewhere the report has one test in their place, which
 * names the reason.
 */
export function describeMachines(name: string, body: () => void): void {
  describeUnless(whyNoMachines, { name, body });
}

/** Describes tests that open machines on Debian's own packages, which needs the base roots that `npm run verify` makes. */
export function describeDebianMachines(name: string, body: () => void): void {
  describeUnless(() => whyNoMachines() ?? whyNoBases(), { name, body });
}

/** Describes tests that open machines with kernels of their own, which needs what `npm run verify` makes for the first of them. */
export function describeKernelMachines(name: string, body: () => void): void {
  describeUnless(() => whyNoMachines() ?? whyNoBases() ?? whyNoEmulator(), { name, body });
}

function whyNoEmulator(): string | null {
  const layers = [true, false].map((isStacked) => join(STORE, layerOf(EMULATOR, RELEASES[0], isStacked)));
  return layers.some((layer) => existsSync(layer)) ? null : 'no root with QEMU has been made';
}

function describeUnless(why: () => string | null, { name, body }: { readonly name: string; readonly body: () => void }): void {
  const reason = why();
  describe(name, reason === null ? body : () => it(`isn’t tested here: ${reason}`, () => expect(why()).toBe(reason)));
}

function whyNoBases(): string | null {
  const missing = RELEASES.filter(({ codename }) => !existsSync(join(STORE, 'bases', codename)));
  return missing.length === 0 ? null : `no base root of ${missing.map(({ name }) => name).join(' and ')} has been made`;
}
