import { BOTH, expect, PHONE, siteData, test, visit, type Item } from '../support/site';

test.describe('contents', () => {
  test('W6 follow the reading beside the text, and mark where it is', async ({ page }) => {
    await visit(page, '/wiki/ssh');
    const nav = page.getByRole('navigation', { name: 'On this page' });
    const current = nav.locator('[aria-current="location"]');
    await expect(nav.getByRole('link', { name: 'Prerequisites' })).toBeVisible();
    await expect(current).toHaveCount(0);
    await page.locator('#let-the-agent-hold-it').evaluate((heading) => heading.scrollIntoView());
    await expect(current).toHaveText('Let the agent hold it');
    // A jump over many headings, and back over all of them.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(current).toHaveText('Next steps');
    await expect(nav).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(current).toHaveCount(0);
  });

  test('W6 are a bar on a phone: from anywhere two taps lead to any section', PHONE, async ({ page }) => {
    await visit(page, '/wiki/ssh');
    const bar = page.getByRole('navigation', { name: 'On this page' });
    const entry = bar.getByRole('link', { name: 'fail2ban, or not' });
    await expect(entry).toBeHidden();
    await bar.locator('summary').click();
    await entry.click();
    await expect(entry).toBeHidden();
    await expect(page.getByRole('heading', { name: 'fail2ban, or not' })).toBeInViewport();
    const height = (await page.locator('.nav').boundingBox())?.height;
    // First the jump has to hide the bar: a scroll up in the same frame would count as part of the jump.
    await expect.poll(async () => (await bar.boundingBox())?.y).toBeLessThan(height ?? 0);
    await page.evaluate(() => window.scrollBy(0, -200));
    await expect(bar.locator('summary')).toBeInViewport({ ratio: 1 });
    await expect(bar.locator('summary')).toContainText(/\d+\/22/);
    // It stands right below the site's bar, with no text between them.
    await expect.poll(() => bar.boundingBox()).toMatchObject({ y: height, x: 0, width: 360 });
    await bar.locator('summary').click();
    // At the end of a long list, and in view all the same.
    await expect(bar.getByRole('link', { name: 'Troubleshooting' })).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollBy(0, 200));
    await expect(entry).toBeVisible();
    await page.keyboard.press('Escape');
    await bar.locator('summary').blur();
    await page.evaluate(() => window.scrollBy(0, 200));
    // On the way down, only its squares stay, right below the site's bar.
    const squares = bar.locator('.contents__ledger');
    await expect.poll(async () => ((await squares.boundingBox())?.y ?? 0) - (height ?? 0)).toBeLessThan(8);
    // A tap on them opens the list.
    await page.touchscreen.tap(150, ((await squares.boundingBox())?.y ?? 0) + 3);
    await expect(entry).toBeVisible();
    await page.keyboard.press('Escape');
    await bar.locator('summary').blur();
    await page.evaluate(() => window.scrollBy(0, 200));
    await expect.poll(async () => ((await squares.boundingBox())?.y ?? 0) - (height ?? 0)).toBeLessThan(8);
    // The keyboard brings the bar back.
    await bar.locator('summary').focus();
    await expect.poll(() => bar.boundingBox()).toMatchObject({ y: height });
  });

  test('W6 the heading in a phone’s bar begins at the same place from the first section to the last', PHONE, async ({ page }) => {
    await visit(page, '/wiki/ssh');
    const here = page.locator('.contents__here');
    const left: number[] = [];
    for (const heading of await page.locator('.contents a').all()) {
      await page.evaluate((hash) => document.getElementById(hash.slice(1))?.scrollIntoView(), (await heading.getAttribute('href')) ?? '');
      await expect(here).toHaveText((await heading.textContent()) ?? '');
      left.push(await here.evaluate((text) => text.getBoundingClientRect().left));
    }
    expect(left.length).toBeGreaterThan(9);
    expect(new Set(left).size).toBe(1);
  });

  test(
    'W6 W8 a guide’s head: its squares fill a phone’s width apart from their bar’s text, and the way into the runbook is 44 px tall to a finger',
    PHONE,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await visit(page, '/wiki/ssh');
      const squares = await page.locator('.contents__ledger').boundingBox();
      const title = await page.locator('.contents__title').evaluate((summary) => {
        const range = document.createRange();
        range.selectNodeContents(summary);
        return range.getBoundingClientRect().bottom;
      });
      expect(squares).toMatchObject({ x: 16, width: 328 });
      expect((squares?.y ?? 0) - title).toBeGreaterThanOrEqual(8);
      const run = page.getByRole('link', { name: 'Run step by step' });
      const hits = await run.evaluate((link) => {
        const { x, y, width, height } = link.getBoundingClientRect();
        return Array.from({ length: 60 }, (_, place) => link.contains(document.elementFromPoint(x + width / 2, y + height / 2 + place - 30)));
      });
      expect(hits.filter(Boolean).length).toBeGreaterThanOrEqual(44);
      await expect(page.locator('.glance')).toContainText('commands run');
      expect(await page.locator('.glance__partly-run').evaluate((words) => getComputedStyle(words, '::before').content)).toContain('■');
    },
  );

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('W6 unfold and lead all the same', BOTH, async ({ page }, info) => {
      await page.goto('/wiki/ssh');
      const entry = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Troubleshooting' });
      if (info.project.name === 'phone') await page.locator('summary', { hasText: 'On this page' }).click();
      await expect(entry).toBeVisible();
      await entry.click();
      await expect(page.getByRole('heading', { name: 'Troubleshooting', exact: true })).toBeInViewport();
      // The runbook needs scripts.
      await expect(page.getByText('Run step by step')).toBeHidden();
    });
  });
});

