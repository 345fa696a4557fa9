import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { makeStore } from '../../src/app/store';
import { valuesPanelToggled } from '../../src/features/reading/readingSlice';
import { createServices } from '../../src/features/store/services';
import { createValueParts } from '../../src/features/values/useValueParts';
import { ValuesPanel } from '../../src/features/values/ValuesPanel';

describe('the values of a guide whose fields could not be loaded', () => {
  it('W4 N1 come on Retry, which leaves the focus at their title', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    const load = jest
      .fn(() => import('../../src/features/values/valueParts'))
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('offline'));
    const store = makeStore(undefined, createServices([{ create: createValueParts, service: { load, atHand: () => null } }]));
    store.dispatch(valuesPanelToggled(true));
    render(
      <Provider store={store}>
        <ValuesPanel guide="ssh" variables={{ HOST: { type: 'hostname', value: 'server.example.com', about: 'The server' } }} />
      </Provider>,
    );
    const user = userEvent.setup();
    for (let tries = 0; tries < 2; tries += 1) {
      await user.click(await screen.findByRole('button', { name: 'Retry' }));
      expect(document.activeElement?.tagName).toBe('SUMMARY');
    }
    expect(await screen.findByLabelText('The server')).toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent(/^Your values/);
    jest.restoreAllMocks();
  });
});
