import { within } from '@testing-library/react';
import { startServer } from '../../platform/fakeServer';
import { BOOK, device, openTab, press, start, stepIs } from './openTab';

beforeEach(() => {
  localStorage.clear();
  startServer().answer('/data/runbooks/ssh.json', { data: BOOK });
});

describe('the runs of a guide', () => {
  it('W9 are listed by machine, the ended ones apart, each with its address', async () => {
    const { runs, replacements } = device();
    const opened = openTab(replacements);
    await start(opened, 'web1');
    await press(opened, 'Done');
    await stepIs(opened, 'Second');
    await opened.user.click(opened.tab.getByRole('link', { name: 'New run' }));
    await start(opened, 'web2');
    const list = within(opened.tab.getByRole('navigation', { name: 'Runs' }));
    const shown = () => list.getAllByRole('link').map(({ textContent }) => textContent);
    expect(shown()).toEqual(['web1 1/2', 'web2 0/2', 'New run']);
    expect(list.queryByText(/^Ended runs/)).toBeNull();
    await press(opened, 'End the run');
    const ended = await list.findByText('Ended runs (1)');
    expect(shown()).toEqual(['web1 1/2', 'New run', expect.stringMatching(/^web2 \d{4}-\d{2}-\d{2} \d{2}:\d{2}$/)]);
    const [link] = within(ended.parentElement ?? ended).getAllByRole('link');
    expect(link).toHaveAttribute('href', expect.stringContaining([...runs.keys()][1] ?? 'a second run'));
    expect(link).toHaveAttribute('aria-current', 'true');
  });

  it('W9 are exported to files that name their machines, in any script', async () => {
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    const opened = openTab(device().replacements);
    await start(opened, 'خادم/1 サーバー');
    await opened.user.click(opened.tab.getByText(/^This run: export/));
    await press(opened, 'Everything (JSON)');
    expect(names).toEqual([expect.stringMatching(/^ssh-خادم-1-サーバー-[\d-]{10}\.json$/)]);
  });
});
