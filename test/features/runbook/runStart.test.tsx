import { act, waitFor } from '@testing-library/react';
import type { Block } from '../../../src/core/content/blocks';
import type { Runbook } from '../../../src/core/runbook/runbook';
import { shortenRunbook } from '../../../src/core/runbook/runbookFile';
import { locationChanged } from '../../../src/features/navigation/navigationSlice';
import { openRunbook } from '../../../src/features/runbook/openRunbook';
import { createValueParts } from '../../../src/features/values/useValueParts';
import { startServer } from '../../platform/fakeServer';
import { ARTICLE } from '../../sections/samples';
import { BOOK, device, openTab, press, start, stepIs } from './openTab';

type Parts = Awaited<ReturnType<ReturnType<typeof createValueParts>['load']>>;

beforeEach(() => {
  localStorage.clear();
  startServer().answer('/data/runbooks/ssh.json', { data: BOOK });
});

describe('the step on the screen', () => {
  const [first, second] = BOOK.steps;
  const withThree = { ...BOOK, steps: [first, second, { ...first, id: 'third', title: 'Third' }] };

  it('W8 is the next one to do where the address names an anchor that is no step', async () => {
    const opened = openTab(device().replacements, '/wiki/ssh?run#main');
    await stepIs(opened, 'First');
  });

  it('W8 stays when the skip link, or a link to a note of its code, is followed', async () => {
    startServer().answer('/data/runbooks/ssh.json', { data: withThree });
    const opened = openTab(device().replacements);
    await stepIs(opened, 'First');
    opened.goTo('/wiki/ssh?run#second');
    await stepIs(opened, 'Second');
    opened.goTo('/wiki/ssh?run#main');
    await stepIs(opened, 'Second');
    opened.goTo('/wiki/ssh?run');
    await stepIs(opened, 'First');
  });
});

describe('a run that is not on the device', () => {
  const IS_GONE = /^This run is not on this device/;

  it('W9 is told of when another tab deletes it, and no longer when a new one is begun', async () => {
    const { runs, tabs, replacements } = device();
    const opened = openTab(replacements);
    await start(opened, 'web1');
    await waitFor(() => expect(runs.size).toBe(1));
    expect(opened.tab.queryByText(IS_GONE)).toBeNull();
    runs.clear();
    act(() => tabs.tell('ssh'));
    await opened.tab.findByText(IS_GONE);
    await start(opened, 'web2');
    expect(opened.tab.queryByText(IS_GONE)).toBeNull();
  });

  it('W9 is told of where its address is opened', async () => {
    const opened = openTab(device().replacements, '/wiki/ssh?run=elsewhere');
    await opened.tab.findByText(IS_GONE);
    opened.goTo('/wiki/ssh?run');
    await waitFor(() => expect(opened.tab.queryByText(IS_GONE)).toBeNull());
  });
});

describe('a guide that was edited after its page was loaded', () => {
  const text = (words: string): Block => ({ type: 'paragraph', children: [words] });
  const edited = [text('New first words.'), text('New commands.'), ...ARTICLE.blocks];
  const [first] = BOOK.steps;
  const book: Runbook = { ...BOOK, steps: first ? [{ ...first, parts: [{ kind: 'do', blocks: edited.slice(1) }] }] : [] };
  beforeEach(() => jest.spyOn(console, 'warn').mockReturnValue());
  afterEach(() => jest.restoreAllMocks());

  it('W8 has what its steps say, from the page’s data as the server has it now', async () => {
    const server = startServer();
    server.answer('/data/runbooks/ssh.json', { data: shortenRunbook(book, edited) });
    server.answer('/data/wiki/ssh.json', { data: { ...ARTICLE, blocks: edited } });
    server.keep('/data/wiki/ssh.json', { data: ARTICLE });
    const opened = openTab(device().replacements);
    expect(await opened.tab.findByText('New commands.')).toBeInTheDocument();
    expect(opened.tab.queryByText('New first words.')).toBeNull();
  });

  it('W8 shows no steps while the page and its runbook are of two deploys, and all after Retry', async () => {
    const server = startServer();
    server.answer('/data/runbooks/ssh.json', { data: shortenRunbook(book, edited) });
    server.answer('/data/wiki/ssh.json', { data: ARTICLE });
    const opened = openTab(device().replacements);
    expect(await opened.tab.findByRole('alert')).toHaveTextContent('The steps could not be loaded.');
    server.answer('/data/wiki/ssh.json', { data: { ...ARTICLE, blocks: edited } });
    await press(opened, 'Retry');
    expect(await opened.tab.findByText('New commands.')).toBeInTheDocument();
  });
});

describe('a runbook that is opened again', () => {
  it('W8 can be started although it could not be loaded once more', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    const opened = openTab(device().replacements);
    await stepIs(opened, 'First');
    startServer();
    await act(() => opened.store.dispatch(openRunbook(ARTICLE)));
    expect(opened.tab.queryByRole('alert')).toBeNull();
    await start(opened, 'web1');
    jest.restoreAllMocks();
  });
});

describe('a step that is read without a run', () => {
  it('W8 leads on at its end, and stays when a run begins there', async () => {
    const opened = openTab(device().replacements);
    await stepIs(opened, 'First');
    await opened.user.click(opened.tab.getByRole('link', { name: 'Step 2: Second' }));
    await stepIs(opened, 'Second');
    expect(opened.tab.queryByRole('link', { name: /^Step 3/ })).toBeNull();
    await start(opened, 'web1');
    await stepIs(opened, 'Second');
  });
});

