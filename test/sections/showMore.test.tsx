import { act, screen } from '@testing-library/react';
import { makeStore } from '../../src/app/store';
import { moreRowsRequested, queryChanged, selectShownRows, workerAnswered, workerChosen, workerFailed } from '../../src/features/search/searchSlice';
import { ShowMore } from '../../src/sections/search/ShowMore';
import { answerTo } from '../features/search/workerAnswers';
import { renderInSite } from '../support/render';

describe('ShowMore', () => {
  it('S2 says beside the rows that the rest could not be loaded, and retries without asking for still more', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    const before = makeStore();
    for (const step of [workerChosen(), queryChanged('sshd'), workerAnswered(answerTo('sshd')), moreRowsRequested()]) before.dispatch(step);
    const { store, user } = renderInSite(<ShowMore shown={12} count={40} />, before.getState());
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => void store.dispatch(workerFailed()));
    expect(screen.getByRole('alert')).toHaveTextContent('The rest could not be loaded.');
    const rows = selectShownRows(store.getState());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(selectShownRows(store.getState())).toBe(rows);
    jest.restoreAllMocks();
  });
});
