import type { StrategyOptions } from 'workbox-strategies';

/** A host in trouble, or one that wants fewer requests, is like no network: the cache answers, and where it can't, what the host has said is passed on. */
export const keptInTrouble: NonNullable<StrategyOptions['plugins']>[number] = {
  fetchDidSucceed: ({ response, state }) => {
    if (response.status < 500 && response.status !== 429) return Promise.resolve(response);
    Object.assign(state ?? {}, { refusal: response });
    return Promise.reject(new Error(`The host answered ${response.status}.`));
  },
  handlerDidError: ({ state }) => Promise.resolve(state?.['refusal'] as Response | undefined),
};
