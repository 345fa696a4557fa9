import type { Locator, Page } from '@playwright/test';
import { BOTH, expect, FOREIGN, hold, hydrated, PHONE, SOON, test, visit } from '../support/site';

const PROJECTS = ['highly-available-mysql', 'secure-docker-pipeline', 'homelab-proxmox', 'azure-migration'];

/** The smallest letters of wide diagrams, in units of a width of 960. */
const SMALLEST_LETTERS = 19.5;

const scrollLeft = (box: Locator) => box.evaluate((element) => element.scrollLeft);

/** What is shown of a diagram: its file, its box, and the height of its smallest letters in pixels. */
const shownDiagram = (page: Page) =>
  page.locator('.diagram__picture').evaluate(async (box) => {
    const image = box.querySelector('img') ?? new Image();
    await image.decode();
    const svg = await (await fetch(image.currentSrc)).text();
    const [, units = ''] = /viewBox="0 0 (\d+)/.exec(svg) ?? [];
    const sizes = [...svg.matchAll(/font(?:-size)?:[^;}]*?([\d.]+)px/g)].map(([, size]) => Number(size));
    const { left, right, width } = image.getBoundingClientRect();
    return {
      file: new URL(image.currentSrc).pathname.replace('/images/', ''),
      beyond: box.scrollWidth - box.clientWidth,
      isInWindow: left >= 0 && right <= innerWidth,
      letters: (Math.min(...sizes) * width) / Number(units),
    };
  });

