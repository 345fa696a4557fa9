import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { stateAt } from '../../../src/app/store';
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
let leave: () => void = () => undefined;
const shown = jest.fn();

const bar = () => screen.findByRole('region', { name: 'A visit, played again' });
const tell = (text: RegExp) => waitFor(async () => expect(await bar()).toHaveTextContent(text));
const next = async () => user.click(within(await bar()).getByRole('button', { name: 'Next step' }));

/** Opens the link of a visit that began at a path. */
async function play(path: string, ...actions: readonly UnknownAction[]) {
  const { log } = recorded(actions, path);
  const { code } = await visitLink((skip) => recordedVisit(log, { stateAt, skip }));
  ({ leave } = openSite(`/visit#${code}`));
  await tell(/^Step 0/);
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
afterEach(() => leave());

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

  it.each(['/wiki/gone', '/wiki/page/7', '/no/such/page'])('D3 says of %s that the site no longer has it', async (path) => {
    for (const data of ['/data/wiki/gone.json', '/data/wiki/page/7.json']) pages.data.prime(data, { isFound: false });
    await play('/wiki', opened(path), opened('/blog'));
    await next();
    await tell(/^Step 1 of 2.?This page is no longer on the site\. Opened/);
    await next();
    await tell(/^Step 2 of 2.?Opened/);
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
});
