import { act, fireEvent, screen } from '@testing-library/react';
import { startServer } from '../../platform/fakeServer';
import { focusedBox } from '../../support/focusedBox';
import { BOOK, device, openTab, press, stepIs, type Tab } from './openTab';

const STARTED = { id: 'a', at: 0, elapsed: 0, step: '', kind: 'started', note: '', values: {} } as const;
const ADDRESS = '/wiki/ssh?run=r';

/** A run that has begun, and what another tab does in it. */
function begun() {
  const { runs, editions, tabs, replacements } = device();
  const run = { id: 'r', guide: 'ssh', edition: 'one', host: 'web1', events: [STARTED] };
  editions.set('one', BOOK);
  runs.set('r', run);
  const recordElsewhere = (kind: 'done' | 'failed') => runs.set('r', { ...run, events: [STARTED, { ...STARTED, id: 'b', at: 1, step: 'first', kind }] });
  return { tell: () => act(async () => tabs.tell('ssh')), recordElsewhere, replacements };
}

const typeNote = async (opened: Tab) => {
  await press(opened, 'Note');
  await opened.user.keyboard('Lo');
  return opened.tab.getByLabelText('A note on this step');
};

beforeEach(() => {
  localStorage.clear();
  startServer().answer('/data/runbooks/ssh.json', { data: BOOK });
  Element.prototype.scrollIntoView = jest.fn();
});

describe('what another tab records of a run', () => {
  it.each([
    ['failed', /^Failed at/],
    ['done', /^Done at/],
  ] as const)('W8 W9 as %s is shown, and leaves the step, the focus and the note that is being typed', async (kind, outcome) => {
    const { tell, recordElsewhere, replacements } = begun();
    const opened = openTab(replacements, ADDRESS);
    await stepIs(opened, 'First');
    const note = await typeNote(opened);
    jest.mocked(Element.prototype.scrollIntoView).mockClear();
    recordElsewhere(kind);
    await tell();
    expect(await opened.tab.findByText(outcome)).toBeInTheDocument();
    await opened.user.keyboard('ads');
    expect(note).toHaveFocus();
    expect(note).toHaveValue('Loads');
    await stepIs(opened, 'First');
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  });

  it('W8 the help for a step that fails here takes the focus', async () => {
    const opened = openTab(begun().replacements, ADDRESS);
    await stepIs(opened, 'First');
    await press(opened, 'Failed');
    expect(await opened.tab.findByRole('region', { name: /^Failed at/ })).toHaveFocus();
  });

  it('W9 is shown when a page that slept, and was not told, is seen again', async () => {
    const { recordElsewhere, replacements } = begun();
    const opened = openTab(replacements, ADDRESS);
    await stepIs(opened, 'First');
    recordElsewhere('done');
    fireEvent(document, new Event('visibilitychange'));
    expect(await opened.tab.findByText(/^Done at/)).toBeInTheDocument();
  });
});

describe('a runbook that comes late', () => {
  it('W8 R5 leaves the focus to somebody who types meanwhile', async () => {
    const box = focusedBox();
    const opened = openTab(begun().replacements, ADDRESS);
    await stepIs(opened, 'First');
    expect(box).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
