import { compile } from 'sass';
import logicalLoader from '../../../build-scripts/lib/bundling/logicalLoader';
import { resultOf } from '../../../build-scripts/lib/content/summaries/projectSummary';
import { ICON_PATHS } from '../../../src/core/site/iconPaths';
import { expect, test } from '../support/site';

/** A sheet as a site from right to left has it, without its typefaces. */
const sheet = (path: string) => {
  const css = compile(`src/${path}`, { style: 'compressed' }).css.replaceAll(/@font-face\{[^}]*\}/g, '');
  return `<style>${logicalLoader.call({ resourcePath: path } as ThisParameterType<typeof logicalLoader>, css) as string}</style>`;
};

const result = resultOf([{ label: 'الكلفة', before: 11240, after: 6730, unit: '€', better: 'lower' }]);
const BODY = `
  <h2>776 code blocks, 562 of them executed</h2>
  <table><td class="count">40 of 41</td></table>
  <p class="result">${result}</p>
  <pre dir="ltr"><code><span class="t-comment"># تعليق</span></code></pre>
  <p><a class="next__link" href="#">Next guide<svg class="icon" viewBox="0 0 24 24"><path d="${ICON_PATHS['arrow-right']}" /></svg></a></p>
  <p><a class="quick__all" href="#">All results.</a></p>
  <p class="terminal terminal__line" dir="ltr"><a href="#">wiki/a.md</a>: كلمات عربية</p>`;

test('English words, counts, code and arrows are read in their order on a page from right to left', async ({ page }) => {
  const sheets = ['styles/main.scss', 'features/quick-search/quick-search.scss'].map(sheet).join('');
  await page.setContent(`<!doctype html><html lang="ar" dir="rtl">${sheets}<body>${BODY}</body></html>`);
  const fromLeft = (selector: string, ...words: string[]) =>
    page.locator(selector).evaluate((element, sought) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const places: { word: string; left: number }[] = [...element.querySelectorAll('svg')].map((icon) => ({
        word: 'icon',
        left: icon.getBoundingClientRect().left,
      }));
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const word of sought) {
          const at = node.textContent?.indexOf(word) ?? -1;
          if (at < 0) continue;
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + word.length);
          places.push({ word, left: range.getBoundingClientRect().left });
        }
      }
      return places.sort((a, b) => a.left - b.left).map(({ word }) => word);
    }, words);
  expect(await fromLeft('h2', '776', '562')).toEqual(['776', '562']);
  expect(await fromLeft('.count', '40', '41')).toEqual(['40', '41']);
  expect(await fromLeft('.result', '€11,240', '→', '€6,730', 'الكلفة')).toEqual(['€11,240', '→', '€6,730', 'الكلفة']);
  expect(await fromLeft('pre', '#', 'تعليق')).toEqual(['#', 'تعليق']);
  expect(await fromLeft('.next__link', 'Next')).toEqual(['icon', 'Next']);
  expect(await fromLeft('.terminal', 'wiki', 'كلمات')).toEqual(['wiki', 'كلمات']);
  const link = page.locator('.quick__all');
  expect(await link.evaluate((element) => getComputedStyle(element).textAlign)).toBe('right');
});

test('the buttons of a visit that is played are in the order of their keys on a page from right to left', async ({ page }) => {
  const sheets = ['styles/main.scss', 'app/visit/visit.scss'].map(sheet).join('');
  const buttons = ['Previous step', 'Play', 'Next step'].map((name) => `<button class="icon-button" aria-label="${name}"></button>`).join('');
  const bar = `<section class="visit-bar"><p class="visit-bar__text">Step 1 of 2</p><div class="visit-bar__buttons">${buttons}</div></section>`;
  await page.setContent(`<!doctype html><html lang="ar" dir="rtl">${sheets}<body>${bar}`);
  const lefts = await page.getByRole('button').evaluateAll((all) => all.map((button) => button.getBoundingClientRect().left));
  expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
  expect(new Set(lefts).size).toBe(3);
  // In a narrow window they are below the text, at the end of its lines.
  await page.setViewportSize({ width: 360, height: 640 });
  const [left = NaN, right = NaN] = await page
    .locator('.visit-bar__buttons')
    .evaluate((box) => [box.getBoundingClientRect().left, box.getBoundingClientRect().right]);
  expect(left).toBeLessThan(360 - right);
});
