import { act, waitFor, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Runbook } from '../../../src/core/runbook/runbook';
import type { AppThunk } from '../../../src/features/store/hooks';
import { changeSecret } from '../../../src/features/values/changeValues';
import { valueChanged } from '../../../src/features/values/valuesSlice';
import { startServer } from '../../platform/fakeServer';
import { BOOK, catchSaved, device, openTab, press, start, stepIs, type Tab } from './openTab';

const CANARY = 'canary-7f3a';

/** A runbook with a command at the same place in both steps. */
function withTwoAlike(): Runbook {
  const [first, second] = BOOK.steps;
  if (!first || !second) throw new Error('A runbook without two steps.');
  return { ...BOOK, steps: [first, { ...second, parts: first.parts }] };
}

const dispatch = ({ store }: Tab, action: UnknownAction | AppThunk) => act(() => void store.dispatch(action as UnknownAction));

beforeEach(() => {
  localStorage.clear();
  startServer().answer('/data/runbooks/ssh.json', { data: BOOK });
});

describe('a run of a guide', () => {
  it('W8 W9 goes from step to step and is written as events; a failed step shows the rollback and the help, and copying ticks nothing', async () => {
    const { runs, replacements } = device();
    const opened = openTab(replacements);
    await stepIs(opened, 'First');
    await start(opened, 'web1');
    await opened.user.click(within(opened.tab.getByRole('region', { name: 'First' })).getByRole('button', { name: 'Copy' }));
    expect(opened.tab.getByText('Press Done once it has worked.')).toBeInTheDocument();
    await stepIs(opened, 'First');
    await press(opened, 'Done');
    await stepIs(opened, 'Second');
    expect(opened.tab.getByRole('link', { name: 'Why' })).toHaveAttribute('href', '/wiki/ssh#why');
    await press(opened, 'Failed');
    const rescue = within(await opened.tab.findByRole('region', { name: /^Failed at/ }));
    expect(rescue.getByText('Undo it.')).toBeInTheDocument();
    expect(rescue.getByText('Troubleshooting')).toBeInTheDocument();
    expect(opened.tab.getByText('All other steps are done or skipped; 1 failed. Export it under “This run”, and end it.')).toBeInTheDocument();
    await press(opened, 'Note');
    await opened.user.type(opened.tab.getByLabelText('A note on this step'), 'Refused.');
    await press(opened, 'Save the note');
    await press(opened, 'Skip');
    expect(await opened.tab.findByText('All steps are done or skipped.')).toBeInTheDocument();
    expect(opened.tab.getByRole('navigation', { name: 'Steps' })).toHaveTextContent('Second (failed before), skipped');
    await waitFor(() => expect(opened.tab.getByText('Kept on this device')).toBeInTheDocument());
    const [run] = [...runs.values()];
    expect(run?.events.map(({ kind, step, note }) => [kind, step, note])).toEqual([
      ['started', '', ''],
      ['done', 'first', ''],
      ['failed', 'second', ''],
      ['noted', 'second', 'Refused.'],
      ['skipped', 'second', ''],
    ]);
    expect(localStorage.getItem('runs/ssh')).toBe('open');
    await press(opened, 'End the run');
    expect(localStorage.getItem('runs/ssh')).toBeNull();
  });

  it('W8 what was copied of a step says nothing of the next', async () => {
    const { replacements } = device();
    startServer().answer('/data/runbooks/ssh.json', { data: withTwoAlike() });
    const opened = openTab(replacements);
    const copyButton = (step: string) => within(opened.tab.getByRole('region', { name: step })).getByRole('button', { name: /^(?:Copy|Copied)$/ });
    await stepIs(opened, 'First');
    await start(opened, 'web1');
    await opened.user.click(copyButton('First'));
    await waitFor(() => expect(copyButton('First')).toHaveTextContent('Copied'));
    await press(opened, 'Done');
    await stepIs(opened, 'Second');
    expect(copyButton('Second')).toHaveTextContent('Copy');
    expect(copyButton('Second')).not.toHaveTextContent('Copied');
  });

  it('W8 says of a step that is one of several options, and of another one once the first is done', async () => {
    const [first, second] = BOOK.steps;
    if (!first || !second) throw new Error('A runbook without two steps.');
    const options = [first, second].map((step, at) => ({ ...step, title: `Option ${'AB'.charAt(at)}: ${step.title}`, section: 'Storage' }));
    startServer().answer('/data/runbooks/ssh.json', { data: { ...BOOK, steps: options } });
    const opened = openTab(device().replacements);
    await stepIs(opened, 'Option A: First');
    expect(opened.tab.getByText('1 command; one of 2 options')).toBeInTheDocument();
    await start(opened, 'web1');
    await press(opened, 'Done');
    await stepIs(opened, 'Option B: Second');
    expect(opened.tab.getByText('Option A is done: skip this one, unless you need both.')).toBeInTheDocument();
    await press(opened, 'Skip');
    expect(await opened.tab.findByText(/^All steps are done or skipped/)).toBeInTheDocument();
  });

  it('W9 answers a tick before it is recorded, and does not say that it is kept meanwhile', async () => {
    const { runs, replacements } = device();
    const opened = openTab(replacements);
    await start(opened, 'web1');
    await opened.tab.findByText('Kept on this device');
    const done = opened.tab.getByRole('button', { name: 'Done' });
    act(() => done.click());
    expect(done).toBeDisabled();
    expect(opened.tab.getByText('Keeping…')).toBeInTheDocument();
    await stepIs(opened, 'Second');
    await opened.tab.findByText('Kept on this device');
    expect([...runs.values()].flatMap(({ events }) => events.map(({ kind }) => kind))).toEqual(['started', 'done']);
  });

  it('W8 renders nothing of a step again but what became of it', async () => {
    const { runs, editions, replacements } = device();
    let renders = 0;
    const blocks = new Proxy([{ type: 'paragraph', children: ['Do it.'] } as const], {
      get: (target, key) => {
        renders += Number(key === 'map');
        return Reflect.get(target, key) as unknown;
      },
    });
    const [first, ...others] = BOOK.steps;
    if (!first) throw new Error('A runbook without a step.');
    editions.set('counted', { ...BOOK, edition: 'counted', steps: [{ ...first, parts: [{ kind: 'do', blocks }] }, ...others] });
    const started = { id: 'a', at: 0, elapsed: 0, step: '', kind: 'started', note: '', values: {} } as const;
    runs.set('r', { id: 'r', guide: 'ssh', edition: 'counted', host: 'web1', events: [started] });
    const opened = openTab(replacements, '/wiki/ssh?run=r');
    await opened.tab.findByText('Do it.');
    const before = renders;
    await press(opened, 'Failed');
    await opened.tab.findByRole('region', { name: /^Failed at/ });
    expect({ before, renders }).toEqual({ before: expect.any(Number), renders: before });
    expect(before).toBeGreaterThan(0);
  });

  it('W9 is never shown as kept before it is written, and once refused goes on in memory and says so', async () => {
    const { state, runs, replacements } = device();
    const opened = openTab(replacements);
    await start(opened, 'web1');
    await opened.tab.findByText('Kept on this device');
    state.isSlow = true;
    await press(opened, 'Done');
    await stepIs(opened, 'Second');
    expect(opened.tab.getByText('Keeping…')).toBeInTheDocument();
    opened.unmount();
    state.isSlow = false;
    state.isBroken = true;
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refused = openTab(replacements);
    await refused.tab.findByText(/^This browser does not keep runs/);
    await start(refused, 'web2');
    await press(refused, 'Done');
    await stepIs(refused, 'Second');
    expect(refused.tab.getByText('Not kept')).toBeInTheDocument();
    expect(runs.size).toBe(1);
    jest.restoreAllMocks();
  });

  it('W9 is the same in two tabs, and side by side with one on another machine', async () => {
    const { replacements } = device();
    const one = openTab(replacements);
    await start(one, 'web1');
    await one.tab.findByText('Kept on this device');
    const two = openTab(replacements);
    await start(two, 'web2');
    await press(two, 'Done');
    const other = await one.tab.findByRole('link', { name: /web2 1\/2/ });
    await one.user.click(other);
    await stepIs(one, 'Second');
    await press(one, 'Done');
    await two.tab.findByText(/^All steps are done or skipped/);
    expect(two.tab.getByRole('link', { name: /web1 0\/2/ })).toBeInTheDocument();
  });

  it('W11 keeps the edition that it began with, and lists what is different in the present one', async () => {
    const { replacements } = device();
    const before = openTab(replacements);
    await start(before, 'web1');
    await before.tab.findByText('Kept on this device');
    before.unmount();
    const [first, second] = BOOK.steps;
    const third = { ...BOOK.steps[0], id: 'third', title: 'Third' };
    startServer().answer('/data/runbooks/ssh.json', { data: { ...BOOK, edition: 'two', steps: [{ ...first, hash: 'other' }, third] } });
    const now = openTab(replacements);
    await stepIs(now, 'First');
    await now.user.click(await now.tab.findByRole('link', { name: /Continue on web1/ }));
    await now.tab.findByText(/^The guide has changed since this run began/);
    expect(now.tab.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['New: Third', 'Changed: First', `Removed: ${second?.title}`]),
    );
    await press(now, 'Done');
    await stepIs(now, 'Second');
  });

  it('W9 goes on with its own edition when the steps of the site cannot be loaded, which is said where there is none', async () => {
    const { replacements } = device();
    const before = openTab(replacements);
    await start(before, 'web1');
    await before.tab.findByText('Kept on this device');
    before.unmount();
    startServer();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const offline = openTab(replacements);
    await offline.tab.findByText(/^The steps could not be loaded/);
    await offline.user.click(offline.tab.getByRole('link', { name: /Continue on web1/ }));
    await stepIs(offline, 'First');
    jest.restoreAllMocks();
  });
});

