import { act, fireEvent, waitFor } from '@testing-library/react';
import { draftOf, keepDraft } from '../../../src/features/runbook/noteDraft';
import { runRemoved } from '../../../src/features/runbook/runbookSlice';
import { announce } from '../../../src/platform/announce';
import { changeSecret } from '../../../src/features/values/changeValues';
import { startServer } from '../../platform/fakeServer';
import { BOOK, device, openTab, press, start, stepIs, type Tab } from './openTab';

beforeEach(() => {
  localStorage.clear();
  startServer().answer('/data/runbooks/ssh.json', { data: BOOK });
});

describe('a note on a step', () => {
  it.each([
    ['Done', async (opened: Tab) => press(opened, 'Done')],
    ['leaving the page', () => act(() => void window.dispatchEvent(new Event('pagehide')))],
  ])('W9 keeps a note that was typed and not saved, by %s', async (_, leave) => {
    const { runs, replacements } = device();
    const opened = openTab(replacements);
    await start(opened, 'web1');
    await press(opened, 'Note');
    await opened.user.type(opened.tab.getByLabelText('A note on this step'), 'The mirror was down.');
    await leave(opened);
    const notes = () => [...runs.values()].flatMap(({ events }) => events.filter(({ kind }) => kind === 'noted'));
    await waitFor(() => expect(notes().map(({ step, note }) => [step, note])).toEqual([['first', 'The mirror was down.']]));
    await press(opened, 'Skip');
    expect(notes()).toHaveLength(1);
  });

  it('W9 stays with its own run when another one that is at the same step is opened', async () => {
    const { runs, replacements } = device();
    const opened = openTab(replacements);
    await start(opened, 'web1');
    opened.goTo('/wiki/ssh?run');
    await start(opened, 'web2');
    await press(opened, 'Note');
    await opened.user.type(opened.tab.getByLabelText('A note on this step'), 'For web2.');
    const [first] = runs.keys();
    opened.goTo(`/wiki/ssh?run=${first}`);
    const notes = () => [...runs.values()].flatMap(({ host, events }) => events.filter(({ kind }) => kind === 'noted').map(({ note }) => [host, note]));
    await waitFor(() => expect(notes()).toEqual([['web2', 'For web2.']]));
    expect(opened.tab.queryByLabelText('A note on this step')).toBeNull();
  });

  it('W9 is there again, without its secrets, when the page was ended in the background', async () => {
    const { runs, replacements } = device();
    const opened = openTab(replacements);
    await stepIs(opened, 'First');
    act(() => void opened.store.dispatch(changeSecret({ guide: 'ssh', name: 'TOKEN', value: 'hunter2' })));
    await start(opened, 'web1');
    await press(opened, 'Note');
    await opened.user.type(opened.tab.getByLabelText('A note on this step'), 'It said hunter2');
    const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    seen.mockRestore();
    // The device is all that is left of that tab.
    const left = { ...localStorage };
    opened.unmount();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    const [run] = [...runs.values()].map((each) => ({ ...each, events: each.events.filter(({ kind }) => kind !== 'noted') }));
    if (run) runs.set(run.id, run);
    Object.entries(left).forEach(([key, value]) => localStorage.setItem(key, String(value)));
    const again = openTab(replacements, `/wiki/ssh?run=${run?.id}`);
    expect(await again.tab.findByLabelText('A note on this step')).toHaveValue('It said {{TOKEN}}');
    await press(again, 'Save the note');
    expect(draftOf(`${run?.id}/first`)).toBe('');
  });

  it('W9 is left alone by a form that is opened and closed in another tab, and goes when its run is deleted', async () => {
    const { runs, replacements } = device();
    const opened = openTab(replacements);
    await start(opened, 'web1');
    const [run] = runs.keys();
    const place = `${run}/first`;
    act(() => void opened.store.dispatch(keepDraft('ssh', place, 'In the blue safe')));
    const other = openTab(replacements);
    await start(other, 'web2');
    await press(other, 'Note');
    await other.user.keyboard('{Escape}');
    expect(draftOf(place)).toBe('In the blue safe');
    await opened.user.click(opened.tab.getByRole('button', { name: 'Delete the run on web1 for good' }));
    expect(draftOf(place)).toBe('');
  });

  it('W9 stays where an input method’s candidate is given up by Escape', async () => {
    const opened = openTab(device().replacements);
    await start(opened, 'web1');
    await press(opened, 'Note');
    const box = opened.tab.getByLabelText('A note on this step');
    await opened.user.type(box, 'The mirror');
    fireEvent.keyDown(box, { key: 'Escape', isComposing: true });
    expect(box).toHaveValue('The mirror');
  });

  it('W9 isn’t called saved where its run has been deleted in another tab', async () => {
    const { runs, replacements } = device();
    const opened = openTab(replacements);
    await start(opened, 'web1');
    await press(opened, 'Note');
    await opened.user.type(opened.tab.getByLabelText('A note on this step'), 'Lost.');
    const [run] = runs.values();
    announce('');
    act(() => void opened.store.dispatch(runRemoved(run?.id ?? '')));
    await opened.tab.findByLabelText('Which machine is it for?');
    expect(document.getElementById('announcer')?.textContent ?? '').not.toContain('saved');
  });

  it('W9 W10 stands in the timeline before the outcome that saved it', async () => {
    const { runs, replacements } = device();
    const opened = openTab(replacements);
    await start(opened, 'web1');
    await press(opened, 'Note');
    await opened.user.type(opened.tab.getByLabelText('A note on this step'), 'Not needed here.');
    await press(opened, 'Skip');
    const kinds = () => [...runs.values()].flatMap(({ events }) => events.map(({ kind }) => kind));
    await waitFor(() => expect(kinds()).toEqual(['started', 'noted', 'skipped']));
  });

  it.each([
    ['as a command quotes it', "login 'pa$$w'\\''ord'", 'login {{TOKEN}}'],
    ['that contains another one', "set pa$$w'ord-admin", 'set {{OTHER}}'],
  ])('W9 has no secret in it %s', async (_, typed, kept) => {
    const { runs, replacements } = device();
    const opened = openTab(replacements);
    await stepIs(opened, 'First');
    act(() => {
      opened.store.dispatch(changeSecret({ guide: 'ssh', name: 'TOKEN', value: "pa$$w'ord" }));
      opened.store.dispatch(changeSecret({ guide: 'ssh', name: 'OTHER', value: "pa$$w'ord-admin" }));
    });
    await start(opened, 'web1');
    await press(opened, 'Note');
    await opened.user.click(opened.tab.getByLabelText('A note on this step'));
    await opened.user.paste(typed);
    await press(opened, 'Save the note');
    await waitFor(() => expect([...runs.values()].flatMap(({ events }) => events.flatMap(({ note }) => note || []))).toEqual([kept]));
  });
});
