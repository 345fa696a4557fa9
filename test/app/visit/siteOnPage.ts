import { waitFor, within } from '@testing-library/dom';
import { App } from '../../../src/app/App';
import { makeStore, stateAt, type AppStore } from '../../../src/app/store';
import { startServer } from '../../platform/fakeServer';
import { HOME } from '../../sections/homeSample';
import { ARTICLE, RECORDS } from '../../sections/samples';
import { pages, readyAt, visit, type Visit } from '../visit';

/** Gives a store the parts that its visit page shows the site with, as the site's start-up does. */
export function withParts(store: AppStore) {
  const parts = { App, makeStore, stateAt, pages };
  store.parts = parts;
  return { store, log: store.log, parts };
}

/** Opens an address of the small site, in `#root` as in a document. */
export function openSite(address: string): Visit & ReturnType<typeof withParts> {
  const { log, parts, store } = withParts(makeStore(readyAt(new URL(address, window.location.href).pathname)));
  const opened = visit(address, store);
  opened.container.id = 'root';
  return { ...opened, store, log, parts };
}

/** The files that commands read. */
export function answerFiles(): void {
  const server = startServer();
  server.answer('/data/catalog.json', { data: { records: RECORDS } });
  server.answer('/data/wiki/ssh.json', { data: ARTICLE });
  server.answer('/data/home.json', { data: HOME });
}

/** Where a played visit is shown. */
export async function stage() {
  return within(
    await waitFor(() => {
      const element = document.querySelector<HTMLElement>('.visit-stage');
      if (!element) throw new Error('No visit is shown.');
      return element;
    }),
  );
}
