import { startServer } from '../../platform/fakeServer';
import { BOOK, device, openTab, press, start, stepIs } from './openTab';

const DAY_MS = 86_400_000;

beforeEach(() => {
  localStorage.clear();
  startServer().answer('/data/runbooks/ssh.json', { data: BOOK });
});

describe('the times in a run', () => {
  it('W9 have their day where it isn’t today', async () => {
    const { runs, replacements } = device();
    const before = openTab(replacements);
    await start(before, 'web1');
    await press(before, 'Note');
    await before.user.type(before.tab.getByLabelText('A note on this step'), 'The mirror was down.');
    await press(before, 'Failed');
    await before.tab.findByRole('heading', { name: /^Failed at \d\d:\d\d:\d\d UTC$/ });
    await before.tab.findByText('Kept on this device');
    before.unmount();
    for (const run of [...runs.values()]) runs.set(run.id, { ...run, events: run.events.map((event) => ({ ...event, at: event.at - 3 * DAY_MS })) });
    const later = openTab(replacements, `/wiki/ssh?run=${[...runs.keys()].join('')}`);
    await stepIs(later, 'First');
    expect(later.tab.getByRole('heading', { name: /^Failed at \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/ })).toBeInTheDocument();
    expect(later.tab.getByRole('list', { name: 'Notes' })).toHaveTextContent(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/);
    expect(later.tab.getByText(/^Saved at \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC: The mirror was down\.$/)).toBeInTheDocument();
  });
});
