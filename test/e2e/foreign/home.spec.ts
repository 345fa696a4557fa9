import { expect, FOREIGN, test } from '../support/site';

test('H1 without a ledger no room is left for one: the links elsewhere follow what is above them', async ({ page }) => {
  await page.goto(`${FOREIGN}/`);
  const edges = async (selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  const [actions, elsewhere] = [await edges('.hero__actions'), await edges('.social')];
  expect(elsewhere.top - actions.bottom).toBeLessThan(32);
});
