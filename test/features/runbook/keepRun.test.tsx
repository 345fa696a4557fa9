import { act, waitFor } from '@testing-library/react';
import { readRuns } from '../../../src/features/runbook/openRunbook';
import { startServer } from '../../platform/fakeServer';
import { BOOK, device, openTab, press, start, stepIs, type Tab } from './openTab';

beforeEach(() => {
  localStorage.clear();
  startServer().answer('/data/runbooks/ssh.json', { data: BOOK });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** Whether the browser would ask before the page is left. */
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const kindsIn = ({ runs }: ReturnType<typeof device>) => [...runs.values()].map(({ host, events }) => [host, ...events.map(({ kind }) => kind)]);

async function note({ user, tab }: Tab, text: string): Promise<void> {
  await user.click(tab.getByRole('button', { name: /^Note/ }));
  await user.type(tab.getByLabelText('A note on this step'), text);
  await user.click(tab.getByRole('button', { name: 'Save the note' }));
}

describe('a run on a device that has no room for a while', () => {
  it('W9 is kept with all that happened meanwhile, in order, once there is room; until then the page says what is wrong and asks before it is left', async () => {
    const web1 = device();
    const opened = openTab(web1.replacements);
    await start(opened, 'web1');
    await opened.tab.findByText('Kept on this device');
    expect(asksBeforeLeaving()).toBe(false);
    web1.state.isFull = true;
    await press(opened, 'Done');
    expect(await opened.tab.findByRole('alert')).toHaveTextContent(/^This device has no room/);
    await stepIs(opened, 'Second');
    await note(opened, 'The mirror was down.');
    expect(opened.tab.getByText('Not kept')).toBeInTheDocument();
    expect(asksBeforeLeaving()).toBe(true);
    expect(kindsIn(web1)).toEqual([['web1', 'started']]);
    web1.state.isFull = false;
    await press(opened, 'Skip');
    await opened.tab.findByText('Kept on this device');
    expect(opened.tab.queryByRole('alert')).toBeNull();
    expect(asksBeforeLeaving()).toBe(false);
    expect(kindsIn(web1)).toEqual([['web1', 'started', 'done', 'noted', 'skipped']]);
  });

  it('W9 is stored whole if even its beginning wasn’t, when the reader comes back from making room', async () => {
    const web1 = device();
    const opened = openTab(web1.replacements);
    web1.state.isFull = true;
    await start(opened, 'web1');
    await press(opened, 'Failed');
    await opened.tab.findByText('Not kept');
    web1.state.isFull = false;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await opened.tab.findByText('Kept on this device');
    expect(kindsIn(web1)).toEqual([['web1', 'started', 'failed']]);
    expect([...web1.editions.keys()]).toEqual(['one']);
  });

  it('W9 has each event once, however fast they follow each other', async () => {
    const web1 = device();
    const opened = openTab(web1.replacements);
    web1.state.isFull = true;
    await start(opened, 'web1');
    await opened.tab.findByText('Not kept');
    web1.state.isFull = false;
    act(() => {
      opened.tab.getByRole('button', { name: 'Failed' }).click();
      opened.tab.getByRole('button', { name: 'Failed' }).click();
    });
    await opened.tab.findByText('Kept on this device');
    expect(new Set([...web1.runs.values()].flatMap(({ events }) => events.map(({ id }) => id))).size).toBe(3);
    expect(kindsIn(web1)).toEqual([['web1', 'started', 'failed', 'failed']]);
  });

  it('W9 isn’t asked about any more once it is deleted', async () => {
    const web1 = device();
    const opened = openTab(web1.replacements);
    web1.state.isFull = true;
    await start(opened, 'web1');
    await opened.tab.findByText('Not kept');
    await opened.user.click(opened.tab.getByRole('button', { name: 'Delete the run on web1 for good' }));
    await opened.tab.findByLabelText('Which machine is it for?');
    expect(asksBeforeLeaving()).toBe(false);
  });
});

describe('a run whose storage is cleared in the middle', () => {
  it('W9 goes on in memory, whole, and isn’t brought back; the next run is kept', async () => {
    const web1 = device();
    const opened = openTab(web1.replacements);
    await start(opened, 'web1');
    await press(opened, 'Done');
    await stepIs(opened, 'Second');
    await opened.tab.findByText('Kept on this device');
    web1.runs.clear();
    await note(opened, 'hunter2');
    expect(await opened.tab.findByRole('alert')).toHaveTextContent(/^What this browser stored of this run was deleted meanwhile/);
    await act(async () => opened.store.dispatch(readRuns('ssh')));
    expect(opened.tab.getByRole('link', { name: 'web1 1/2' })).toBeInTheDocument();
    await press(opened, 'Failed');
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(opened.tab.getByText('Not kept')).toBeInTheDocument();
    expect(JSON.stringify([...web1.runs.values(), { ...localStorage }])).not.toContain('hunter2');
    await opened.user.click(opened.tab.getByRole('link', { name: 'New run' }));
    expect(opened.tab.queryByRole('alert')).toBeNull();
    await start(opened, 'web2');
    await opened.tab.findByText('Kept on this device');
    expect(kindsIn(web1)).toEqual([['web2', 'started']]);
    await opened.user.click(opened.tab.getByRole('link', { name: 'web1 1/2' }));
    expect(opened.tab.getByText('Not kept')).toBeInTheDocument();
  });
});

describe('the runs of a device that could not be read once', () => {
  it('W9 are kept: what is started next says so', async () => {
    const web1 = device();
    web1.state.isBroken = true;
    const opened = openTab(web1.replacements);
    await opened.tab.findByText(/^This browser does not keep runs/);
    web1.state.isBroken = false;
    await start(opened, 'web1');
    await opened.tab.findByText('Kept on this device');
    await waitFor(() => expect(opened.tab.queryByRole('alert')).toBeNull());
    expect(kindsIn(web1)).toEqual([['web1', 'started']]);
  });
});