test('P2 each diagram is whole in every window: upright on a phone, with letters of 12 pixels, and wide from 44rem on and on paper', async ({ page }) => {
  for (const id of PROJECTS) {
    await page.goto(`/projects/${id}`, { waitUntil: 'domcontentloaded' });
    for (const [width, file] of [
      [360, `${id}.narrow.svg`],
      [700, `${id}.narrow.svg`],
      [768, `${id}.svg`],
      [1440, `${id}.svg`],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(async () => (await shownDiagram(page)).file, { intervals: SOON }).toBe(file);
      const { beyond, isInWindow, letters } = await shownDiagram(page);
      expect([beyond, isInWindow], `${id} at ${width}`).toEqual([0, true]);
      expect(letters, `${id} at ${width}`).toBeGreaterThanOrEqual(12);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('link', { name: 'Open the diagram alone' })).toHaveAttribute('href', `/images/${id}.svg`);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(async () => (await shownDiagram(page)).file, { intervals: SOON }).toBe(`${id}.svg`);
    // As wide as an A4 page's text.
    await page.setViewportSize({ width: 680, height: 900 });
    const { width = 0, height = 0 } = (await page.locator('.diagram img').boundingBox()) ?? {};
    expect([Math.round(width), width / height]).toEqual([510, expect.closeTo(16 / 9, 1)]);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('P2 on a phone a diagram without an upright form fades where it goes on and scrolls by the keyboard, as a table does', PHONE, async ({ page }) => {
  await visit(page, `${FOREIGN}/projects/bridge`);
  const box = page.getByRole('group', { name: 'Diagram' });
  const width = await box.locator('img').evaluate((image) => image.getBoundingClientRect().width);
  expect((width / 960) * SMALLEST_LETTERS).toBeGreaterThanOrEqual(12);
  await expect(box).not.toHaveCSS('mask-image', 'none');
  await box.focus();
  await expect(box).toHaveCSS('mask-image', 'none');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scrollLeft(box), { intervals: SOON }).toBeGreaterThan(0);
  await visit(page, `${FOREIGN}/wiki/templates`);
  const table = page.getByRole('group', { name: 'Table' });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scrollLeft(table), { intervals: SOON }).toBeGreaterThan(0);
});

/** The bounding box of a diagram's picture. */
const roomOf = (page: Page) => page.getByRole('img', { name: /^Architecture diagram/ }).boundingBox();

test('P2 on a phone the upright drawing has its room before it has loaded, and is not a tab stop', PHONE, async ({ page }) => {
  const release = await hold(page, '**/azure-migration.narrow.svg');
  await page.goto('/projects/azure-migration', { waitUntil: 'domcontentloaded' });
  const before = await roomOf(page);
  expect(before?.height).toBeGreaterThan(before?.width ?? Infinity);
  release();
  expect((await shownDiagram(page)).file).toBe('azure-migration.narrow.svg');
  const after = await roomOf(page);
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  await hydrated(page);
  await expect(page.getByRole('group', { name: 'Diagram' })).toHaveCount(0);
});

test('P2 paper has an upright drawing whole where the wide one is late', PHONE, async ({ page }) => {
  const release = await hold(page, '**/azure-migration.svg');
  await visit(page, '/projects/azure-migration');
  await shownDiagram(page);
  await page.emulateMedia({ media: 'print' });
  const { width = 0, height = 0 } = (await roomOf(page)) ?? {};
  expect(height).toBeLessThanOrEqual(416); // 110 mm
  expect(width / height).toBeCloseTo(360 / 736, 1);
  release();
  await expect.poll(async () => (await shownDiagram(page)).file, { intervals: SOON }).toBe('azure-migration.svg');
});

test('P2 on a phone the reasons of a table stand under each row, and nothing of it is beyond the edge', PHONE, async ({ page }) => {
  await page.goto('/projects/azure-migration');
  const table = page.locator('.table').first();
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const cells = page.getByRole('row', { name: 'New hardware' }).getByRole('cell');
  await expect(cells).toHaveText(['New hardware, same hall', '€148,000', '€10,900', /^The least work/]);
  const [first, , last, reason] = await cells.evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().toJSON() as DOMRect));
  expect(last?.top).toBe(first?.top);
  expect(reason?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
  expect(reason?.left).toBe(first?.left);
});

test('P2 on a phone each fact of a case study is a row, its name before it', PHONE, async ({ page }) => {
  await visit(page, '/projects/azure-migration');
  const rows = await page.locator('.facts > *').evaluateAll((facts) =>
    facts.map((fact) => {
      const [name, value] = [...fact.children].map((part) => part.getBoundingClientRect());
      return { beside: (value?.left ?? 0) - (name?.right ?? 0), below: Math.abs((value?.top ?? 0) - (name?.top ?? 0)), width: value?.width ?? 0 };
    }),
  );
  expect(rows).toHaveLength(5);
  for (const { beside, below, width } of rows) {
    expect(beside).toBeGreaterThanOrEqual(0);
    expect(below).toBeLessThan(5);
    expect(width).toBeGreaterThan(220);
  }
});

test('P2 figures are seen before and after, each beside a bar of its length, all on one scale, and fill their grid, an odd number of them too', async ({
  page,
}) => {
  for (const id of PROJECTS) {
    await page.goto(`/projects/${id}`, { waitUntil: 'domcontentloaded' });
    const scales = await page.locator('.figure__bar').evaluateAll((bars) => bars.map((bar) => Math.round(bar.getBoundingClientRect().width)));
    expect(new Set(scales).size, id).toBe(1);
    const edges = await page.locator('.figures').evaluate((grid) => [grid, grid.lastElementChild ?? grid].map((box) => box.getBoundingClientRect().right));
    expect(edges[1], id).toBeCloseTo(edges[0] ?? 0, 0);
  }
  await expect(page.locator('.figure__bar').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const rows = page.locator('.figure').first().locator('.figure__state');
  await expect(rows).toHaveText([/^Before\s+€11,240/, /^After\s+€6,730/]);
  const lengths = await rows.locator('path').evaluateAll((paths) => paths.map((path) => path.getBoundingClientRect().width));
  expect((lengths[1] ?? 0) / (lengths[0] ?? 1)).toBeCloseTo(6730 / 11_240, 2);
});

test('P3 on a phone the filters of the blog are one row', PHONE, async ({ page }) => {
  await page.goto('/blog');
  const tops = await page.locator('.chip').evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(5);
  expect(new Set(tops).size).toBe(1);
});

test('P2 on paper the names of facts and figures are smaller than what they name', async ({ page }) => {
  await page.goto('/projects/azure-migration');
  await page.emulateMedia({ media: 'print' });
  const size = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((box) => parseFloat(getComputedStyle(box).fontSize));
  for (const [name, value] of [
    ['.facts dt', '.facts dd'],
    ['.figure__name', '.figure__value'],
  ] as const)
    expect(await size(name)).toBeLessThan(await size(value));
});

test('P2 a case study’s figures keep their distance from the text, in every window', BOTH, async ({ page }) => {
  await page.goto('/projects/azure-migration');
  const gap = await page.evaluate(() => {
    const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return (edge('.prose h2')?.top ?? 0) - (edge('.figures')?.bottom ?? 0);
  });
  expect(gap).toBeGreaterThanOrEqual(20);
});
