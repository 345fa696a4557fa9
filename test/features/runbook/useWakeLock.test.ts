import { act, renderHook } from '@testing-library/react';
import { useWakeLock } from '../../../src/features/runbook/useWakeLock';

const release = jest.fn();
const request = jest.fn(() => Promise.resolve({ release }));
let visibility: DocumentVisibilityState;

const turn = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.clearAllMocks();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

describe('useWakeLock', () => {
  it('W8 keeps the screen on from the start, again after the page was hidden, and no longer than it is wanted', async () => {
    const { rerender } = renderHook(({ isWanted }) => useWakeLock(isWanted), { initialProps: { isWanted: true } });
    expect(request).toHaveBeenCalledTimes(1);
    expect(request).toHaveBeenCalledWith('screen');
    turn('hidden');
    expect(request).toHaveBeenCalledTimes(1);
    turn('visible');
    expect(request).toHaveBeenCalledTimes(2);
    rerender({ isWanted: false });
    await act(async () => Promise.resolve());
    expect(release).toHaveBeenCalledTimes(1);
    turn('visible');
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('W8 does without where the browser has none, or refuses it', async () => {
    request.mockReturnValueOnce(Promise.reject(new DOMException('low battery', 'NotAllowedError')));
    const refused = renderHook(() => useWakeLock(true));
    refused.unmount();
    await act(async () => Promise.resolve());
    expect(release).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'wakeLock');
    expect(() => renderHook(() => useWakeLock(true))).not.toThrow();
  });
});
