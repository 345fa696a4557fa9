import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from './windows';

/** Something that moves or changes on the screen when a visitor does something. */
export interface Motion {
  readonly name: string;
  readonly path: string;
  readonly window: typeof PHONE | typeof DESKTOP;
  /** What comes first and isn't measured. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly act?: (page: Page) => Promise<unknown>;
}

const GUIDE = '/wiki/ssh';
const LONG_GUIDE = '/wiki/zabbix-setup';
const press = (key: string) => (page: Page) => page.keyboard.press(key);
const click = (selector: string) => (page: Page) => page.locator(selector).first().click();

const openDialog = async (page: Page) => {
  await page.keyboard.press('/');
  await page.locator('dialog[open] .quick__offer').first().waitFor();
};

const runCommandLine = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Terminal command' }).focus();
  await page.keyboard.type('help', { delay: 60 });
  await page.keyboard.press('Enter');
};

const scroll = (pixels: number) => async (page: Page) => {
  for (let step = 0; step < 10; step += 1) await page.mouse.wheel(0, pixels / 10);
};

/** The first row is what the machine itself drops. */
export const MOTIONS: readonly Motion[] = [
  { name: 'nothing happens', path: GUIDE, window: DESKTOP },
  { name: 'the search dialog opens', path: GUIDE, window: DESKTOP, act: openDialog },
  { name: 'the search dialog closes', path: GUIDE, window: DESKTOP, prepare: openDialog, act: press('Escape') },
  { name: 'the menu opens', path: GUIDE, window: PHONE, act: click('.nav__toggle') },
  { name: 'the menu closes', path: GUIDE, window: PHONE, prepare: click('.nav__toggle'), act: press('Escape') },
  { name: 'a long guide is scrolled down, its bar leaves', path: LONG_GUIDE, window: PHONE, prepare: scroll(1_500), act: scroll(3_000) },
  { name: 'it is scrolled up, its bar comes', path: LONG_GUIDE, window: PHONE, prepare: scroll(4_000), act: scroll(-1_500) },
  { name: 'the sheet of contents opens', path: LONG_GUIDE, window: PHONE, act: click('.contents__title') },
  { name: 'the theme is switched on a long guide', path: LONG_GUIDE, window: DESKTOP, act: click('button[aria-label^="Theme:"]') },
  { name: 'a fold opens', path: GUIDE, window: PHONE, act: click('.fold__title') },
  { name: 'a command is typed in the terminal and run', path: '/', window: DESKTOP, act: runCommandLine },
  { name: 'a guide opens from the list', path: '/wiki', window: DESKTOP, act: click('main a[href="/wiki/ssh"]') },
];