describe('the values of a run', () => {
  it('W9 are those that it began with until others are taken over, and no secret is in an action, state, note, export or on the device', async () => {
    const { runs, replacements } = device();
    const opened = openTab(replacements);
    await stepIs(opened, 'First');
    dispatch(opened, valueChanged({ guide: 'ssh', name: 'HOST', value: 'db1', isUsable: true }));
    dispatch(opened, changeSecret({ guide: 'ssh', name: 'TOKEN', value: CANARY }));
    await waitFor(() => expect(document.querySelector('pre')).toHaveTextContent('ssh db1'));
    await start(opened, `x ${CANARY} x`);
    dispatch(opened, valueChanged({ guide: 'ssh', name: 'HOST', value: 'db2', isUsable: true }));
    await opened.tab.findByText('The fields differ from the values of this run: HOST db2, not db1.');
    expect(document.querySelector('pre')).toHaveTextContent('ssh db1');
    await press(opened, 'Use those in the fields');
    expect(document.querySelector('pre')).toHaveTextContent('ssh db2');
    await press(opened, 'Done');
    await stepIs(opened, 'Second');
    expect(document.querySelector('pre')).toHaveTextContent(`login ${CANARY}`);
    await press(opened, 'Note');
    await opened.user.type(opened.tab.getByLabelText('A note on this step'), `It took ${CANARY}!`);
    await press(opened, 'Save the note');
    expect(opened.tab.getByText('It took {{TOKEN}}!')).toBeInTheDocument();
    await opened.tab.findByText('Kept on this device');
    const saved = catchSaved();
    await opened.user.click(opened.tab.getByText(/^This run: export/));
    await press(opened, 'Timeline (Markdown)');
    await press(opened, 'Everything (JSON)');
    expect(await saved()).toHaveLength(2);
    const dump = JSON.stringify([opened.recorded, [...runs.values()], { ...localStorage }, { ...sessionStorage }, await saved(), window.location.href]);
    expect(dump).toContain('db2');
    expect(dump).toContain('It took {{TOKEN}}!');
    expect(dump).not.toContain(CANARY);
  });
});
