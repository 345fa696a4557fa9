import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** axe for a page without frames: what it calls its legacy mode needs no second page to put their results together, and takes half the time. */
export function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }).setLegacyMode();
}

/** What axe finds wrong, as `rule: elements`. */
export async function violations(axe: AxeBuilder): Promise<string[]> {
  const results = await axe.analyze();
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
