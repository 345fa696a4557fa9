import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeStore } from '../../src/app/store';
import { createServices } from '../../src/features/store/services';
import { GuideValues } from '../../src/features/values/GuideValues';
import { createValueParts } from '../../src/features/values/useValueParts';
import { valuesKey } from '../../src/features/values/valuesKey';
import { valueChanged } from '../../src/features/values/valuesSlice';

const load = jest.fn(() => import('../../src/features/values/valueParts'));

async function openGuide() {
  const store = makeStore(undefined, createServices([{ create: createValueParts, service: { load, atHand: () => null } }]));
  const content = (
    <Provider store={store}>
      <GuideValues guide="ssh" variables={{ HOST: { type: 'hostname', value: 'server.example.com', about: 'The server' } }}>
        Text
      </GuideValues>
    </Provider>
  );
  await act(async () => Promise.resolve(render(content)));
  return store;
}

beforeEach(() => {
  localStorage.clear();
  load.mockClear();
});

describe('the code for the values of a guide', () => {
  it('W4 R4 is not fetched for a reader who has none, until one is typed', async () => {
    const store = await openGuide();
    expect(load).not.toHaveBeenCalled();
    await act(async () => Promise.resolve(store.dispatch(valueChanged({ guide: 'ssh', name: 'HOST', value: 'web1', isUsable: true }))));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('W4 is fetched at once for a reader who has some from an earlier visit', async () => {
    localStorage.setItem(valuesKey('ssh'), '{"HOST":"web1"}');
    await openGuide();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
