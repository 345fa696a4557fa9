import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../../../src/app/store';
import { ResumeBar } from '../../../src/features/runbook/ResumeBar';
import { runStarted } from '../../../src/features/runbook/runbookSlice';
import { createServices } from '../../../src/features/store/services';
import { renderInSite } from '../../support/render';
import { device } from './openTab';

const STARTED = { id: 'a', at: 0, elapsed: 0, step: '', kind: 'started', note: '', values: {} } as const;

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
    store.dispatch(runStarted({ id: 'r', guide: 'ssh', edition: 'one', host: 'web1', events: [STARTED] }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'An unfinished run' })).toBeNull();
    expect(screen.getByText('Keys')).toHaveFocus();
  });

  it('W9 goes, when its tab is seen again, with a run that was ended or deleted in another one', async () => {
    const { runs, replacements } = device();
    runs.set('r', { id: 'r', guide: 'ssh', edition: 'one', host: 'web1', events: [STARTED] });
    render(
      <Provider store={makeStore(undefined, createServices(replacements))}>
        <MemoryRouter>
          <ResumeBar guide="ssh" />
        </MemoryRouter>
      </Provider>,
    );
    expect(await screen.findByText('Your run on web1')).toBeInTheDocument();
    runs.clear();
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByText('Your run on web1')).toBeNull());
  });
});