test('W4 W6 the risk in a guide’s head leads to the way back, and so do the contents', BOTH, async ({ page }, info) => {
  await visit(page, '/wiki/ssh');
  const wayBack = page.locator('p', { hasText: 'Roll back when locked out' });
  await page.getByRole('link', { name: 'can lock you out' }).click();
  await expect(wayBack).toBeInViewport();
  await expect(page).toHaveURL('/wiki/ssh#way-back');
  await page.goBack();
  await expect(wayBack).not.toBeInViewport();
  if (info.project.name === 'phone') await page.locator('summary', { hasText: /On this page|\d+\/\d+/ }).click();
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Roll back when locked out' }).click();
  await expect(wayBack).toBeInViewport();
});

test('W6 a guide’s first sentence is on the first screen', BOTH, async ({ page }, info) => {
  const atMost = info.project.name === 'phone' ? 480 : 440;
  const { articles } = await siteData<{ articles: Item[] }>(page, 'wiki');
  // The guides with the longest titles; `npm run screens` measures all.
  const longest = [...articles].sort((a, b) => b.title.length - a.title.length);
  const ids = longest.slice(0, 3).map(({ id }) => id);
  expect(ids).toHaveLength(3);
  const low: string[] = [];
  for (const id of ids) {
    await page.goto(`/wiki/${id}`, { waitUntil: 'domcontentloaded' });
    const { top } = await page
      .locator('.prose > p')
      .first()
      .evaluate((text) => text.getBoundingClientRect());
    if (top > atMost) low.push(`${id}: ${top}`);
  }
  expect(low).toEqual([]);
});

test('H8 a figure is never larger than it was drawn, and its room is kept until it is shown', BOTH, async ({ page }) => {
  await visit(page, '/wiki/ssh');
  const figure = page.locator('.prose .lazy-image').first();
  const room = await figure.boundingBox();
  expect(room?.width).toBeLessThanOrEqual(482);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-state', 'shown');
  expect(await figure.boundingBox()).toMatchObject({ width: room?.width, height: room?.height });
});

test('W6 W7 each heading is a link to itself that the keyboard reaches, and a guide ends with related pages and their reason, with those that link to it, and with its neighbours', async ({
  page,
}) => {
  await visit(page, '/wiki/ssh');
  const anchor = page.getByRole('heading', { name: 'Let the agent hold it' }).getByRole('link');
  await anchor.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/wiki/ssh#let-the-agent-hold-it');
  const related = page.getByRole('region', { name: 'Related pages' });
  await expect(related.getByRole('listitem')).toHaveCount(3);
  await expect(related.getByRole('link', { name: 'An SSH bastion that people can only pass through' })).toHaveAttribute('href', '/wiki/bastion-host-setup');
  await expect(related).toContainText('Also about SSH');
  await page.getByRole('region', { name: 'Pages that link here' }).getByRole('link', { name: 'A default-deny firewall with nftables' }).click();
  await expect(page).toHaveURL('/wiki/firewall');
  // It does link there.
  await expect(page.locator('.prose a[href^="/wiki/ssh"]').first()).toBeAttached();
});

test('W4 the long rows of tables in code fold everywhere at once, stay folded on this device, and each command keeps its button', BOTH, async ({ page }) => {
  await visit(page, '/wiki/logs-journalctl');
  const wrap = page.getByRole('button', { name: 'Wrap' }).first();
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  const tooWide = () => page.locator('.code pre').evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length);
  expect(await tooWide()).toBe(0);
  await visit(page, '/wiki/building-linux-repository');
  await expect.poll(tooWide).toBe(0);
  await visit(page, '/wiki/logs-journalctl');
  await expect(page.getByRole('button', { name: 'Wrap' }).first()).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(tooWide).toBe(0);
  const block = page.locator('figure.code--session', { has: page.locator('.code__copies') }).first();
  const misplaced = () =>
    block.evaluate((figure) => {
      const lines = [...figure.querySelectorAll('.line')];
      return [...figure.querySelectorAll('.code__copies > div')].filter((place, index) => {
        const middle = (element: Element | undefined) => element?.getClientRects()[0]?.top ?? 0;
        return place.firstElementChild && Math.abs(middle(place) - middle(lines[index])) > 8;
      }).length;
    });
  await expect.poll(misplaced).toBe(0);
  await page.getByRole('button', { name: 'Wrap' }).first().click();
  await expect.poll(tooWide).toBeGreaterThan(0);
  await visit(page, '/wiki/logs-journalctl');
  await expect.poll(tooWide).toBeGreaterThan(0);
});
