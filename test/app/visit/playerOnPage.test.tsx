import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { stateAt } from '../../../src/app/store';
import { codeWrapChanged } from '../../../src/features/reading/readingSlice';
import { restored } from '../../../src/features/remember/restored';
import { likeToggled } from '../../../src/features/likes/likesSlice';
import { menuToggled } from '../../../src/features/navigation/mobileMenuSlice';
import { tabChosen } from '../../../src/features/tab-choice/tabChoiceSlice';
import * as terminal from '../../../src/features/terminal/terminalSlice';
import { recordedVisit } from '../../../src/features/visit/recordedVisit';
import { visitLink } from '../../../src/features/visit/visitLink';
import { opened, recorded } from '../../features/visit/sampleVisit';
import { translatePage } from '../../support/translatePage';
import { installStreams } from '../../support/streams';
import { installFakeIntersectionObserver } from '../../ui/intersection';
import { pages, prepareSite } from '../visit';
import { answerFiles, openSite, stage } from './siteOnPage';

const user = userEvent.setup();
let site: ReturnType<typeof openSite> | null = null;
const shown = jest.fn();

const bar = () => screen.findByRole('region', { name: 'A visit, played again' });
const tell = (text: RegExp) => waitFor(async () => expect(await bar()).toHaveTextContent(text));
const next = async () => user.click(within(await bar()).getByRole('button', { name: 'Next step' }));

/** Opens the link of a visit that began at a path. */
async function play(path: string, ...actions: readonly UnknownAction[]) {
  const { log } = recorded(actions, path);
  const { code } = await visitLink((skip) => recordedVisit(log, { stateAt, skip }));
  site = openSite(`/visit#${code}`);
  await tell(/^Step 0/);
  return site;
}

beforeAll(async () => {
  installStreams();
  installFakeIntersectionObserver();
  answerFiles();
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: true }), configurable: true });
  Element.prototype.scrollIntoView = function (this: Element, options) {
    shown(this.className, options);
  };
  await prepareSite();
});
beforeEach(() => shown.mockClear());
afterEach(() => {
  site?.leave();
  delete document.documentElement.dataset['theme'];
});

