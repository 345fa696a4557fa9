import { waitFor } from '@testing-library/dom';
import { prepareOffline } from '../../src/app/offline';
import { makeStore } from '../../src/app/store';
import { PACK_ELEMENT } from '../../src/core/site/packElement';
import { installFakeResizeObserver } from '../ui/resize';

it('R4 D3 the control for offline use is filled on the page, but not in a visit that is played: it would tell of the viewer’s device', async () => {
  const observe = jest.fn();
  Object.assign(globalThis, { IntersectionObserver: jest.fn(() => ({ observe, unobserve: jest.fn() })) });
  installFakeResizeObserver();
  Object.defineProperty(navigator, 'serviceWorker', { value: { register: () => Promise.resolve(), controller: {} }, configurable: true });
  document.body.innerHTML = `<div class="visit-stage"><main data-hydrated><${PACK_ELEMENT}></${PACK_ELEMENT}></main></div>
    <div id="root"><main data-hydrated><${PACK_ELEMENT} id="own"></${PACK_ELEMENT}></main></div>`;
  prepareOffline(makeStore());
  await waitFor(() => expect(observe).toHaveBeenCalled());
  // The other's turn would have come in the same task.
  expect(observe.mock.calls).toEqual([[document.getElementById('own')]]);
});
