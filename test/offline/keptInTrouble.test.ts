import { keptInTrouble } from '../../src/offline/keptInTrouble';

type Parameters = Record<'event' | 'request' | 'response' | 'error' | 'state', never>;

describe('a host in trouble', () => {
  it.each([500, 503, 429])('R4 leaves the answer to what is kept, and its own is passed on where nothing is: %d', async (status) => {
    const response = new Response('', { status });
    const state = {};
    await expect(keptInTrouble.fetchDidSucceed?.({ response, state } as unknown as Parameters)).rejects.toThrow(String(status));
    expect(await keptInTrouble.handlerDidError?.({ state } as unknown as Parameters)).toBe(response);
  });

  it.each([200, 404])('R3 has its say otherwise: %d', async (status) => {
    const response = new Response('', { status });
    expect(await keptInTrouble.fetchDidSucceed?.({ response, state: {} } as unknown as Parameters)).toBe(response);
  });
});
