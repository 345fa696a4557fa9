import { waitFor } from '@testing-library/dom';
import { prepareOffline } from '../../src/app/offline';
import { makeStore } from '../../src/app/store';
import { locationAt, locationChanged } from '../../src/features/navigation/navigationSlice';
import { installFakeResizeObserver } from '../ui/resize';

const note = () => document.querySelector('.offline-note');

function setUp(register: () => Promise<unknown>) {
  const postMessage = jest.fn();
  Object.defineProperty(navigator, 'serviceWorker', { value: { register, controller: { postMessage } }, configurable: true });
  const store = makeStore();
  prepareOffline(store);
  return { store, postMessage };
}

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: jest.fn() });
  installFakeResizeObserver();
  jest.spyOn(console, 'warn').mockReturnValue();
  // A name can be defined only once.
  jest.spyOn(customElements, 'define').mockReturnValue();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  Reflect.deleteProperty(performance, 'getEntriesByType');
  jest.restoreAllMocks();
});

describe('prepareOffline', () => {
  it('R4 promises no kept pages where the service worker could not be registered', async () => {
    setUp(() => Promise.reject(new DOMException('', 'SecurityError')));
    await waitFor(() => expect(note()).toHaveTextContent(/^You are offline\.$/));
  });

  it.each([
    ['are there', 1, 'You are offline. Pages that you have opened or kept still work.'],
    ['had no room on the device', 0, 'You are offline.'],
  ])('R4 speaks of kept pages where they %s', async (_, count, said) => {
    const keys = jest.fn(() => Promise.resolve(Array.from({ length: count })));
    Object.defineProperty(globalThis, 'caches', { value: { open: () => Promise.resolve({ keys }) }, configurable: true });
    setUp(() => Promise.resolve());
    await waitFor(() => expect(keys).toHaveBeenCalled());
    await waitFor(() => expect(note()?.textContent).toBe(said));
  });

  it('R4 says when it is seen again that the connection has come back, and says nothing twice', async () => {
    const open = jest.fn(() => Promise.reject(new Error('full')));
    Object.defineProperty(globalThis, 'caches', { value: { open }, configurable: true });
    setUp(() => Promise.resolve());
    await waitFor(() => expect(note()).toHaveTextContent('You are offline.'));
    const said = note()?.firstChild;
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(note()?.firstChild).toBe(said);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    open.mockClear();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(note()?.textContent).toBe(''));
    expect(open).not.toHaveBeenCalled();
  });

  it.each([
    ['hands over a document that the service worker didn’t serve, though it has taken control since', 0, ['http://localhost/']],
    ['hands over no document that the service worker has served', 12, undefined],
  ])('R4 %s', async (_, workerStart, urlsToCache) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const getEntriesByType = jest.fn(() => [{ workerStart }]);
    Object.assign(performance, { getEntriesByType });
    Object.assign(globalThis, { PerformanceObserver: jest.fn(() => ({ observe: jest.fn() })) });
    const { postMessage } = setUp(() => Promise.resolve());
    await waitFor(() => expect(getEntriesByType).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve));
    expect(postMessage.mock.calls).toEqual(urlsToCache ? [[{ type: 'CACHE_URLS', payload: { urlsToCache } }]] : []);
  });

  it('R4 hands a page that was reached by a link to the service worker, unless it is kept', async () => {
    const there = new Set(['http://localhost/wiki/zabbix']);
    Object.defineProperty(globalThis, 'caches', {
      value: {
        match: (address: string) => Promise.resolve(there.has(address) || undefined),
        open: () => Promise.resolve({ keys: () => Promise.resolve([...there]) }),
      },
      configurable: true,
    });
    const { store, postMessage } = setUp(() => Promise.resolve());
    await waitFor(() => expect(note()).toHaveTextContent('You are offline. Pages that you have opened or kept still work.'));
    for (const path of ['/wiki/zabbix', '/wiki/ssh']) {
      history.pushState(null, '', path);
      store.dispatch(locationChanged({ location: locationAt(path), kind: 'PUSH' }));
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    expect(postMessage.mock.calls).toEqual([[{ type: 'CACHE_URLS', payload: { urlsToCache: ['http://localhost/wiki/ssh'] } }]]);
  });
});
