import { act, renderHook, waitFor } from '@testing-library/react';
import type { Replay } from '../../../src/app/visit/createReplay';
import { usePlayback } from '../../../src/app/visit/usePlayback';
import { makeStore, stateAt } from '../../../src/app/store';
import { opened } from '../../features/visit/sampleVisit';
import { prepareSite } from '../visit';
import { withParts } from './siteOnPage';

const VISIT = { path: '/wiki', steps: [{ after: 0, action: opened('/blog') }] } as unknown as Parameters<typeof usePlayback>[0];

let prefersReducedMotion = true;

beforeAll(async () => {
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: prefersReducedMotion }), configurable: true });
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

it('D3 goes on from a step that is shown only after the next one was asked for', async () => {
  let showFirst: () => void = () => undefined;
  const first = new Promise<void>((resolve) => (showFirst = resolve));
  const shown: number[] = [];
  const show = async (count: number) => {
    if (count === 0) await first;
    shown.push(count);
  };
  const { store, parts } = withParts(makeStore(stateAt('/wiki')));
  const replay: Replay = { store, stateAfter: (count) => Promise.resolve(stateAt(count === 0 ? '/wiki' : '/blog')), show, end: () => undefined };
  const showing = jest.spyOn(replay, 'show');
  const { result } = renderHook(() => usePlayback(VISIT, replay, parts));
  await waitFor(() => expect(showing).toHaveBeenCalledWith(0));
  await act(async () => {
    // Both before React renders, as with a busy processor.
    result.current.goTo(1);
    showFirst();
    await first;
  });
  await waitFor(() => expect(result.current.count).toBe(1));
  expect(shown).toEqual([0, 1]);
});

it('D3 N1 stops where its viewer tries to use the page, until they go on', async () => {
  prefersReducedMotion = false;
  jest.useFakeTimers();
  try {
    const { store, parts } = withParts(makeStore(stateAt('/wiki')));
    const replay: Replay = { store, stateAfter: () => Promise.resolve(stateAt('/wiki')), show: () => Promise.resolve(), end: () => undefined };
    const { result } = renderHook(() => usePlayback(VISIT, replay, parts));
    act(() => result.current.touch());
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(result.current).toMatchObject({ count: 0, isPlaying: false, isTouched: true });
    await act(async () => result.current.toggle());
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(result.current).toMatchObject({ count: 1, isTouched: false });
  } finally {
    jest.useRealTimers();
    prefersReducedMotion = true;
  }
});

it('D3 what a touch is answered stays until the step that is asked for is shown', async () => {
  const { store, parts } = withParts(makeStore(stateAt('/wiki')));
  let arrive: () => void = () => undefined;
  const shown = new Promise<void>((resolve) => (arrive = resolve));
  const show = (count: number) => (count === 0 ? Promise.resolve() : shown);
  const replay: Replay = { store, stateAfter: () => Promise.resolve(stateAt('/wiki')), show, end: () => undefined };
  const { result } = renderHook(() => usePlayback(VISIT, replay, parts));
  await waitFor(() => expect(result.current.isTouched).toBe(false));
  act(() => result.current.touch());
  await act(async () => result.current.goTo(1));
  expect(result.current).toMatchObject({ count: 0, isTouched: true });
  await act(async () => arrive());
  await waitFor(() => expect(result.current).toMatchObject({ count: 1, isTouched: false }));
});

it('D3 doesn’t go on by itself before the page on which the visit begins is shown', async () => {
  prefersReducedMotion = false;
  jest.useFakeTimers();
  try {
    const stateAfter = jest.fn(() => new Promise<never>(() => undefined));
    const { store, parts } = withParts(makeStore(stateAt('/wiki')));
    const { result } = renderHook(() => usePlayback(VISIT, { store, stateAfter, show: () => Promise.resolve(), end: () => undefined }, parts));
    act(() => jest.advanceTimersByTime(60_000));
    expect([result.current.count, result.current.isPlaying]).toEqual([0, true]);
    expect(stateAfter.mock.calls).toEqual([[0]]);
  } finally {
    jest.useRealTimers();
    prefersReducedMotion = true;
  }
});