describe('a visit that is played', () => {
  it('D3 T1 shows the terminal for what was done in it, but not for a welcome that types itself', async () => {
    await play('/', terminal.welcomeTyped(), menuToggled(), terminal.draftChanged('h'));
    await (await stage()).findByRole('log');
    await next();
    await next();
    await tell(/^Step 2/);
    expect(shown).not.toHaveBeenCalled();
    await next();
    await waitFor(() => expect(shown).toHaveBeenCalledWith('terminal', { block: 'nearest' }));
  });

  it('D3 shows the button of a like, and that of a tab on the page to which the step leads', async () => {
    await play('/wiki', opened('/blog/containers'), likeToggled('containers'), tabChosen('Nowhere'));
    await next();
    await (await stage()).findByRole('button', { name: '0 Likes' });
    await next();
    await waitFor(() => expect(shown.mock.calls).toEqual([['like', { block: 'nearest' }]]));
    await next();
    await tell(/^Step 3/);
    expect(shown).toHaveBeenCalledTimes(1);
  });

  it('D3 tells each step on a page that the browser translates, too', async () => {
    await play('/wiki', opened('/blog'), opened('/projects'));
    translatePage();
    await next();
    await tell(/^Step 1 of 2.?Opened/);
  });

  it('D3 tells each step after its count and a blank, and its address in the letters of its language', async () => {
    await play('/wiki', opened('/search?q=فهرس'), opened('/projects'));
    await next();
    await waitFor(async () => expect((await bar()).textContent).toContain('Step 1 of 2 Opened /search?q=فهرس'));
  });

  it.each(['/wiki/gone', '/wiki/page/7', '/no/such/page'])('D3 says of %s that the site no longer has it', async (path) => {
    for (const data of ['/data/wiki/gone.json', '/data/wiki/page/7.json']) pages.data.prime(data, { isFound: false });
    await play('/wiki', opened(path), opened('/blog'));
    await next();
    await tell(/^Step 1 of 2.?This page is no longer on the site\. Opened/);
    await next();
    await tell(/^Step 2 of 2.?Opened/);
  });

  it('D3 N1 stops where its page is to be used, and says why', async () => {
    await play('/wiki', opened('/blog'), opened('/projects'));
    await user.click(within(await bar()).getByRole('button', { name: 'Play' }));
    await user.click((await stage()).getAllByRole('link', { name: 'Blog' })[0] as HTMLElement);
    expect(within(await bar()).getByRole('button', { name: 'Play' })).toBeVisible();
    await tell(/This is a recording\. End it to use the site\./);
    expect(document.getElementById('announcer')).toHaveTextContent('This is a recording. End it to use the site.');
  });

  it('D3 N1 is moved on and ended by the keys after a click into its page, but not from a box', async () => {
    await play('/wiki', opened('/blog'), opened('/projects'));
    await user.click(await (await stage()).findByRole('link', { name: 'SSH' }));
    await user.keyboard('{ArrowRight}');
    await tell(/^Step 1 of 2/);
    await user.keyboard('{End}');
    await tell(/^Step 2 of 2/);
    await user.keyboard('{ArrowLeft}');
    await tell(/^Step 1 of 2/);
    const [box] = (await stage()).getAllByRole('searchbox');
    fireEvent.keyDown(box as HTMLElement, { key: 'ArrowLeft' });
    fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true });
    await tell(/^Step 1 of 2/);
    // The site's own keys still do nothing.
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(await screen.findByRole('heading', { level: 1, name: 'A visit to watch' })).toBeVisible();
  });

  it('D3 lets none of the site’s own keys through to the site behind it, from its bar either', async () => {
    const { store } = await play('/wiki', opened('/blog'));
    const button = within(await bar()).getByRole('button', { name: 'Play' });
    await waitFor(() => expect(button).toHaveFocus());
    const state = store.getState();
    await user.keyboard('{Control>}k{/Control}/');
    expect(document.querySelector('dialog')).toBeNull();
    expect(store.getState()).toBe(state);
    await user.keyboard('{Tab}{Enter}');
    await tell(/^Step 1 of 1/);
  });

  it('D3 goes on while the viewer’s own visit does, as when a setting is changed in another tab', async () => {
    site = openSite('/wiki');
    const { store } = site;
    [opened('/blog'), likeToggled('containers'), opened('/projects')].forEach((action) => store.dispatch(action));
    await user.click(await screen.findByRole('link', { name: 'This visit' }));
    await user.click(await screen.findByRole('button', { name: 'Play it' }));
    await user.click(within(await bar()).getByRole('button', { name: 'Play' }));
    const busy = setInterval(() => store.dispatch(codeWrapChanged(true)), 60);
    try {
      await tell(/^Step 3 of 3/);
    } finally {
      clearInterval(busy);
    }
  });

  it('D3 gives the page back at its end with the theme that was chosen in another tab meanwhile', async () => {
    const { store } = await play('/wiki', opened('/blog'));
    store.dispatch(restored({ theme: 'dark' }));
    await next();
    await user.click(within(await bar()).getByRole('button', { name: 'End' }));
    await waitFor(() => expect(document.querySelector('.visit-stage')).toBeNull());
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  it('D3 R5 gives way to the page before it on Back, which gets focus and place', async () => {
    site = openSite('/wiki');
    const { store, container } = site;
    await user.click(await screen.findByRole('link', { name: 'SSH' }));
    await user.click(screen.getByRole('link', { name: 'This visit' }));
    await user.click(await screen.findByRole('button', { name: 'Play it' }));
    await stage();
    const hidden: boolean[] = [];
    jest.spyOn(window, 'scrollTo').mockImplementation(() => void hidden.push(container.hidden !== false));
    window.history.back();
    await waitFor(() => expect(store.getState().navigation.location.pathname).toBe('/wiki/ssh'));
    await waitFor(() => expect(document.querySelector('.visit-stage')).toBeNull());
    const heading = await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(hidden).not.toEqual([]));
    expect(hidden).not.toContain(true);
    expect(heading).toHaveFocus();
    jest.restoreAllMocks();
  });
});
