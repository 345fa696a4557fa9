/** A promise that React's `use` reads synchronously once it is settled. */
type Tracked<T> = Promise<T> & { status?: 'fulfilled' | 'rejected'; value?: T; reason?: unknown };

/** A keyed cache of things that load once: page data, section chunks. */
export interface Resource<T> {
  /** Starts the load unless it has been started. Pass the promise to React's `use`. */
  readonly read: (key: string) => Promise<T>;
  /** Puts in an available value, so that the first render doesn't suspend. */
  readonly prime: (key: string, value: T) => void;
  /** Puts in a load started by the caller. */
  readonly put: (key: string, promise: Promise<T>) => void;
  /** Removes a failed or outdated entry so that it loads again. */
  readonly forget: (key: string) => void;
  readonly forgetAll: () => void;
  /** Removes all failed entries, and those of no use, so that they load again. */
  readonly forgetFailed: () => void;
}

/** @param isUseful false for a value that may be another one next time, such as that there is no such page */
export function createResource<T>(load: (key: string) => Promise<T>, isUseful: (value: T) => boolean = () => true): Resource<T> {
  const cache = new Map<string, Tracked<T>>();
  const remember = (key: string, promise: Tracked<T>) => {
    promise.then(
      (value) => void Object.assign(promise, { status: 'fulfilled', value }),
      (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
    );
    cache.set(key, promise);
    return promise;
  };
  return {
    read: (key) => cache.get(key) ?? remember(key, load(key)),
    prime: (key, value) => {
      cache.set(key, Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value }));
    },
    put: (key, promise) => void remember(key, promise),
    forget: (key) => {
      cache.delete(key);
    },
    forgetAll: () => cache.clear(),
    forgetFailed: () => {
      for (const [key, { status, value }] of cache) if (status === 'rejected' || (status === 'fulfilled' && !isUseful(value as T))) cache.delete(key);
    },
  };
}
