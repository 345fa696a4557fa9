import { forgetFile } from '../../src/platform/forgetFile';

const chunkError = (request: string) => Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError', request });

describe('forgetFile', () => {
  const caches = (open: () => Promise<unknown>) =>
    Object.defineProperty(globalThis, 'caches', { value: { keys: () => Promise.resolve(['assets']), open }, configurable: true });
  afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

  it('R4 deletes the script that failed from the service worker’s cache, and nothing after any other error', async () => {
    const deleted: unknown[] = [];
    caches(() => Promise.resolve({ delete: (address: unknown) => Promise.resolve(deleted.push(address)) }));
    await forgetFile(new Error('another'));
    await forgetFile(null);
    expect(deleted).toEqual([]);
    await forgetFile(chunkError('https://a.example/assets/app.0123abcd.js'));
    expect(deleted).toEqual(['https://a.example/assets/app.0123abcd.js']);
  });

  it('R4 does nothing where there are no caches, or they fail', async () => {
    await expect(forgetFile(chunkError('/a.js'))).resolves.toBeUndefined();
    caches(() => Promise.reject(new DOMException('', 'UnknownError')));
    await expect(forgetFile(chunkError('/a.js'))).resolves.toBeUndefined();
  });
});
