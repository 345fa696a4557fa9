import { whyNoMachines } from '../../../build-scripts/lib/verify/whyNoRoot';

/**
 * Describes tests that open machines, which needs root on Linux. Elsewhere the report has one test in their place, which
 * names the reason.
 */
export function describeMachines(name: string, body: () => void): void {
  const reason = whyNoMachines();
  describe(name, reason === null ? body : () => it(`isn’t tested here: ${reason}`, () => expect(whyNoMachines()).toBe(reason)));
}
