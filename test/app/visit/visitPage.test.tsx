import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { VISIT_STEPS } from '../../../src/core/visit/limits';
import { selectThemePreference, themeChosen } from '../../../src/features/theme/themeSlice';
import { codeWrapChanged } from '../../../src/features/reading/readingSlice';
import { likeToggled } from '../../../src/features/likes/likesSlice';
import { installStreams } from '../../support/streams';
import { installFakeIntersectionObserver } from '../../ui/intersection';
import { startServer } from '../../platform/fakeServer';
import { prepareSite } from '../visit';
import { opened } from '../../features/visit/sampleVisit';
import { answerFiles, openSite, stage } from './siteOnPage';

const user = userEvent.setup();
let copied = '';
let leave: (() => void)[] = [];
const open = (address: string) => {
  const site = openSite(address);
  leave.push(site.leave);
  return site;
};
const bar = () => screen.findByRole('region', { name: 'A visit, played again' });
const press = async (name: string | RegExp) => user.click(within(await bar()).getByRole('button', { name }));
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const tell = (text: RegExp) => waitFor(async () => expect(await bar()).toHaveTextContent(text));

/** Copies the visit's link, and clears page and storage as for another visitor; returns the link's path. */
async function handOn(): Promise<string> {
  await user.click(await screen.findByRole('button', { name: 'Copy the link' }));
  await waitFor(() => expect(copied).not.toBe(''));
  const link = copied;
  leaveAll();
  localStorage.clear();
  return link.replace(window.location.origin, '');
}

function leaveAll(): void {
  leave.forEach((each) => each());
  leave = [];
}

