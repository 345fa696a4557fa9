import type { Page } from '@playwright/test';
import { until } from '../browser/until';

/** Below this width the bar's links fold into the menu, in CSS pixels; `$medium` of src/styles/_settings.scss. */
const MENU_BELOW = 704;
/** At this width and above, the table of contents is a column beside the article, in CSS pixels; `$wide` of src/styles/_settings.scss. */
const CONTENTS_BESIDE_FROM = 1_024;

/** One thing to look at: a page, or a state that a visitor has brought it to. */
export interface ScreenState {
  /** Lower-case words with hyphens; the pictures' names begin with it. */
  readonly name: string;
  readonly path: string;
  /** What the visitor does first; the page is hydrated by then. */
  readonly act?: (page: Page) => Promise<void>;
  /** Selectors of what the act changed; the rest of the page is covered by another state. */
  readonly parts?: readonly string[];
  /** Whether a window of that width has this state; absent when all have it. */
  readonly isAt?: (width: number) => boolean;
  /** Whether only the viewport is captured, because the state covers it and nothing is below. */
  readonly isScreenOnly?: boolean;
}

const openDialog = async (page: Page, text: string) => {
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox', { name: 'Search everything' });
  await box.waitFor();
  await box.fill(text);
  await page.getByRole('listbox', { name: 'Search results' }).getByRole('option').first().waitFor();
};

const filterList = (name: RegExp, text: string) => async (page: Page) => {
  await page.getByRole('searchbox', { name }).fill(text);
};

const goToTheResumeWithout = async (page: Page, files: RegExp) => {
  await page.route(files, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Resume', exact: true }).click();
  await page.getByRole('alert').waitFor();
};

const useTerminal = async (page: Page) => {
  const input = page.getByRole('textbox', { name: 'Terminal command' });
  for (const command of ['help', 'skills', 'projcts']) {
    await input.fill(command);
    await input.press('Enter');
  }
};

const typeIntoBar = async (page: Page) => {
  await page.getByRole('combobox', { name: 'Search the site' }).pressSequentially('sshd_config');
  await page.getByRole('listbox', { name: 'Search results' }).getByRole('option').first().waitFor();
};

const openResult = async (page: Page) => {
  await openDialog(page, 'PermitRootLogin');
  // Results lead to headings only once the texts are loaded.
  await page.locator('.quick__section').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/wiki/**');
  await until(page, `CSS.highlights.get('search-match')?.size > 0`);
};

const lookAround = async (page: Page) => {
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('link', { name: 'Blog', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
  await page.getByRole('button', { name: 'DevOps' }).click();
  await foot.getByRole('link', { name: 'This visit' }).click();
  await page.getByRole('heading', { name: 'Step by step' }).waitFor();
};

const doFirstStep = async (page: Page) => {
  await page.getByRole('button', { name: 'Start the run' }).click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  // A phone has the number in the bar alone, other windows above the step.
  await page
    .getByText(/^Step 2\b/)
    .filter({ visible: true })
    .first()
    .waitFor();
};

const watchRecording = async (page: Page) => {
  const block = page.locator('.code--session').first();
  await block.locator('pre').first().click();
  await page.getByRole('button', { name: 'Watch it run' }).click();
  // At its end nothing moves any more.
  await page.getByRole('region', { name: 'Recording' }).getByRole('slider').press('End');
};

/** Every kind of page, then the states that need a visitor's input. */
export const SCREEN_STATES: readonly ScreenState[] = [
  { name: 'home', path: '/' },
  { name: 'resume', path: '/resume' },
  { name: 'wiki', path: '/wiki' },
  { name: 'wiki-article', path: '/wiki/ssh' },
  { name: 'blog', path: '/blog' },
  { name: 'blog-post', path: '/blog/learning-to-read-logs' },
  { name: 'projects', path: '/projects' },
  { name: 'project', path: '/projects/azure-migration' },
  { name: 'open-source', path: '/open-source' },
  { name: 'ledger', path: '/ledger' },
  { name: 'tag', path: '/tags/Security' },
  { name: 'search', path: '/search?q=ssh', act: (page) => page.locator('.result').first().waitFor() },
  { name: 'search-blank', path: '/search' },
  { name: 'search-none', path: '/search?q=zzzqqqxxx', act: (page) => page.getByText('No results found').first().waitFor() },
  {
    name: 'search-close',
    path: '/search?q=ansibel',
    act: (page) =>
      page
        .getByText(/No results found for/)
        .first()
        .waitFor(),
  },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'tag-unknown', path: '/tags/nothing-has-this' },
  { name: 'wiki-empty', path: '/wiki', act: filterList(/Search the guides/, 'zzz'), parts: ['main'] },
  { name: 'blog-empty', path: '/blog', act: filterList(/Search the posts/, 'zzz'), parts: ['main'] },
  { name: 'projects-empty', path: '/projects', act: filterList(/Search the projects/, 'zzz'), parts: ['main'] },
  {
    name: 'menu',
    path: '/wiki',
    act: (page) => page.getByRole('button', { name: 'Menu' }).click(),
    parts: ['.nav'],
    isAt: (width) => width < MENU_BELOW,
    isScreenOnly: true,
  },
  { name: 'bar-search', path: '/resume', act: typeIntoBar, parts: ['.nav'], isAt: (width) => width >= MENU_BELOW, isScreenOnly: true },
  { name: 'dialog-blank', path: '/wiki/ssh', act: (page) => openDialog(page, ''), isScreenOnly: true },
  { name: 'dialog', path: '/wiki/ssh', act: (page) => openDialog(page, 'permission denied'), isScreenOnly: true },
  { name: 'result-opened', path: '/resume', act: openResult, parts: ['.contents', 'h2, h3'], isScreenOnly: true },
  { name: 'terminal-used', path: '/', act: useTerminal, parts: ['.terminal'] },
  { name: 'load-failed', path: '/wiki', act: (page) => goToTheResumeWithout(page, /data\/resume\.json/) },
  { name: 'visit', path: '/visit' },
  { name: 'visit-log', path: '/visit', act: lookAround, parts: ['main'] },
  { name: 'visit-broken', path: '/visit#v1.AAAA', act: (page) => page.getByText('This link holds no visit').waitFor(), parts: ['main'] },
  {
    name: 'dialog-none',
    path: '/wiki/ssh',
    act: async (page) => {
      await openDialog(page, '');
      await page.keyboard.type('zzzqqqxxx');
      await page.getByRole('dialog', { name: 'Search' }).getByText('No results found').first().waitFor();
    },
    parts: ['.search-dialog'],
    isScreenOnly: true,
  },
  {
    name: 'contents',
    path: '/wiki/ssh',
    act: (page) => page.locator('.contents__title').click(),
    parts: ['.contents'],
    isAt: (width) => width < CONTENTS_BESIDE_FROM,
    isScreenOnly: true,
  },
  {
    name: 'runbook',
    path: '/wiki/ssh?run',
    act: (page) => page.getByRole('button', { name: 'Start the run' }).waitFor(),
    parts: ['.runbook'],
    isScreenOnly: true,
  },
  { name: 'runbook-step', path: '/wiki/ssh?run', act: doFirstStep, parts: ['.runbook'], isScreenOnly: true },
  { name: 'recording', path: '/wiki/user-permissions', act: watchRecording, parts: ['.player'], isScreenOnly: true },
];
