import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { byTurns } from '../../support/propertyRuns';
import { KEYS, WebDriver } from '../../support/webDriver';
import { DeployedSite } from '../support/deployedSite';
import { FAULTS, FaultyServer, type Fault } from '../support/faultyServer';
import { foundWebKit, SOON, WEBKIT } from '../support/site';

/*
 * What a visitor sees in WebKit when a file doesn't arrive as it should. Its driver can't answer in place of the server, so
 * a faulty server does. Each test has a server, and so an address, of its own: nothing is in the browser's caches.
 */

let webkit: WebDriver;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  webkit = await WebDriver.start(foundWebKit());
});
test.afterAll(() => webkit.end());

let server: FaultyServer;
let home: string;
test.beforeEach(async () => {
  server = new FaultyServer();
  home = await server.open();
});
test.afterEach(() => server.close());

const isHydrated = () => webkit.evaluate(() => document.querySelector('#root[data-hydrated] > main[data-hydrated]') !== null);
const hydrated = () => expect.poll(isHydrated, { intervals: SOON }).toBe(true);
/** Everything that the page says, notices below it included. */
const text = () => webkit.evaluate(() => document.body.innerText);
const shows = (wanted: string) => expect.poll(text, { intervals: SOON }).toContain(wanted);
const showsNot = (unwanted: string) => expect.poll(text, { intervals: SOON }).not.toContain(unwanted);
const title = () => webkit.evaluate(() => document.querySelector('h1')?.textContent ?? '');
const titled = (wanted: string) => expect.poll(title, { intervals: SOON }).toBe(wanted);
const retry = () => webkit.click('//button[normalize-space()="Retry"]');
/** A mark of the document that is open. WebKit reckons `performance.timeOrigin` anew each time, which may be a millisecond off. */
const documentMark = () => webkit.evaluate(() => ((window as { mark?: number }).mark ??= Math.random()));

const GUIDE = 'Secure SSH logins';
const toGuide = () => webkit.click(`//main//a[normalize-space()="${GUIDE}"]`);
const NO_PAGE = 'This page could not be loaded';
const NOT_INTERACTIVE = 'The interactive parts of this page could not be loaded.';

interface Kind {
  readonly address: RegExp;
  readonly ask: () => Promise<void>;
  readonly notice: string;
  readonly there: () => Promise<void>;
  /** The faults that the page doesn't notice. */
  readonly unnoticed?: readonly Fault[];
}

const guide = { ask: toGuide, notice: NO_PAGE, there: () => titled(GUIDE) };
const KINDS: Readonly<Record<string, Kind>> = {
  'the script of a section': { ...guide, address: /section-guide\.\w+\.js/ },
  // Browsers accept half a sheet, and WebKit also accepts a page in place of one.
  'the style sheet of a section': { ...guide, address: /section-guide\.\w+\.css/, unnoticed: ['half of it', 'a page of HTML'] },
  // A page that the server doesn't have leads to its list (R3).
  'the data of the next page': { ...guide, address: /\/data\/wiki\/ssh\.json/, unnoticed: ['status 404', 'a page of HTML'] },
  'the index of the search': {
    address: /\/data\/search-[a-z]+\.json/,
    ask: async () => {
      await webkit.press(KEYS.Control, 'k');
      await webkit.type('dialog[open] input', `PermitRootLogin${KEYS.Enter}`);
      // The index is requested earlier; the outcome is shown here.
      await titled('Search');
    },
    notice: 'The search could not be loaded.',
    there: () => expect.poll(() => webkit.evaluate(() => document.querySelectorAll('.result').length), { intervals: SOON }).toBeGreaterThan(0),
  },
};

for (const [what, { address, ask, notice, there, unnoticed = [] }] of byTurns(Object.entries(KINDS), 4)) {
  test(`R4 S6 ${what}, in whatever way it fails: a notice, a page to leave by, and Retry until it is there`, WEBKIT, async () => {
    await webkit.open(`${home}/wiki`);
    await hydrated();
    for (const [index, fault] of FAULTS.filter((each) => !unnoticed.includes(each)).entries()) {
      await test.step(fault, async () => {
        server.set(fault, address);
        await (index === 0 ? ask() : retry());
        await expect.poll(() => server.met, { intervals: SOON }).toBeGreaterThan(0);
        await shows(notice);
        expect(await webkit.evaluate(() => document.querySelector('nav[aria-label=Main] a[href="/blog"]') !== null)).toBe(true);
      });
    }
    server.set(null);
    await retry();
    await there();
    await showsNot(notice);
  });

  test(`R4 S6 ${what}, late by two seconds: nothing but a wait`, WEBKIT, async () => {
    await webkit.open(`${home}/wiki`);
    await hydrated();
    server.set('held', address);
    await ask();
    await expect.poll(() => server.met, { intervals: SOON }).toBeGreaterThan(0);
    await delay(2_000);
    expect(await text()).not.toContain(notice);
    server.set(null);
    await there();
  });
}

