import { screen } from '@testing-library/react';
import { ResumeBar } from '../../../src/features/runbook/ResumeBar';
import { runStarted } from '../../../src/features/runbook/runbookSlice';
import { renderInSite } from '../../support/render';

describe('the bar of an unfinished run', () => {
  it('W9 N1 leaves the focus, when it is closed, at the heading over what is read', async () => {
    const { store, user } = renderInSite(
      <article>
        <h1>SSH</h1>
        <h2>Keys</h2>
        <h2>Far below</h2>
        <ResumeBar guide="ssh" />
      </article>,
    );
    jest.spyOn(screen.getByText('Far below'), 'getBoundingClientRect').mockReturnValue({ top: innerHeight } as DOMRect);
    const started = { id: 'a', at: 0, elapsed: 0, step: '', kind: 'started', note: '', values: {} } as const;
    store.dispatch(runStarted({ id: 'r', guide: 'ssh', edition: 'one', host: 'web1', events: [started] }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'An unfinished run' })).toBeNull();
    expect(screen.getByText('Keys')).toHaveFocus();
  });
});