describe('a step that has failed by mistake', () => {
  it('W8 is open again with a second press, and both stay in the run', async () => {
    const { runs, replacements } = device();
    const opened = openTab(replacements);
    await start(opened, 'web1');
    await press(opened, 'Failed');
    await opened.tab.findByRole('region', { name: /^Failed at/ });
    expect(opened.tab.getByRole('button', { name: 'Failed' })).toHaveAttribute('aria-pressed', 'true');
    expect(opened.tab.getByText('Done once it works, or Skip to go on without it.')).toBeInTheDocument();
    await press(opened, 'Failed');
    expect(opened.tab.queryByRole('region', { name: /^Failed at/ })).toBeNull();
    expect(opened.tab.getByRole('button', { name: 'Failed' })).toHaveAttribute('aria-pressed', 'false');
    await opened.tab.findByText('Kept on this device');
    expect([...runs.values()][0]?.events.map(({ kind }) => kind)).toEqual(['started', 'failed', 'reopened']);
  });
});

describe('a step that is done', () => {
  it('W8 is an entry of the history, so that Back leads to it', async () => {
    const opened = openTab(device().replacements);
    await start(opened, 'web1');
    await press(opened, 'Done');
    await stepIs(opened, 'Second');
    opened.goTo(-1);
    await stepIs(opened, 'First');
    expect(opened.tab.getByRole('button', { name: 'Open it again' })).toBeInTheDocument();
  });

  it('W8 N1 is followed by an earlier one that is open, which says so aloud, too', async () => {
    const opened = openTab(device().replacements, '/wiki/ssh?run#second');
    await start(opened, 'web1');
    await press(opened, 'Done');
    await stepIs(opened, 'First');
    const hint = '1 of 2 are done or skipped; this is the first open step.';
    expect(opened.tab.getByText(hint)).toBeInTheDocument();
    expect(document.getElementById('announcer')).toHaveTextContent(hint);
  });

  it('W8 does not bring back a reader who goes elsewhere before the next one is shown', async () => {
    const { runs, replacements } = device();
    const opened = openTab(replacements);
    await start(opened, 'web1');
    await opened.tab.findByText('Kept on this device');
    opened.goTo(`/wiki/ssh?run=${[...runs.keys()].join()}#first`);
    const location = { pathname: '/wiki', search: '', hash: '', key: 'elsewhere' };
    act(() => opened.tab.getByRole('button', { name: 'Done' }).click());
    act(() => void opened.store.dispatch(locationChanged({ location, kind: 'PUSH' })));
    await waitFor(() => expect([...runs.values()][0]?.events.map(({ kind }) => kind)).toEqual(['started', 'done']));
    await opened.tab.findByText('Kept on this device');
    expect(opened.tab.getByRole('button', { name: 'Open it again' })).toBeInTheDocument();
    await stepIs(opened, 'First');
  });
});

describe('beginning a run', () => {
  /** A device on which the code of the boxes arrives when the test says so, or never does. */
  function slowParts() {
    let arrive: (parts: Parts | Promise<Parts>) => void = () => undefined;
    const parts = new Promise<Parts>((resolve) => {
      arrive = resolve;
    });
    const { runs, replacements } = device();
    const opened = openTab([...replacements, { create: createValueParts, service: { atHand: () => null, load: () => parts } }]);
    return { runs, arrive, opened };
  }

  it('W9 by two presses begins one', async () => {
    const { runs, arrive, opened } = slowParts();
    await opened.user.type(await opened.tab.findByLabelText('Which machine is it for?'), 'web1');
    await press(opened, 'Start the run');
    await press(opened, 'Start the run');
    await act(async () => arrive(await createValueParts().load()));
    await opened.tab.findByText('Kept on this device');
    expect([...runs.values()].map(({ host }) => host)).toEqual(['web1']);
  });

  it('W9 leaves a reader where they have gone meanwhile, and keeps the run', async () => {
    const { runs, arrive, opened } = slowParts();
    await opened.user.type(await opened.tab.findByLabelText('Which machine is it for?'), 'web1');
    await press(opened, 'Start the run');
    const location = { pathname: '/blog/post', search: '', hash: '', key: 'elsewhere', state: null };
    act(() => void opened.store.dispatch(locationChanged({ location, kind: 'PUSH' })));
    await act(async () => arrive(await createValueParts().load()));
    await waitFor(() => expect([...runs.values()].map(({ host }) => host)).toEqual(['web1']));
    await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
    expect(opened.tab.queryByRole('button', { name: 'Done' })).toBeNull();
    // Another machine's can begin.
    await press(opened, 'Start the run');
    await waitFor(() => expect(runs.size).toBe(2));
  });

  it('W9 works with the examples while the fields for values cannot be loaded', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { runs, arrive, opened } = slowParts();
    arrive(Promise.reject(new Error('Loading chunk values failed.')));
    await start(opened, 'web1');
    await opened.tab.findByText('Kept on this device');
    expect([...runs.values()].map(({ events }) => events[0]?.values)).toEqual([{}]);
    warned.mockRestore();
  });
});
