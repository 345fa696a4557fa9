import { forgetFile } from '../../src/platform/forgetFile';

const chunkError = (request: string) => Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError', request });

describe('forgetFile', () => {
  const caches = (open: () => Promise<unknown>) =>
    Object.defineProperty(globalThis, 'caches', { value: { keys: () => Promise.resolve(['assets']), open }, configurable: true });
  const asked: unknown[] = [];
  let answer = () => Promise.resolve({ blob: () => Promise.resolve() } as unknown as Response);
  beforeEach(() => {
    asked.length = 0;
    globalThis.fetch = (...request) => {
      asked.push(request);
      return answer();
    };
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

  it('R4 deletes the script that failed from the service worker’s cache, and nothing after any other error', async () => {
    const deleted: unknown[] = [];
    caches(() => Promise.resolve({ delete: (address: unknown) => Promise.resolve(deleted.push(address)) }));
    await forgetFile(new Error('another'));
    await forgetFile(null);
    expect([deleted, asked]).toEqual([[], []]);
    await forgetFile(chunkError('https://a.example/assets/app.0123abcd.js'));
    expect(deleted).toEqual(['https://a.example/assets/app.0123abcd.js']);
  });

  it('R4 asks once for what the server has, past the browser’s own cache, also where there are no other caches, or they fail', async () => {
    const reloaded = [['/a.js', { cache: 'reload' }]];
    await forgetFile(chunkError('/a.js'));
    expect(asked.splice(0)).toEqual(reloaded);
    caches(() => Promise.reject(new DOMException('', 'UnknownError')));
    await forgetFile(chunkError('/a.js'));
    expect(asked).toEqual(reloaded);
  });

  it('R4 passes no error on without a connection, or where the answer is cut off', async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    for (answer of [lost, () => Promise.resolve({ blob: lost } as unknown as Response)]) await expect(forgetFile(chunkError('/a.js'))).resolves.toBeUndefined();
  });
});
