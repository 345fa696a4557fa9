import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeOptions {
  /** Selectors of the parts to look at; without one, the whole page. */
  readonly parts?: readonly string[];
  /** The only rules to ask. */
  readonly rules?: readonly string[];
  readonly withoutRules?: readonly string[];
}

/**
 * Scrolls to the top, and takes bars off the window's edges: a target half under a bar would count as a smaller one. The bar of contents, which goes
 * out of the way of who reads on, would be over what is above it until it is back.
 */
export async function clearOfBars(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const bars = page.locator('.contents, .runbook__bar, .changes-bar');
  const still = { position: 'relative', inset: 'auto', translate: 'none', transition: 'none' };
  await bars.evaluateAll((found: HTMLElement[], style) => found.forEach((bar) => Object.assign(bar.style, style)), still);
}

/** What axe finds wrong, as `rule: elements`. The page gets its source once, which costs more than most rules. */
export async function violations(page: Page, { parts = [], rules, withoutRules = [] }: AxeOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  // An option is named by title and heading, and described by its excerpt: its name isn't all of its visible text.
  const unasked = (await page.locator('[role=option]').count()) > 0 ? ['label-content-name-mismatch', ...withoutRules] : withoutRules;
  const enabled = (names: readonly string[], isEnabled: boolean) => names.map((name) => [name, { enabled: isEnabled }]);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    // None of these rules reads style sheets, which would be fetched again each time.
    preload: false,
    rules: Object.fromEntries([...enabled(['target-size'], true), ...enabled(unasked, false)]) as axe.RuleObject,
    ...(rules ? { runOnly: { type: 'rule', values: [...rules] } } : {}),
  };
  return page.evaluate(
    async ([include, given]) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      const results = await engine.run(include.length > 0 ? { include: include.map((part) => [part]) } : document, given);
      return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    [[...parts], options] as const,
  );
}
