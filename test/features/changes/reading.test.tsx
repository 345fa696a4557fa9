import { act, screen } from '@testing-library/react';
import { makeStore } from '../../../src/app/store';
import { READ_SECONDS, REMEMBERED_GUIDES } from '../../../src/core/limits';
import { editionRead } from '../../../src/features/changes/changesSlice';
import { createReadingListeners } from '../../../src/features/changes/readings';
import { bar, open, prepareDevice, setHeight, stored } from './openGuide';

const { server } = prepareDevice();

describe('the edition of a guide', () => {
  const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  /** The chunk's modules are loaded already; their promises take a few turns. */
  const settle = () => act(async () => jest.advanceTimersByTimeAsync(0));

  it('W13 is remembered once the guide has been in view for 30 seconds and half of it has been seen', async () => {
    jest.useFakeTimers();
    setHeight(10_000);
    open();
    await wait(READ_SECONDS + 2);
    expect(stored()).toEqual({});
    Object.defineProperty(window, 'scrollY', { value: 4_600, configurable: true });
    act(() => void window.dispatchEvent(new Event('scroll')));
    await settle();
    expect(stored()).toEqual({ ssh: ['new', expect.stringMatching(/^\d{4}-\d\d-\d\d$/)] });
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    expect([server().requests, bar()]).toEqual([[], null]);
  });

  it.each([null, 'old'])('W13 is waited for no longer than that; read before: %s', async (edition) => {
    jest.useFakeTimers();
    if (edition) localStorage.setItem('read', JSON.stringify({ ssh: [edition, '2026-11-03'] }));
    open();
    await wait(READ_SECONDS + 1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('W13 is not, while the page is in the background', async () => {
    jest.useFakeTimers();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    open();
    await wait(2 * READ_SECONDS);
    hidden.mockReturnValue(false);
    await wait(READ_SECONDS - 1);
    expect(stored()).toEqual({});
    await wait(2);
    expect(Object.keys(stored())).toEqual(['ssh']);
  });

  it('W13 is not when the guide is left before, nor on a site that keeps no editions', async () => {
    jest.useFakeTimers();
    const { unmount } = open();
    await wait(READ_SECONDS - 1);
    unmount();
    open({ edition: undefined, changes: undefined });
    await wait(2 * READ_SECONDS);
    expect(stored()).toEqual({});
  });

  it('W13 that was read is not told of, and nothing is fetched', async () => {
    jest.useFakeTimers();
    localStorage.setItem('read', '{"ssh":["new","2026-11-03"]}');
    open();
    await wait(2 * READ_SECONDS);
    expect([server().requests, bar(), stored()]).toEqual([[], null, { ssh: ['new', '2026-11-03'] }]);
  });

  it('W13 is remembered for so many guides only, the latest', () => {
    const store = makeStore();
    store.services.of(createReadingListeners);
    const names = Array.from({ length: REMEMBERED_GUIDES }, (_, index) => `g-${index}`);
    localStorage.setItem('read', JSON.stringify(Object.fromEntries(names.map((name) => [name, ['e', '2026-11-03']]))));
    for (const guide of ['g-1', 'new']) store.dispatch(editionRead({ guide, edition: 'e', on: '2026-11-03' }));
    expect(Object.keys(stored())).toEqual(['g-2', ...names.slice(3), 'g-1', 'new'].slice(0, REMEMBERED_GUIDES));
  });

  it.each(['null', '7', '{"ssh":7}', '{"ssh":["old"]}', '{"ssh":{"0":"old"}}', '[[', '{"ssh":["old","soon"]}'])(
    'W13 is read again where the device has %j',
    async (text) => {
      jest.useFakeTimers();
      localStorage.setItem('read', text);
      open();
      await wait(READ_SECONDS + 1);
      expect([bar(), stored()]).toEqual([null, { ssh: ['new', expect.any(String)] }]);
    },
  );

  it('W13 makes no difference where the browser stores nothing', async () => {
    jest.useFakeTimers();
    const refuse = () => {
      throw new Error('denied');
    };
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) jest.spyOn(Storage.prototype, name).mockImplementation(refuse);
    open();
    await wait(READ_SECONDS + 1);
    expect([bar(), screen.getByRole('heading', { level: 1 }).textContent]).toEqual([null, 'SSH']);
  });
});
