import { startServer } from '../../platform/fakeServer';
import { translatePage } from '../../support/translatePage';
import { BOOK, device, openTab, press, start, stepIs } from './openTab';

describe('a runbook on a page that the browser translates', () => {
  it('W8 tells of each step what is so now, and goes on from a step with a section to one without', async () => {
    const [first, second] = BOOK.steps;
    const steps = [{ ...first, section: 'Server' }, second, { ...first, id: 'third', title: 'Third', facts: '3 commands' }];
    startServer().answer('/data/runbooks/ssh.json', { data: { ...BOOK, steps } });
    const opened = openTab(device().replacements);
    const { tab } = opened;
    await start(opened, 'web1');
    await press(opened, 'Failed');
    translatePage();
    await press(opened, 'Done');
    await stepIs(opened, 'Second');
    expect(tab.getByText('Step 2 of 3')).toBeInTheDocument();
    expect(tab.getByRole('link', { name: 'Step 1' })).toBeInTheDocument();
    translatePage();
    await press(opened, 'Done');
    await stepIs(opened, 'Third');
    expect(tab.getByText('3 commands')).toBeInTheDocument();
    expect(tab.getByRole('link', { name: 'Step 2' })).toBeInTheDocument();
    expect(tab.queryByRole('link', { name: 'Step 3' })).toBeNull();
  });
});