interface Timed {
  passMinutes?: () => void;
}

/**
 * WebKit's driver has no clock to set: from now on, the page's timers of twenty seconds and more can be ended early. All others run as usual, which
 * leaves a busy machine time for what isn't late, and the driver, whose own timer is in the page, time for its calls.
 */
function noteLongTimers(): void {
  const { setTimeout: set, clearTimeout: clear } = window;
  const waiting = new Map<number, () => void>();
  const end = (timer: number) => {
    clear(timer);
    waiting.delete(timer);
  };
  window.setTimeout = ((callback: () => void, ms = 0, ...values: []) => {
    const timer = set(callback, ms, ...values);
    if (ms >= 20_000) waiting.set(timer, callback);
    return timer;
  }) as typeof window.setTimeout;
  window.clearTimeout = ((timer: number) => end(timer)) as typeof window.clearTimeout;
  (window as Timed).passMinutes = () => {
    for (const [timer, callback] of [...waiting]) {
      end(timer);
      callback();
    }
  };
}

for (const [what, { address, ask, notice, there }] of byTurns(Object.entries(KINDS), 4)) {
  test(`R4 S6 ${what}, late by two minutes: a notice before it comes, and Retry`, WEBKIT, async () => {
    await webkit.open(`${home}/wiki`);
    await hydrated();
    await webkit.evaluate(noteLongTimers);
    server.set('held', address);
    await ask();
    await expect.poll(() => server.met, { intervals: SOON }).toBeGreaterThan(0);
    await webkit.evaluate(() => (window as Timed).passMinutes?.());
    await shows(notice);
    await retry();
    server.set(null);
    await there();
    await showsNot(notice);
  });
}

for (const [what, address] of [
  ['data', /\/data\/wiki\/ssh\.json/],
  ['script', /section-guide\.\w+\.js/],
] as const) {
  test(`R5 a page stays while its ${what} doesn't come or is something else, and is whole once a retry has brought it`, WEBKIT, async () => {
    server.set('lost', address);
    await webkit.open(`${home}/wiki/ssh`);
    for (const fault of FAULTS) {
      await test.step(fault, async () => {
        server.set(fault);
        if (fault !== 'lost') await retry();
        await shows(NOT_INTERACTIVE);
        expect(await text()).toContain('PermitRootLogin');
      });
    }
    server.set(null);
    await retry();
    await hydrated();
    await showsNot(NOT_INTERACTIVE);
  });
}

for (const name of byTurns(['main', 'react', 'state', 'app'], 4)) {
  test(`R5 N2 without its script ${name} the page says so, works as without scripts, and starts on Retry`, WEBKIT, async () => {
    server.set('status 500', new RegExp(`/assets/${name}\\..*\\.js`));
    await webkit.open(`${home}/blog/learning-to-read-logs`);
    await shows(NOT_INTERACTIVE);
    const opened = await documentMark();
    server.set(null);
    await retry();
    await hydrated();
    await showsNot(NOT_INTERACTIVE);
    expect(await documentMark()).toBe(opened);
  });
}

const widthOfTitle = () => document.querySelector('h1')?.getBoundingClientRect().width ?? 0;

test('H8 R5 fonts that fail leave every word, in a typeface of the device', WEBKIT, async () => {
  for (const fault of FAULTS) {
    await test.step(fault, async () => {
      server.set(fault, /\.woff2$/);
      await webkit.open(`${home}/wiki/ssh`);
      await titled(GUIDE);
      expect(await webkit.evaluate(widthOfTitle)).toBeGreaterThan(100);
      await hydrated();
    });
  }
});

test('H8 R5 so do fonts that hang', WEBKIT, async () => {
  const eager = await WebDriver.start(foundWebKit(), { isEager: true });
  try {
    server.set('held', /\.woff2$/);
    await eager.open(`${home}/wiki/ssh`);
    // The blank page that is being left may still be the one that is asked; then there is no answer.
    await expect.poll(() => eager.evaluate(widthOfTitle).catch(() => 0), { intervals: SOON }).toBeGreaterThan(100);
    expect(await eager.text('main')).toContain('PermitRootLogin');
    expect(server.met).toBeGreaterThan(0);
  } finally {
    await eager.end();
  }
});

test('R4 after a deploy the wanted page comes as a document, once, and a server that is down ends in a notice and Retry', WEBKIT, async () => {
  const site = new DeployedSite();
  const address = await site.open();
  try {
    await webkit.open(`${address}/wiki`);
    await hydrated();
    const opened = await documentMark();
    site.deploy(0);
    await toGuide();
    await titled(GUIDE);
    await hydrated();
    expect(await documentMark()).not.toBe(opened);
    site.isDown = true;
    await webkit.click('nav[aria-label=Main] a[href="/blog"]');
    await shows(NO_PAGE);
    site.isDown = false;
    await retry();
    await titled('Blog');
  } finally {
    site.close();
  }
});
