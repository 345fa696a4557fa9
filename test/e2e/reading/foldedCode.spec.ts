import type { Page } from '@playwright/test';
import { byTurns } from '../../support/propertyRuns';
import { brokenCode, rowsOf } from '../support/foldedRows';
import { BOTH, expect, PHONE, test, visit } from '../support/site';

/* Code and output fold, with further rows indented; only tables scroll sideways, under a fade. */

/** How many lines a shell reads, how many of them the block's edge cuts, and how many are folded. */
const commands = (page: Page) =>
  page.locator('.code--typed').evaluateAll((blocks) => {
    const range = document.createRange();
    const lines = blocks.flatMap((block) => [...block.querySelectorAll('.line:not(.line--output)')]);
    const isCut = (line: Element) => {
      const edge = line.closest('pre')?.getBoundingClientRect().right ?? 0;
      range.selectNodeContents(line);
      return [...range.getClientRects()].some(({ right }) => right > edge + 0.5);
    };
    const rows = (line: Element) => line.clientHeight / parseFloat(getComputedStyle(line).lineHeight);
    return { all: lines.length, cut: lines.filter(isCut).length, folded: lines.filter((line) => rows(line) > 1.5).length };
  });

/** Expects no command to be cut and, on a phone, some to be folded. */
async function expectNothingClipped(page: Page, isPhone: boolean): Promise<void> {
  const { all, cut, folded } = await commands(page);
  expect(all).toBeGreaterThan(20);
  expect(cut).toBe(0);
  if (isPhone) expect(folded).toBeGreaterThan(10);
}

for (const guide of ['ssh', 'firewall']) {
  test(`W4 the edge cuts no command of ${guide}`, PHONE, async ({ page }) => {
    await visit(page, `/wiki/${guide}`);
    await expectNothingClipped(page, true);
  });
}

test(
  'W4 code folds, fades and keeps its buttons beside it: commands further right and copied as one line, tables under a fade',
  BOTH,
  async ({ page }, info) => {
    await visit(page, '/wiki/zabbix-setup');
    await test.step('the edge cuts no command', () => expectNothingClipped(page, info.project.name === 'phone'));
    await test.step('what is wider than its block fades where there is more, and what fits does not', async () => {
      await visit(page, '/wiki/logs-journalctl');
      const masks = await page
        .locator('.code pre')
        .evaluateAll((boxes) => boxes.map((box) => ({ isWide: box.scrollWidth > box.clientWidth, mask: getComputedStyle(box).maskImage })));
      expect(masks.filter(({ isWide }) => isWide).length).toBeGreaterThan(0);
      for (const { isWide, mask } of masks) expect(mask !== 'none').toBe(isWide);
      await visit(page, '/wiki/zabbix-setup');
    });
    await test.step('the bar of a session is one line of 28 px, its button 44 px tall to a finger', async () => {
      const bar = page.locator('.code--session .code__bar', { hasText: /executed$/ }).first();
      await bar.scrollIntoViewIfNeeded();
      expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(30);
      const copy = page.locator('.code--session').first().getByRole('button', { name: 'Copy', exact: true });
      await copy.scrollIntoViewIfNeeded();
      const reach = await copy.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const isHit = (dy: number) => button.contains(document.elementFromPoint(x + width / 2, y + height / 2 + dy));
        return [isHit(-21), isHit(21), isHit(0)];
      });
      expect(reach[2]).toBe(true);
      if (info.project.name === 'phone') expect(reach).toEqual([true, true, true]);
    });
    await page.setViewportSize({ width: 360, height: 740 });
    await test.step('a folded command goes on further right than it began, with its words whole, and is copied as one line', async () => {
      const line = page.locator('.line[data-prompt]', { hasText: 'openssl rand -base64' });
      const { selected, text } = await line.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element.closest('code') ?? element);
        const selection = getSelection();
        selection?.removeAllRanges();
        selection?.addRange(range);
        return { selected: selection?.toString() ?? '', text: element.textContent ?? '' };
      });
      const [starts = []] = await rowsOf(line);
      expect(selected.split('\n')).toContain(text);
      expect(starts.length).toBeGreaterThan(1);
      const [first, ...rest] = starts;
      for (const row of rest) {
        expect(row.left).toBeGreaterThan((first?.left ?? 0) + 10);
        expect(row.text).not.toMatch(/^ /);
      }
      for (const row of starts.slice(0, -1)) expect(row.text).toMatch(/ $/);
    });
    await test.step('each button of a command is beside its command, however its block is folded', async () => {
      await expect(page.locator('.code__copies').first()).toBeAttached();
      const misplaced = () =>
        page.locator('figure.code--several').evaluateAll(
          (blocks) =>
            blocks.flatMap((block) => {
              const lines = [...block.querySelectorAll('.line')];
              return [...block.querySelectorAll('.code__copies > div')].filter(
                (place, index) => place.firstElementChild && Math.abs(place.getBoundingClientRect().top - (lines[index]?.getBoundingClientRect().top ?? 0)) > 4,
              );
            }).length,
        );
      await expect.poll(misplaced).toBe(0);
    });
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('W4 commands fold all the same', PHONE, async ({ page }) => {
    await page.goto('/wiki/zabbix-setup');
    await expectNothingClipped(page, true);
  });
});

for (const path of byTurns(['/wiki/ssh', '/wiki/server-snapshots-backups', '/wiki/upgrade-rules', '/wiki/data-replication-rules'], 4)) {
  test(`W6 names, options and paths of ${path} stay whole in the text, and the page as wide as a phone`, PHONE, async ({ page }) => {
    await visit(page, path);
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      const { pieces, broken, beyond } = await brokenCode(page);
      expect(pieces).toBeGreaterThan(30);
      expect({ broken, beyond }).toEqual({ broken: [], beyond: 0 });
    }
  });
}