beforeAll(async () => {
  installStreams();
  installFakeIntersectionObserver();
  answerFiles();
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: true }), configurable: true });
  await prepareSite();
});
beforeEach(() => {
  localStorage.clear();
  copied = '';
  const writeText = async (text: string) => void (copied = text);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
afterEach(leaveAll);

/** A visitor who has looked around and comes to the page of their visit. */
async function lookAround() {
  const site = open('/wiki');
  const { dispatch } = site.store;
  [opened('/blog/containers'), likeToggled('containers'), themeChosen('dark'), codeWrapChanged(true), opened('/projects')].forEach((action) =>
    dispatch(action),
  );
  await heading('Projects');
  await user.click(screen.getByRole('link', { name: 'This visit' }));
  await heading('This visit');
  await screen.findByRole('button', { name: 'Copy the link' });
  return site;
}

describe('the page of a visit', () => {
  it('D3 lists what the visitor has done, in words', async () => {
    await lookAround();
    const main = within(screen.getByRole('main'));
    await main.findByRole('link', { name: 'The story of containers' });
    expect(main.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '0:00 Began at /wiki',
      '0:00 Opened The story of containers',
      '0:00 Pressed Like at “containers”',
      '0:00 Chose the theme “dark”',
      '0:00 Had long lines wrapped',
      '0:00 Opened /projects',
    ]);
    expect(main.getByText(/The link has these steps/)).toBeVisible();
    expect(main.getByRole('link', { name: 'The story of containers' })).toHaveAttribute('href', '/blog/containers');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('D3 names a page by its title and the place on it', async () => {
    const { store } = open('/wiki');
    store.dispatch(opened('/wiki/ssh?run'));
    store.dispatch(opened('/wiki/ssh?run=1#a-key'));
    store.dispatch(opened('/blog/containers#namespaces'));
    store.dispatch(opened('/search?q=ssh'));
    await user.click(screen.getByRole('link', { name: 'This visit' }));
    const link = await screen.findByRole('link', { name: 'The story of containers #namespaces' });
    expect(link).toHaveAttribute('href', '/blog/containers#namespaces');
    expect(steps()).toContain('0:00 Opened /search?q=ssh');
    expect(steps()).toEqual(expect.arrayContaining(['0:00 Opened SSH as a runbook', '0:00 Opened SSH as a runbook #a-key']));
  });

  it('D3 shows addresses in the letters of their languages', async () => {
    const { store } = open('/wiki');
    store.dispatch(opened('/search?q=فهرس'));
    store.dispatch(opened('/blog/containers#مثال'));
    await user.click(screen.getByRole('link', { name: 'This visit' }));
    await screen.findByRole('link', { name: 'The story of containers #مثال' });
    expect(steps()).toEqual(expect.arrayContaining(['0:00 Opened /search?q=فهرس', '0:00 Opened The story of containers #مثال']));
    expect(screen.getByRole('link', { name: '/search?q=فهرس' })).toHaveAttribute('href', '/search?q=%D9%81%D9%87%D8%B1%D8%B3');
  });

  it('D3 names a page by its address where the list of titles can’t be loaded', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    startServer().answer('/data/catalog.json', { status: 500 });
    const { store } = open('/wiki');
    store.dispatch(opened('/blog/containers#namespaces'));
    await user.click(screen.getByRole('link', { name: 'This visit' }));
    await screen.findByRole('button', { name: 'Copy the link' });
    await waitFor(() => expect(warned).toHaveBeenCalled());
    expect(steps()).toContain('0:00 Opened /blog/containers#namespaces');
    warned.mockRestore();
    answerFiles();
  });

  it('D3 says of a long visit that its first steps are no longer there', async () => {
    const { store } = open('/wiki');
    for (let count = 0; count <= VISIT_STEPS; count += 1) store.dispatch(likeToggled('containers'));
    await user.click(screen.getByRole('link', { name: 'This visit' }));
    expect(await screen.findByText(/The first ones had no room/)).toBeVisible();
  });

  it('D3 says so where nothing has happened', async () => {
    open('/visit');
    expect(await screen.findByText('Nothing has happened yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy the link' })).toBeNull();
  });

  it('D3 hands a visit on as a link, which shows its screens step by step, back and forth', async () => {
    await lookAround();
    const link = await handOn();
    expect(link).toMatch(/^\/visit#v1\.[\w-]+$/);
    open(link);
    await tell(/^Step 0 of 5/);
    await (await stage()).findByRole('heading', { level: 1, name: 'Wiki' });
    // With reduced motion, it waits for the viewer.
    expect(within(await bar()).getByRole('button', { name: 'Play' })).toHaveFocus();
    await press('Next step');
    await (await stage()).findByRole('heading', { level: 1, name: 'The story of containers' });
    await press('Next step');
    expect(await (await stage()).findByRole('button', { name: '1 Like' })).toBeVisible();
    await press('Next step');
    await tell(/Step 3 of 5.*Chose the theme “dark”/);
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await press('Previous step');
    await press('Previous step');
    await tell(/Step 1 of 5/);
    expect(await (await stage()).findByRole('button', { name: '0 Likes' })).toBeVisible();
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  it('D3 plays by itself, pauses and ends; the viewer’s own site and device are as they were', async () => {
    await lookAround();
    const link = await handOn();
    localStorage.setItem('theme', 'light');
    const site = open(link);
    site.store.dispatch(themeChosen('light'));
    const stored = JSON.stringify({ ...localStorage });
    const state = site.store.getState();
    await tell(/Step 0/);
    await press('Play');
    await tell(/Step 5 of 5/);
    await (await stage()).findByRole('heading', { level: 1, name: 'Projects' });
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(site.container).not.toBeVisible();
    await press('End');
    expect(await heading('A visit to watch')).toBeVisible();
    expect(document.querySelector('.visit-stage')).toBeNull();
    expect(selectThemePreference(site.store.getState())).toBe('light');
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('light'));
    expect(site.store.getState()).toEqual(state);
    expect(JSON.stringify({ ...localStorage })).toBe(stored);
    expect(window.location.hash).toMatch(/^#v1\./);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Play it' })).toHaveFocus());
    await waitFor(() => expect(steps().join()).toMatch(/Opened The story of containers/));
  });

  it('D3 takes no click or key of the viewer for the visit’s, and says why', async () => {
    await lookAround();
    open(await handOn());
    await tell(/Step 0/);
    const link = await (await stage()).findByRole('link', { name: 'SSH' });
    await user.click(link);
    await tell(/This is a recording/);
    await user.keyboard('{Control>}k{/Control}/');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await stage()).getByRole('heading', { level: 1, name: 'Wiki' })).toBeVisible();
    expect(window.location.pathname).toBe('/visit');
    await press('Next step');
    await tell(/^Step 1 of 5.?Opened/);
  });

  it('D3 is ended by Escape', async () => {
    await lookAround();
    open(await handOn());
    await tell(/Step 0/);
    // Alt and an arrow are the browser's, which goes forward.
    expect(fireEvent.keyDown(within(await bar()).getByRole('button', { name: 'Play' }), { key: 'ArrowRight', altKey: true })).toBe(true);
    await user.keyboard('{Escape}');
    expect(await heading('A visit to watch')).toBeVisible();
  });

  it.each(['#v1.AAAA', '#v2.AAAA', '#v1.', `#v1.${'A'.repeat(9_000)}`])('D3 says of %.12s that it is no visit, and uses nothing of it', async (hash) => {
    const { store } = open(`/visit${hash}`);
    expect(await screen.findByText('This link holds no visit that can be played.')).toBeVisible();
    expect(store.getState().navigation.location.pathname).toBe('/visit');
    expect(screen.queryByRole('region', { name: 'A visit, played again' })).toBeNull();
  });
});
