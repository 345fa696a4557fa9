import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from '../windows';

/** Something that moves or changes on the screen when a visitor does something. */
export interface Motion {
  readonly name: string;
  readonly path: string;
  readonly window: typeof PHONE | typeof DESKTOP;
  /** Done beforehand and not measured. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What is clicked, if anything; the pointer is over it beforehand. */
  readonly target?: string;
  /** Done with keys and the pointer alone: test scripts in the page would take up its time. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** It needs no scripts, so it can be measured without ours, too. */
  readonly isNative?: true;
}

const GUIDE = '/wiki/ssh';
const LONG_GUIDE = '/wiki/zabbix-setup';
const press = (key: string) => (page: Page) => page.keyboard.press(key);

/** As long as a finger rests on a button: two events at once would wait for each other. The pointer is already there. */
const PRESS_MS = 80;
const click = async (page: Page) => {
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
};

const openDialog = async (page: Page) => {
  await page.keyboard.press('/');
  await page.locator('dialog[open] .quick__offer').first().waitFor();
};

const scroll = (pixels: number) => async (page: Page) => {
  for (let step = 0; step < 10; step += 1) await page.mouse.wheel(0, pixels / 10);
};

const runHelp = async (page: Page) => {
  await page.keyboard.type('help', { delay: 60 });
  await page.keyboard.press('Enter');
};

const startRun = async (page: Page) => {
  await page.getByLabel('Which machine is it for?').fill('web1');
  await page.getByRole('button', { name: 'Start the run' }).click();
  await page.locator('.runbook__done').waitFor();
};

const showBox = async (page: Page) => {
  await page.goto('about:blank');
  await page.setContent('<input type="checkbox">');
};

const beginNote = async (page: Page) => {
  await startRun(page);
  await page.getByRole('button', { name: 'Note', exact: true }).click();
  await page.locator('#run-note').fill('Restarted twice.');
};

/** The first shows how many frames the machine itself drops, the second how soon it answers. */
export const MOTIONS: readonly Motion[] = [
  { name: 'nothing happens', path: GUIDE, window: DESKTOP },
  { name: 'the box of a bare page is ticked', path: GUIDE, window: PHONE, prepare: showBox, target: 'input', act: click },
  { name: 'the search dialog opens', path: GUIDE, window: DESKTOP, act: press('/') },
  { name: 'the search dialog closes', path: GUIDE, window: DESKTOP, prepare: openDialog, act: press('Escape') },
  { name: 'the menu opens', path: GUIDE, window: PHONE, target: '.nav__toggle', act: click },
  { name: 'the menu closes', path: GUIDE, window: PHONE, prepare: (page) => page.locator('.nav__toggle').click(), act: press('Escape') },
  { name: 'a long guide is scrolled down, its bar leaves', path: LONG_GUIDE, window: PHONE, prepare: scroll(1_500), act: scroll(3_000), isNative: true },
  { name: 'it is scrolled up, its bar comes', path: LONG_GUIDE, window: PHONE, prepare: scroll(4_000), act: scroll(-1_500), isNative: true },
  { name: 'the sheet of contents opens', path: LONG_GUIDE, window: PHONE, target: '.contents__title', act: click, isNative: true },
  { name: 'the theme is switched on a long guide', path: LONG_GUIDE, window: DESKTOP, target: 'button[aria-label^="Theme:"]', act: click },
  { name: 'a fold opens', path: GUIDE, window: PHONE, target: '.fold__title', act: click, isNative: true },
  {
    name: 'a command is typed in the terminal and run',
    path: '/',
    window: DESKTOP,
    prepare: (page) => page.getByRole('textbox', { name: 'Terminal command' }).focus(),
    act: runHelp,
  },
  { name: 'a runbook opens from its guide', path: GUIDE, window: PHONE, target: `a[href="${GUIDE}?run"]`, act: click },
  { name: 'a step of a run is ticked as done', path: `${GUIDE}?run`, window: PHONE, prepare: startRun, target: '.runbook__done', act: click },
  { name: 'a step of a run has failed', path: `${GUIDE}?run`, window: PHONE, prepare: startRun, target: '.runbook__buttons .runbook__failed', act: click },
  { name: 'a note of a run is begun', path: `${GUIDE}?run`, window: PHONE, prepare: startRun, target: '.runbook__buttons [aria-expanded]', act: click },
  { name: 'a note of a run is saved', path: `${GUIDE}?run`, window: PHONE, prepare: beginNote, target: '.runbook__note button', act: click },
  { name: 'a guide opens from the list', path: '/wiki', window: DESKTOP, target: 'main a[href="/wiki/ssh"]', act: click },
];
