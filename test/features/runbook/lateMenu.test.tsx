import { act, fireEvent, waitFor } from '@testing-library/react';
import type * as RunMenu from '../../../src/features/runbook/RunMenu';
import { focusedBox } from '../../support/focusedBox';
import { startServer } from '../../platform/fakeServer';
import { BOOK, device, openTab, press, start, stepIs, type Tab } from './openTab';

let isOffline = true;
jest.mock('../../../src/features/runbook/RunMenu', () => {
  if (isOffline) throw new Error('offline');
  return jest.requireActual<typeof RunMenu>('../../../src/features/runbook/RunMenu');
});

/** A run whose steps are all done. */
async function settledRun(): Promise<Tab> {
  startServer().answer('/data/runbooks/ssh.json', { data: BOOK });
  const opened = openTab(device().replacements);
  await start(opened, 'web1');
  for (const step of ['First', 'Second']) {
    await stepIs(opened, step);
    await press(opened, 'Done');
  }
  return opened;
}

it('W8 W9 the export opens once its code is there, and says so where it could not be loaded', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  const opened = await settledRun();
  await press(opened, 'Export or end it');
  expect(await opened.tab.findByText('The export could not be loaded.')).toHaveRole('status');
  isOffline = false;
  await press(opened, 'Export or end it');
  expect(await opened.tab.findByText('This run: export, end, delete')).toHaveFocus();
  expect(document.querySelector('.runbook__menu')).toHaveAttribute('open');
  expect(opened.tab.queryByText(/could not be loaded/)).toBeNull();
  await press(opened, 'End the run');
  document.querySelector('.runbook__menu')?.removeAttribute('open');
  await press(opened, 'Export it');
  expect(document.querySelector('.runbook__menu')).toHaveAttribute('open');
  jest.restoreAllMocks();
});

it('W8 the export that comes late leaves the focus to somebody who types meanwhile', async () => {
  isOffline = false;
  const opened = await settledRun();
  fireEvent.click(await opened.tab.findByRole('button', { name: 'Export or end it' }));
  const box = focusedBox();
  await waitFor(() => expect(document.querySelector('.runbook__menu')).toBeInTheDocument());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(box).toHaveFocus();
});
