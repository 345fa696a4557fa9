import { waitFor } from '@testing-library/dom';
import { prepareOffline } from '../../src/app/offline';
import { makeStore } from '../../src/app/store';
import { PACK_ELEMENT } from '../../src/core/site/packElement';
import { installFakeResizeObserver } from '../ui/resize';

const showKeepOffline = jest.fn();
let isOffline = true;
jest.mock('../../src/features/keep-offline/showKeepOffline', () => {
  if (isOffline) throw new Error('offline');
  return { showKeepOffline };
});

it('K1 R4 the control for offline use, whose code could not be loaded, comes with the connection', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const inView = { observe: (target: Element) => tell([{ target, isIntersecting: true }]), unobserve: jest.fn() };
  let tell: (entries: readonly object[]) => void = () => undefined;
  Object.assign(globalThis, { IntersectionObserver: jest.fn((callback: typeof tell) => ((tell = callback), inView)) });
  installFakeResizeObserver();
  Object.defineProperty(navigator, 'serviceWorker', { value: { register: () => Promise.resolve(), controller: {} }, configurable: true });
  document.body.innerHTML = `<main data-hydrated><${PACK_ELEMENT}></${PACK_ELEMENT}></main>`;
  prepareOffline(makeStore());
  await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.objectContaining({ message: 'offline' })));
  expect(showKeepOffline).not.toHaveBeenCalled();
  isOffline = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(showKeepOffline).toHaveBeenCalledTimes(1));
  jest.restoreAllMocks();
});