test('W4 a session’s bar is one line on a phone: its machine or user, and its check', PHONE, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/wiki/ssh');
  const bars = page.locator('.code--session .code__bar', { hasText: /✓|executed$/ });
  await expect(bars.first()).toContainText(/on the|as root|as user/);
  const heights = await bars.evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(10);
  for (const height of heights) expect(height).toBeLessThanOrEqual(30);
});

test('W4 a folded continuation goes on two columns further than it begins', PHONE, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/wiki/zabbix-setup');
  const hangs = await page.locator('.code--typed .line[data-indent]').evaluateAll((lines) =>
    lines.map((line) => {
      const probe = line.ownerDocument.createElement('span');
      probe.style.cssText = 'position:absolute;visibility:hidden;width:10ch';
      line.append(probe);
      const column = probe.getBoundingClientRect().width / 10;
      probe.remove();
      return Math.round(parseFloat(getComputedStyle(line).paddingLeft) / column) - Number(line.getAttribute('data-indent'));
    }),
  );
  expect(hangs.length).toBeGreaterThan(3);
  expect(new Set(hangs)).toEqual(new Set([2]));
});

for (const guide of ['ssh', 'upgrade-rules']) {
  test(`W4 no command of ${guide} is folded inside a word that fits a row`, PHONE, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, `/wiki/${guide}`);
    const folded = (await rowsOf(page.locator('.code--typed .line:not(.line--output)'))).filter(({ length }) => length > 1);
    expect(folded.length).toBeGreaterThan(10);
    for (const rows of folded) {
      const text = rows.map((row) => row.text).join('');
      rows.slice(0, -1).reduce((from, { text: row }) => {
        const at = from + row.length;
        const word = (/\S*$/.exec(text.slice(0, at))?.[0] ?? '') + (/^\S*/.exec(text.slice(at))?.[0] ?? '');
        if (/\S$/.test(row)) expect(word.length, `${word} in ${text}`).toBeGreaterThan(26);
        return at;
      }, 0);
    }
  });
}

test('W4 a command is never folded so that its first row reads like another', PHONE, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/wiki/ssh');
  const [rows] = await rowsOf(page.locator('.line[data-prompt]', { hasText: /^sudo rm \/etc\/ssh\/sshd_config.d\/99-hardening.conf$/ }));
  expect(rows?.map(({ text }) => text)).toEqual(['sudo rm ', '/etc/ssh/sshd_config.d/', '99-hardening.conf']);
});

test('W4 output that is no table folds, so that what the text is about is in view', PHONE, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/blog/learning-to-read-logs');
  const beat = page.locator('.line--output', { hasText: 'heartbeat n=4390' });
  await beat.scrollIntoViewIfNeeded();
  const { right, scrolls } = await beat.evaluate((line) => {
    const range = document.createRange();
    range.selectNodeContents(line);
    const box = line.closest('pre');
    return { right: Math.max(...[...range.getClientRects()].map((rect) => rect.right)), scrolls: (box?.scrollWidth ?? 0) > (box?.clientWidth ?? 0) };
  });
  expect(right).toBeLessThanOrEqual(345);
  expect(scrolls).toBe(false);
});

test('W4 files fold, each row further right than its line began, and only tables go on sideways', BOTH, async ({ page }, info) => {
  await visit(page, '/wiki/firewall');
  const blocks = await page.locator('.code').evaluateAll((figures) =>
    figures.map((figure) => {
      const pre = figure.querySelector('pre');
      const lines = [...figure.querySelectorAll<HTMLElement>('.line')];
      const row = parseFloat(getComputedStyle(pre ?? figure).lineHeight);
      return {
        isTable: figure.querySelector('.line--row') !== null,
        isSession: figure.matches('.code--session'),
        isCut: (pre?.scrollWidth ?? 0) > (pre?.clientWidth ?? 0),
        folded: lines.filter((line) => line.offsetHeight > 1.5 * row).length,
      };
    }),
  );
  const files = blocks.filter(({ isSession }) => !isSession);
  expect(files.length).toBeGreaterThan(1);
  expect(blocks.filter(({ isCut, isTable }) => isCut && !isTable)).toEqual([]);
  if (info.project.name === 'phone') expect(files.reduce((sum, { folded }) => sum + folded, 0)).toBeGreaterThan(10);
  await expect(page.locator('.code:not(:has(.line--row)) > .code__wrap')).toHaveCount(0);
});

test('W4 marked lines have their colour in either theme, and on paper the indent of all lines', async ({ page }) => {
  const looks = (name: string) =>
    page
      .locator(`.line--${name}`)
      .first()
      .evaluate((line) => {
        const { backgroundColor, paddingLeft, textIndent } = getComputedStyle(line);
        return { backgroundColor, hang: Math.round(parseFloat(paddingLeft) + parseFloat(textIndent)) };
      });
  for (const [path, name, colours] of [
    ['/projects/highly-available-mysql', 'mark', ['rgb(253, 234, 168)', 'rgb(87, 72, 19)']],
    ['/wiki/firewall', 'ins', ['rgb(223, 241, 230)', 'rgb(23, 54, 42)']],
  ] as const) {
    await visit(page, path);
    for (const [at, colorScheme] of (['light', 'dark'] as const).entries()) {
      await page.emulateMedia({ colorScheme });
      expect(await looks(name)).toEqual({ backgroundColor: colours[at], hang: 0 });
    }
    await page.emulateMedia({ media: 'print' });
    expect((await looks(name)).hang).toBe(0);
    await page.emulateMedia({ media: 'screen' });
  }
});
