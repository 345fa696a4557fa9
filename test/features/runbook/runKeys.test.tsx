import { act, within } from '@testing-library/react';
import { startServer } from '../../platform/fakeServer';
import { BOOK, device, openTab, press, start, stepIs } from './openTab';

const announced = () => document.getElementById('announcer')?.textContent ?? '';

beforeEach(() => {
  localStorage.clear();
  startServer().answer('/data/runbooks/ssh.json', { data: BOOK });
});

describe('a runbook by keyboard', () => {
  it('W8 a note that is saved or left gives the focus back to its button, and the saved one is announced', async () => {
    const opened = openTab(device().replacements);
    await start(opened, 'web1');
    await press(opened, 'Note');
    await opened.user.keyboard('Refused.{Escape}');
    expect(opened.tab.getByRole('button', { name: 'Note' })).toHaveFocus();
    expect(announced()).not.toContain('note');
    // The keys of the runbook work again.
    await opened.user.keyboard('n');
    await opened.user.keyboard('Again.{Control>}{Enter}{/Control}');
    expect(opened.tab.getByRole('button', { name: 'Note' })).toHaveFocus();
    expect(within(opened.tab.getByRole('list', { name: 'Notes' })).getByText(/Again\.$/)).toBeInTheDocument();
    expect(announced()).toBe('The note is saved.');
  });

  it('W8 its letters are shortcuts until they are switched off, as dictated words would press them; the arrow keys stay', async () => {
    const opened = openTab(device().replacements);
    await start(opened, 'web1');
    await opened.user.click(opened.tab.getByText('This run: export, end, delete'));
    const letters = () => opened.tab.getByRole('checkbox', { name: /^Letters and/ });
    await opened.user.click(letters());
    act(() => opened.tab.getByRole('heading', { name: 'First' }).focus());
    await opened.user.keyboard('df');
    await stepIs(opened, 'First');
    expect(opened.tab.queryByRole('region', { name: /^Failed at/ })).toBeNull();
    await opened.user.keyboard('{ArrowRight}');
    await stepIs(opened, 'Second');
    await opened.user.keyboard('{ArrowLeft}');
    await stepIs(opened, 'First');
    await opened.user.click(letters());
    act(() => opened.tab.getByRole('heading', { name: 'First' }).focus());
    await opened.user.keyboard('d');
    await stepIs(opened, 'Second');
  });
});
