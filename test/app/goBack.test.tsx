import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { site } from '../../src/content/site';
import { selectSelectedTag } from '../../src/features/tags/tagsSlice';
import { installViewport } from '../ui/intersection';
import { prepareSite, visit } from './visit';

/*
 * These share one tab, as a visitor's steps do: the first test needs a tab without any step to go back.
 */
const heading = () => within(screen.getByRole('main')).queryByRole('heading', { level: 1 })?.textContent;
const goBack = () => userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

beforeAll(prepareSite);
beforeEach(() => {
  installViewport();
  Object.defineProperty(window, 'scrollTo', { value: () => undefined, configurable: true });
});

describe('Go Back', () => {
  it('G3 clears the selected tag and goes home when there is no step to go back', async () => {
    const { store, leave } = visit('/tags/Linux');
    expect(heading()).toBe('Linux');
    await goBack();
    expect([window.location.pathname, heading()]).toEqual(['/', site.author.name]);
    expect(selectSelectedTag(store.getState())).toBeNull();
    leave();
  });

  it('G3 goes back one step where there is one', async () => {
    const { store, leave } = visit('/wiki/ssh');
    await userEvent.click(screen.getByRole('link', { name: 'Security' }));
    expect([window.location.pathname, heading()]).toEqual(['/tags/Security', 'Security']);
    await goBack();
    await waitFor(() => expect([window.location.pathname, heading()]).toEqual(['/wiki/ssh', 'SSH']));
    expect(selectSelectedTag(store.getState())).toBeNull();
    leave();
  });

  it('G1 G3 goes from one tag back to the one before it', async () => {
    const { leave } = visit('/tags/nftables');
    await userEvent.click(screen.getByRole('link', { name: 'Security' }));
    expect(heading()).toBe('Security');
    await goBack();
    await waitFor(() => expect([window.location.pathname, heading()]).toEqual(['/tags/nftables', 'nftables']));
    leave();
  });

  it('G3 goes home from the first page of the tab, though there are steps forward', async () => {
    window.history.go(1 - window.history.length);
    await popped();
    const { leave } = visit('/tags/Linux');
    await userEvent.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Wiki' }));
    act(() => window.history.back());
    await waitFor(() => expect(heading()).toBe('Linux'));
    await goBack();
    await waitFor(() => expect(heading()).toBe(site.author.name));
    leave();
  });
});
