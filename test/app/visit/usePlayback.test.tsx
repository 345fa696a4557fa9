import { act, renderHook, waitFor } from '@testing-library/react';
import type { Replay } from '../../../src/app/visit/createReplay';
import { usePlayback } from '../../../src/app/visit/usePlayback';
import { makeStore, stateAt } from '../../../src/app/store';
import { opened } from '../../features/visit/sampleVisit';
import { prepareSite } from '../visit';
import { withParts } from './siteOnPage';

const VISIT = { path: '/wiki', steps: [{ after: 0, action: opened('/blog') }] } as unknown as Parameters<typeof usePlayback>[0];

beforeAll(async () => {
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: true }), configurable: true });
  Object.defineProperty(window, 'scrollTo', { value: () => undefined, configurable: true });
  await prepareSite();
});
afterEach(() => jest.restoreAllMocks());

it('D3 tries a step again that could not be shown, because the code for it did not come', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  let isOffline = true;
  const stateAfter = (count: number) =>
    count > 0 && isOffline ? Promise.reject(new Error('Loading chunk terminal failed.')) : Promise.resolve(stateAt(count === 0 ? '/wiki' : '/blog'));
  const { store, parts } = withParts(makeStore(stateAt('/wiki')));
  const replay: Replay = { store, stateAfter, show: () => Promise.resolve(), end: () => undefined };
  const { result } = renderHook(() => usePlayback(VISIT, replay, parts));
  act(() => result.current.goTo(1));
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect([result.current.count, result.current.isPlaying]).toEqual([0, false]);
  isOffline = false;
  act(() => result.current.goTo(1));
  await waitFor(() => expect(result.current.count).toBe(1));
});
