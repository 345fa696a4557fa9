import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { site } from '../support/siteConstants';
import { selectSelectedTag } from '../../src/features/tags/tagsSlice';
import { installFakeIntersectionObserver } from '../ui/intersection';
import { prepareSite, visit, type Visit } from './visit';

/*
 * These tests share one tab, as a visitor's steps do. The first test needs a tab with no other step, and the second
 * begins back on the first step.
 */
const user = userEvent.setup();
const seen = () => [window.location.pathname, within(screen.getByRole('main')).queryByRole('heading', { level: 1 })?.textContent];
const goBack = () => user.click(screen.getByRole('button', { name: 'Go Back' }));
const step = async (act: () => unknown) => {
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await act();
  await popped;
};

const skipToContent = async () => {
  await step(() => user.click(screen.getByRole('link', { name: 'Skip to content' })));
  expect(window.location.hash).toBe('#main');
};

let visited: Visit;
beforeAll(prepareSite);
beforeEach(() => {
  installFakeIntersectionObserver();
  Object.defineProperty(window, 'scrollTo', { value: () => undefined, configurable: true });
});
afterEach(() => visited.leave());

describe('Go Back', () => {
  it('G3 clears the selected tag and goes home when there is no step to go back', async () => {
    visited = visit('/tags/Linux');
    expect(seen()).toEqual(['/tags/Linux', 'Linux']);
    await goBack();
    await waitFor(() => expect(seen()).toEqual(['/', site.author.name]));
    expect(selectSelectedTag(visited.store.getState())).toBeNull();
  });

  it('G3 goes home from the first step of the tab, though there are steps forward', async () => {
    await step(() => window.history.back());
    visited = visit('/tags/Linux');
    await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Wiki' }));
    await waitFor(() => expect(seen()).toEqual(['/wiki', 'Wiki']));
    await step(() => window.history.back());
    await waitFor(() => expect(seen()).toEqual(['/tags/Linux', 'Linux']));
    await goBack();
    await waitFor(() => expect(seen()).toEqual(['/', site.author.name]));
  });

  it('G3 goes back one step where there is one', async () => {
    visited = visit('/wiki/ssh');
    await user.click(screen.getByRole('link', { name: 'Security' }));
    await waitFor(() => expect(seen()).toEqual(['/tags/Security', 'Security']));
    await goBack();
    await waitFor(() => expect(seen()).toEqual(['/wiki/ssh', 'SSH']));
    expect(selectSelectedTag(visited.store.getState())).toBeNull();
  });

  it('G3 goes back to the page before, not to where the skip link was followed', async () => {
    visited = visit('/wiki/ssh');
    await user.click(screen.getByRole('link', { name: 'Security' }));
    await waitFor(() => expect(seen()).toEqual(['/tags/Security', 'Security']));
    await skipToContent();
    await goBack();
    await waitFor(() => expect(seen()).toEqual(['/wiki/ssh', 'SSH']));
  });

  it('G3 goes back to the page before after the skip link was followed twice', async () => {
    visited = visit('/wiki/ssh');
    await user.click(screen.getByRole('link', { name: 'Security' }));
    await waitFor(() => expect(seen()).toEqual(['/tags/Security', 'Security']));
    await skipToContent();
    // As browsers do where the address stays the same: they replace the entry.
    window.history.replaceState(null, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await goBack();
    await waitFor(() => expect(seen()).toEqual(['/wiki/ssh', 'SSH']));
  });

  it('G3 goes home after the skip link when there is no page to go back to', async () => {
    visited = visit('/tags/Linux');
    await skipToContent();
    await goBack();
    await waitFor(() => expect(seen()).toEqual(['/', site.author.name]));
    expect(window.location.hash).toBe('');
  });

  it('G1 G3 goes from one tag back to the one before it', async () => {
    visited = visit('/tags/nftables');
    await user.click(screen.getByRole('link', { name: 'Security' }));
    await waitFor(() => expect(seen()).toEqual(['/tags/Security', 'Security']));
    await goBack();
    await waitFor(() => expect(seen()).toEqual(['/tags/nftables', 'nftables']));
  });
});
