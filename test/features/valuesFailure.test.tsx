import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../../src/app/store';
import { valuesPanelToggled } from '../../src/features/reading/readingSlice';
import { createServices } from '../../src/features/store/services';
import { GuideValues } from '../../src/features/values/GuideValues';
import { createValueParts } from '../../src/features/values/useValueParts';
import { ValuesPanel } from '../../src/features/values/ValuesPanel';
import { valuesKey } from '../../src/features/values/valuesKey';
import { createChunk } from '../../src/platform/chunk';
import { PlaceholderContext } from '../../src/ui/PlaceholderContext';

const VARIABLES = { HOST: { type: 'hostname', value: 'server.example.com', about: 'The server' } } as const;

/** What the blocks of the page show. */
const Used = () => <output>{use(PlaceholderContext)['HOST'] ?? VARIABLES.HOST.value}</output>;

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
        <ValuesPanel guide="ssh" variables={VARIABLES} />
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

  it('W4 of an earlier visit are in the blocks once the fields are there', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    localStorage.setItem(valuesKey('ssh'), '{"HOST":"web1.mine"}');
    const load = jest.fn(() => import('../../src/features/values/valueParts')).mockRejectedValueOnce(new Error('offline'));
    const store = makeStore(undefined, createServices([{ create: createValueParts, service: createChunk(load) }]));
    render(
      <Provider store={store}>
        <GuideValues guide="ssh" variables={VARIABLES}>
          <ValuesPanel guide="ssh" variables={VARIABLES} />
          <Used />
        </GuideValues>
      </Provider>,
    );
    await act(async () => undefined);
    expect(console.warn).toHaveBeenCalled();
    act(() => void store.dispatch(valuesPanelToggled(true)));
    expect(await screen.findByLabelText('The server')).toHaveValue('web1.mine');
    expect(document.querySelector('output')).toHaveTextContent('web1.mine');
    expect(screen.getByText(/^Your values/)).toHaveTextContent('1 of 1 set');
    localStorage.clear();
    jest.restoreAllMocks();
  });
});
