import { act, screen, waitFor, within } from '@testing-library/react';
import type { RootState } from '../../../src/features/store/rootReducer';
import { loadShell } from '../../../src/features/terminal/loadShell';
import { Terminal } from '../../../src/features/terminal/Terminal';
import { startServer, type FakeServer } from '../../platform/fakeServer';
import { FACTS } from '../../sections/homeSample';
import { ARTICLE, RECORDS } from '../../sections/samples';
import { renderInSite } from '../../support/render';
import { Address } from '../Address';

export const CATALOG = '/data/catalog.json';
export const ARTICLE_DATA = '/data/wiki/ssh.json';

/** A site as on the first visit: nothing has been fetched, but the shell's code is loaded. */
export async function prepareTerminal(): Promise<FakeServer> {
  await loadShell();
  const server = startServer();
  server.answer(CATALOG, { data: { records: RECORDS } });
  server.answer(ARTICLE_DATA, { data: ARTICLE });
  return server;
}

/** The terminal with a button after it. */
export function openTerminal(preloadedState?: Partial<RootState>) {
  const rendered = renderInSite(
    <>
      <Terminal facts={FACTS} />
      <button type="button">After</button>
      <Address />
    </>,
    preloadedState,
  );
  const input = screen.getByRole('textbox', { name: 'Terminal command' });
  const log = screen.getByRole('log', { name: 'Terminal output' });
  /** Waits until every command has been answered. */
  const settled = () => waitFor(() => expect(log).toHaveAttribute('aria-busy', 'false'));
  return {
    ...rendered,
    input,
    log,
    settled,
    /** The lines of the screen, without the prompt that waits for input. */
    lines: () => [...log.querySelectorAll('p')].map(({ textContent }) => textContent.trim()),
    /** Types at the prompt and waits for the outcome. */
    type: async (keys: string) => {
      await rendered.user.type(input, keys);
      await settled();
      await act(() => Promise.resolve());
    },
    link: (name: string | RegExp) => within(log).getByRole('link', { name }),
  };
}
