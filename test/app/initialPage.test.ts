import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { holdInitialPage } from '../../src/app/initialPage';
import type { InitialPage } from '../../src/app/documentContext';
import { createPages } from '../../src/app/resources';
import type { Pages } from '../../src/app/pages';
import { matchRoute } from '../../src/core/site/routes';
import { takeEarlyCommands } from '../../src/features/terminal/takeEarlyCommands';
import { startServer, type Answer } from '../platform/fakeServer';
import { ARTICLE } from '../sections/samples';
import { bootDocument } from '../support/boot';

const PATH = '/data/wiki/ssh.json';
const user = userEvent.setup();
const notice = () => screen.getByText(/could not be loaded/);
const isPending = async (promise: Promise<unknown>) =>
  (await Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 30, 'pending'))])) === 'pending';

let pages: Pages;
let page: InitialPage | undefined;
let leave: () => void;
const show = jest.fn();
function hold(search = ''): InitialPage {
  const match = matchRoute('/wiki/ssh');
  if (!match) throw new Error('/wiki/ssh is no page.');
  return (page = holdInitialPage(match, pages, { search, show }));
}

beforeEach(() => {
  pages = createPages();
  jest.spyOn(console, 'warn').mockReturnValue();
  leave = bootDocument({ build: 'b1' });
});
afterEach(() => {
  page?.release();
  leave();
  jest.restoreAllMocks();
  show.mockReset();
});

describe('holdInitialPage', () => {
  it.each<[string, Answer | undefined]>([
    ['without a connection', undefined],
    ['from a server that is down', { status: 500 }],
    ['that is said to be missing', { status: 404 }],
    ['that is a page of HTML', { html: '<!doctype html>' }],
    ['that is cut off', { text: '{"build":"b1","checksum":"' }],
    ['of another shape', { data: { articles: [] }, build: 'b1' }],
  ])('R5 leaves the promise of data %s pending, says so, and settles it on Retry', async (_, answer) => {
    const server = startServer();
    if (answer) server.answer(PATH, answer);
    hold();
    const promise = pages.data.read(PATH);
    await waitFor(() => expect(notice()).toBeVisible());
    expect(await isPending(promise)).toBe(true);
    server.answer(PATH, { data: ARTICLE, build: 'b1' });
    await user.click(screen.getByRole('button'));
    await expect(promise).resolves.toEqual({ isFound: true, data: ARTICLE });
    expect(notice()).not.toBeVisible();
  });

  it('R5 tries again when the connection is back', async () => {
    const server = startServer();
    hold();
    await waitFor(() => expect(notice()).toBeVisible());
    server.answer(PATH, { data: ARTICLE, build: 'b1' });
    window.dispatchEvent(new Event('online'));
    await expect(pages.data.read(PATH)).resolves.toMatchObject({ isFound: true });
  });

  it('T1 drops commands that were entered here and not run yet when the page is left: one could lead elsewhere later', () => {
    startServer();
    window.earlyCommands = ['open wiki'];
    hold().leave();
    expect(takeEarlyCommands()).toEqual([]);
  });

  it('R5 asks for nothing when the connection is back that is there already, and for nothing at all once it is released', async () => {
    const server = startServer();
    server.answer(PATH, { data: ARTICLE, build: 'b1' });
    const held = hold();
    await pages.data.read(PATH);
    window.dispatchEvent(new Event('online'));
    expect(server.requests).toEqual([PATH]);
    held.release();
    server.answer(PATH, { status: 500 });
    pages.data.forgetAll();
    const other = hold();
    await waitFor(() => expect(notice()).toBeVisible());
    other.release();
    const asked = server.requests.length;
    window.dispatchEvent(new Event('online'));
    expect(server.requests).toHaveLength(asked);
  });

  it('R4 is hydrated with the server’s data where a kept file is of an earlier build, and no document is loaded', async () => {
    const load = jest.spyOn(console, 'error').mockReturnValue();
    const server = startServer();
    server.keep(PATH, { data: ARTICLE, build: 'b0' });
    server.answer(PATH, { data: ARTICLE, build: 'b1' });
    hold();
    await expect(pages.data.read(PATH)).resolves.toEqual({ isFound: true, data: ARTICLE });
    expect(load).not.toHaveBeenCalled();
  });

  it('R4 loads the document again on Retry where the data is of another build, and not before without a connection', async () => {
    // jsdom says that it can't load a document.
    const load = jest.spyOn(console, 'error').mockReturnValue();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    startServer().keep(PATH, { data: ARTICLE, build: 'b2' });
    hold();
    await waitFor(() => expect(notice()).toBeVisible());
    expect(load).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('R4 lets the page load like any other once it is released, and reports nothing more', async () => {
    const server = startServer();
    const held = hold();
    await waitFor(() => expect(notice()).toBeVisible());
    held.release();
    expect(notice()).not.toBeVisible();
    await expect(pages.data.read(PATH)).rejects.toThrow(PATH);
    pages.data.forget(PATH);
    server.answer(PATH, { data: ARTICLE, build: 'b1' });
    await expect(pages.data.read(PATH)).resolves.toMatchObject({ isFound: true });
  });

  it('knows whether it was left before it was hydrated', () => {
    startServer();
    const early = hold();
    early.leave();
    expect(early.isLeft()).toBe(true);
    early.release();
    const late = hold();
    late.release();
    late.leave();
    expect(late.isLeft()).toBe(false);
  });

  it('W8 R5 loads a runbook in place of the guide in the document, which is never hydrated, and shows it once', async () => {
    const server = startServer();
    const held = hold('?run');
    await waitFor(() => expect(notice()).toBeVisible());
    expect(show).not.toHaveBeenCalled();
    server.answer(PATH, { data: ARTICLE, build: 'b1' });
    await user.click(screen.getByRole('button'));
    await expect(pages.data.read(PATH)).resolves.toEqual({ isFound: true, data: ARTICLE });
    await expect(pages.sections.read('runbook')).resolves.toHaveProperty('pages');
    expect([show.mock.calls.length, held.isLeft()]).toEqual([0, false]);
    held.reach();
    await waitFor(() => expect(show).toHaveBeenCalledTimes(1));
    expect(held.isLeft()).toBe(true);
    const guide = pages.sections.read('guide');
    expect(await isPending(guide)).toBe(true);
    held.release();
    expect(pages.sections.read('guide')).not.toBe(guide);
    await expect(pages.sections.read('guide')).resolves.toHaveProperty('pages');
    expect(show).toHaveBeenCalledTimes(1);
  });

  it('W8 does not show a runbook that was left while it loaded', async () => {
    const server = startServer();
    const held = hold('?run=a1');
    await waitFor(() => expect(notice()).toBeVisible());
    held.leave();
    held.reach();
    server.answer(PATH, { data: ARTICLE, build: 'b1' });
    await user.click(screen.getByRole('button'));
    await pages.data.read(PATH);
    await pages.sections.read('runbook');
    expect(show).not.toHaveBeenCalled();
  });

  it.each(['?running=1', '?q=run', '?a=1&run'])('shows nothing of its own where the address is that of the prerendered page, as with %s', async (search) => {
    startServer().answer(PATH, { data: ARTICLE, build: 'b1' });
    hold(search);
    await pages.data.read(PATH);
    await pages.sections.read('guide');
    expect(show).not.toHaveBeenCalled();
  });
});
