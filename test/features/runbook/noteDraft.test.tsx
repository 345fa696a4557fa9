import { act, waitFor } from '@testing-library/react';
import { draftOf } from '../../../src/features/runbook/noteDraft';
import { announce } from '../../../src/platform/announce';
import { startServer } from '../../platform/fakeServer';
import { BOOK, device, openTab, press, start, stepIs, type Tab } from './openTab';

beforeEach(() => {
  localStorage.clear();
  startServer().answer('/data/runbooks/ssh.json', { data: BOOK });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
});

/** The locks of a secure address. */
function addLocks(): void {
  const held = new Map<object, string>();
  const request = async (name: string, work: () => Promise<void>) => {
    const lock = {};
    held.set(lock, name);
    await work();
    held.delete(lock);
  };
  const query = () => Promise.resolve({ held: [...held.values()].map((name) => ({ name })) });
  Object.defineProperty(navigator, 'locks', { value: { request, query }, configurable: true });
}

function hidePage(): void {
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  seen.mockRestore();
}

const BOX = 'A note on this step';

async function noting(opened: Tab, text: string): Promise<HTMLElement> {
  await press(opened, 'Note');
  await opened.user.type(opened.tab.getByLabelText(BOX), text);
  return opened.tab.getByLabelText(BOX);
}

/** A tab at the first step of a run that is kept. */
async function onFirst() {
  const kept = device();
  const opened = openTab(kept.replacements);
  await start(opened, 'web1');
  await opened.tab.findByText('Kept on this device');
  const [id] = kept.runs.keys();
  const notes = () => [...kept.runs.values()].flatMap(({ events }) => events.flatMap(({ note }) => note || []));
  return { ...kept, opened, notes, place: `${id}/first`, address: `/wiki/ssh?run=${id}#first` };
}

const announced = () => document.getElementById('announcer')?.textContent ?? '';

describe('a note that the device has no room for', () => {
  it('W9 stays a draft until it is stored, isn’t called saved, and is offered again by a new page', async () => {
    const { opened, state, notes, place, replacements, address } = await onFirst();
    state.isFull = true;
    announce('');
    await noting(opened, 'The mirror was down.');
    hidePage();
    await press(opened, 'Save the note');
    expect(await opened.tab.findByText(/^Noted at .* UTC: The mirror was down\.$/)).toBeInTheDocument();
    await waitFor(() => expect(announced()).toBe('Noted, but not kept on this device.'));
    expect(draftOf(place)).toBe('The mirror was down.');
    // It is in the run already, if only here.
    opened.goTo(`${address.split('#')[0]}#second`);
    await stepIs(opened, 'Second');
    opened.goTo(address);
    await stepIs(opened, 'First');
    expect(opened.tab.queryByLabelText(BOX)).toBeNull();
    opened.unmount();
    const again = openTab(replacements, address);
    expect(await again.tab.findByLabelText(BOX)).toHaveValue('The mirror was down.');
    state.isFull = false;
    await press(again, 'Save the note');
    await waitFor(() => expect(notes()).toEqual(['The mirror was down.']));
    expect(await again.tab.findByText(/^Saved at/)).toBeInTheDocument();
    expect(announced()).toBe('Note saved.');
    expect(draftOf(place)).toBe('');
  });

  it('W9 is no draft any more once a later step has stored it', async () => {
    const { opened, state, notes, place } = await onFirst();
    state.isFull = true;
    await noting(opened, 'The mirror was down.');
    await press(opened, 'Save the note');
    await opened.tab.findByText('Not kept');
    state.isFull = false;
    await press(opened, 'Done');
    await waitFor(() => expect(notes()).toEqual(['The mirror was down.']));
    expect(draftOf(place)).toBe('');
  });

  it('W9 isn’t offered again where it was stored after all, when the page was gone', async () => {
    const { opened, place, replacements, address } = await onFirst();
    await noting(opened, 'The mirror was down.');
    await press(opened, 'Save the note');
    await opened.tab.findByText(/^Saved at/);
    opened.unmount();
    localStorage.setItem(`note-draft/${place}`, 'The mirror was down.');
    const again = openTab(replacements, address);
    await stepIs(again, 'First');
    await waitFor(() => expect(draftOf(place)).toBe(''));
    expect(again.tab.queryByLabelText(BOX)).toBeNull();
  });
});

describe('a draft of a note', () => {
  it('W9 is gone from the device when the reader has deleted its text', async () => {
    const { opened, place } = await onFirst();
    const box = await noting(opened, 'hunter2 oops');
    hidePage();
    expect(draftOf(place)).toBe('hunter2 oops');
    await opened.user.clear(box);
    hidePage();
    expect(draftOf(place)).toBe('');
  });

  it.each([
    [
      'its text is deleted and the form closed',
      async ({ user, tab }: Tab) => (await user.clear(tab.getByLabelText(BOX)), user.click(tab.getByRole('button', { name: 'Note' }))),
    ],
    ['the form is given up', ({ user }: Tab) => user.keyboard('{Escape}')],
  ])('W9 is gone when %s', async (_, leave) => {
    const { opened, place } = await onFirst();
    await noting(opened, 'hunter2 oops');
    hidePage();
    await leave(opened);
    expect(draftOf(place)).toBe('');
  });

  it('W9 belongs to the tab in which it is typed, as long as that is there', async () => {
    addLocks();
    const { opened, notes, place, replacements, address } = await onFirst();
    const box = await noting(opened, 'aaa');
    hidePage();
    const other = openTab(replacements, address);
    await stepIs(other, 'First');
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(other.tab.queryByLabelText(BOX)).toBeNull();
    await press(other, 'Note');
    expect(document.activeElement).not.toBe(box);
    expect(document.activeElement).toHaveValue('');
    await other.user.keyboard('{Escape}');
    expect(draftOf(place)).toBe('aaa');
    await press(other, 'Done');
    // Both tabs are in one document here, and the next step takes the focus.
    await stepIs(other, 'Second');
    other.unmount();
    await opened.user.type(box, ' bbb');
    await press(opened, 'Save the note');
    await waitFor(() => expect(notes()).toEqual(['aaa bbb']));
    expect(draftOf(place)).toBe('');
  });

  it('W9 is offered by another tab once its own is gone', async () => {
    addLocks();
    const { opened, place, replacements, address } = await onFirst();
    await noting(opened, 'aaa');
    await opened.user.keyboard('{Escape}');
    localStorage.setItem(`note-draft/${place}`, 'aaa');
    const other = openTab(replacements, address);
    expect(await other.tab.findByLabelText(BOX)).toHaveValue('aaa');
  });
});
