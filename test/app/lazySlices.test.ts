import type { UnknownAction } from '@reduxjs/toolkit';

/** A visit that DevTools has recorded in another tab. */
const RECORDED: readonly UnknownAction[] = [
  { type: 'terminal/draftChanged', payload: 'whoami' },
  { type: 'values/valueChanged', payload: { guide: 'ssh', name: 'SERVER', value: 'db1' } },
];

/** The state after the recorded visit, in a page that has just been opened. */
async function importVisit() {
  const { makeStore } = await import('../../src/app/store');
  const { dispatch, getState } = makeStore();
  RECORDED.forEach((action) => dispatch(action));
  return getState();
}

beforeEach(() => jest.resetModules());

describe('a visit imported into DevTools', () => {
  it('D1 misses what belongs to the terminal and to the values of guides while their pages have not been opened', async () => {
    const state = await importVisit();
    expect([state.terminal, state.values]).toEqual([undefined, undefined]);
  });

  it('D1 is whole once the home page and a guide have been opened', async () => {
    await import('../../src/sections/home');
    await import('../../src/sections/wiki/guide');
    const state = await importVisit();
    expect(state.terminal?.draft).toBe('whoami');
    expect(state.values?.['ssh']?.typed).toEqual({ SERVER: 'db1' });
  });
});
