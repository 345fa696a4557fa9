import { act, fireEvent, within } from '@testing-library/react';
import { startServer } from '../../platform/fakeServer';
import { BOOK, device, openTab, press, start, stepIs } from './openTab';

const announced = () => document.getElementById('announcer')?.textContent ?? '';

beforeEach(() => {
  document.dir = '';
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
    expect(opened.tab.getByRole('button', { name: 'Note (1)' })).toHaveFocus();
    expect(within(opened.tab.getByRole('list', { name: 'Notes' })).getByText(/Again\.$/)).toBeInTheDocument();
    expect(announced()).toBe('Note saved.');
    // What is saved is in sight where it was typed until something else happens, and above the next one.
    const saved = () => opened.tab.queryByText(/^Saved at .* UTC: Again\.$/);
    expect(saved()).toBeVisible();
    await press(opened, 'Failed');
    expect(saved()).toBeNull();
    await press(opened, 'Note (1)');
    expect(saved()).toBeVisible();
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

  it.each(['table', 'diagram__picture'])('W8 N1 leaves the arrow keys to a %s that scrolls', async (name) => {
    const opened = openTab(device().replacements);
    await stepIs(opened, 'First');
    const wide = document.createElement('div');
    wide.className = name;
    document.querySelector('.runbook__step')?.append(wide);
    expect(fireEvent.keyDown(wide, { key: 'ArrowRight' })).toBe(true);
    expect(fireEvent.keyDown(document.querySelector('.runbook__step') as Element, { key: 'ArrowRight' })).toBe(false);
    await stepIs(opened, 'Second');
  });

  it('W8 its arrow keys go where the arrows on the screen do, on a page from right to left, too', async () => {
    document.dir = 'rtl';
    const opened = openTab(device().replacements);
    await start(opened, 'web1');
    act(() => opened.tab.getByRole('heading', { name: 'First' }).focus());
    await opened.user.keyboard('{ArrowRight}');
    await stepIs(opened, 'First');
    await opened.user.keyboard('{ArrowLeft}');
    await stepIs(opened, 'Second');
    expect(opened.tab.getByRole('link', { name: 'Step 1' })).toHaveAttribute('aria-keyshortcuts', 'ArrowRight');
    await opened.user.keyboard('{ArrowRight}');
    await stepIs(opened, 'First');
  });

  it('W8 a letter that is held down ticks one step', async () => {
    const opened = openTab(device().replacements);
    await start(opened, 'web1');
    act(() => opened.tab.getByRole('heading', { name: 'First' }).focus());
    await opened.user.keyboard('{d>3/}');
    await stepIs(opened, 'Second');
    expect(opened.tab.getByRole('button', { name: 'Done' })).toBeInTheDocument();
  });
});

describe('the steps of a runbook as a sheet', () => {
  it.each([
    ['on Escape', (link: HTMLElement) => fireEvent.keyDown(link, { key: 'Escape' })],
    ['on a press beside it', () => fireEvent.pointerDown(document.body)],
    ['once Tab leaves it', () => fireEvent.focusIn(document.body)],
  ])('W8 N1 close %s', async (_, act) => {
    const opened = openTab(device().replacements);
    await stepIs(opened, 'First');
    const sheet = document.querySelector<HTMLDetailsElement>('.runbook__steps details');
    sheet?.setAttribute('open', '');
    const [link] = within(opened.tab.getByRole('navigation', { name: 'Steps' })).getAllByRole('link');
    if (!link) throw new Error('A list without a step.');
    fireEvent.focusIn(link);
    expect(sheet?.open).toBe(true);
    act(link);
    expect(sheet?.open).toBe(false);
  });
});

describe('the end of a runbook', () => {
  it('W8 Enter that is held down on a button presses none that comes in its place, and the focus stays in the bar', async () => {
    const opened = openTab(device().replacements);
    const button = (name: string) => opened.tab.findByRole('button', { name });
    const hold = async (name: string) => {
      const pressed = await button(name);
      act(() => pressed.focus());
      await opened.user.keyboard('{Enter>3/}');
    };
    await start(opened, 'web1');
    await hold('Done');
    await stepIs(opened, 'Second');
    await hold('Done');
    expect(await button('Export or end it')).toHaveFocus();
    expect(document.querySelector('.runbook__menu')).not.toHaveAttribute('open');
    await hold('Open it again');
    expect(await button('Done')).toHaveFocus();
    expect(await button('Failed')).toHaveAttribute('aria-pressed', 'false');
    await hold('Done');
    await hold('Export or end it');
    await hold('End the run');
    expect(opened.tab.getByText('This run: export, end, delete')).toHaveFocus();
    await hold('Continue this run');
    expect(await button('Export or end it')).toHaveFocus();
    expect(await button('Note')).toHaveAttribute('aria-expanded', 'false');
  });

  it('W8 names every key', async () => {
    const opened = openTab(device().replacements);
    await start(opened, 'web1');
    const shortcuts = () => [...document.querySelectorAll('[aria-keyshortcuts]')].map((each) => each.getAttribute('aria-keyshortcuts') ?? '');
    const keys = shortcuts();
    await press(opened, 'Done');
    await stepIs(opened, 'Second');
    await press(opened, 'Done');
    await opened.tab.findByRole('button', { name: 'Open it again' });
    const named = [...document.querySelectorAll('.runbook__keys kbd')].map(({ textContent }) =>
      textContent.replace('←', 'ArrowLeft').replace('→', 'ArrowRight'),
    );
    expect(named).toEqual(expect.arrayContaining([...keys, ...shortcuts()]));
  });

  it('W8 W9 a second tap reopens no step, and the last step leads to the export', async () => {
    const opened = openTab(device().replacements);
    await start(opened, 'web1');
    await press(opened, 'Done');
    await stepIs(opened, 'Second');
    await press(opened, 'Done');
    const again = await opened.tab.findByRole('button', { name: 'Open it again' });
    fireEvent.click(again, { detail: 2 });
    expect(again).toBeInTheDocument();
    await press(opened, 'Export or end it');
    expect(opened.tab.getByText('This run: export, end, delete')).toHaveFocus();
    expect(document.querySelector('.runbook__menu')).toHaveAttribute('open');
    fireEvent.click(again, { detail: 1 });
    expect(await opened.tab.findByRole('button', { name: 'Done' })).toBeInTheDocument();
    expect(opened.tab.queryByRole('button', { name: 'Export or end it' })).toBeNull();
  });
});
