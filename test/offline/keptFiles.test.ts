import { createHash } from 'node:crypto';
import { cacheName } from '../../src/core/site/offlineCaches';
import type { PackFile } from '../../src/core/site/offlinePacks';
import { LoadError } from '../../src/platform/fetchDataFile';
import { DATA_TIMEOUT_MS } from '../../src/platform/withTimeout';
import { createKeptFiles } from '../../src/platform/keptFiles';
import { fakeCache } from './fakeCache';

/* Of src/platform, but here, where `Response` and digests are Node's own: jsdom has none. */

const ORIGIN = 'https://a.example';
const BODY = 'the file';
const HASH = createHash('sha256').update(BODY).digest('hex').slice(0, 16);
const fileAt = (path: string): PackFile => [path, BODY.length, HASH];

/** A device on which nothing is kept yet, with a page in view. */
function setUp(pathname = '/') {
  const opened = new Map<string, ReturnType<typeof fakeCache>>();
  const open = (name: string) => {
    const cache = opened.get(name) ?? fakeCache({});
    opened.set(name, cache);
    return Promise.resolve(cache.cache);
  };
  Object.assign(globalThis, { caches: { open }, location: { origin: ORIGIN, pathname } });
  const kept = () => [...(opened.get(cacheName('pages', '/'))?.kept.keys() ?? [])].map((address) => new URL(address).pathname);
  return { files: createKeptFiles(), kept };
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the files of a pack', () => {
  it('K2 stay, when it is removed, as far as the page in view needs them', async () => {
    const { files, kept } = setUp('/wiki/ssh');
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(BODY)));
    const wanted = ['/wiki/ssh', '/data/wiki/ssh.json', '/data/runbooks/ssh.json'].map(fileAt);
    await files.writeList('guide/ssh', { bytes: 1, files: wanted, wasWhole: true });
    for (const file of wanted) await files.keep(file, new AbortController().signal);
    expect(kept()).toHaveLength(3);
    await files.remove('guide/ssh');
    expect(kept()).toEqual(['/wiki/ssh', '/data/wiki/ssh.json']);
    expect(await files.readList('guide/ssh')).toBeNull();
  });

  describe('one that hangs', () => {
    /** Its head comes, or not even that. */
    const hang = (hasHead: boolean) =>
      jest.spyOn(globalThis, 'fetch').mockImplementation((_, options) => {
        const never = new Promise<never>((_resolve, reject) =>
          options?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
        );
        return hasHead ? Promise.resolve({ ok: true, status: 200, arrayBuffer: () => never } as unknown as Response) : never;
      });

    it.each([true, false])('K3 has failed after a while, as with a connection that is lost; its head has come: %s', async (hasHead) => {
      jest.useFakeTimers();
      const { files } = setUp();
      hang(hasHead);
      const keeping = expect(files.keep(fileAt('/wiki/ssh'), new AbortController().signal)).rejects.toThrow(LoadError);
      await jest.advanceTimersByTimeAsync(DATA_TIMEOUT_MS);
      await keeping;
    });

    it.each([true, false])('K3 can be cancelled; its head has come: %s', async (hasHead) => {
      const { files } = setUp();
      hang(hasHead);
      const control = new AbortController();
      const keeping = expect(files.keep(fileAt('/wiki/ssh'), control.signal)).rejects.toBe('cancelled');
      await Promise.resolve();
      control.abort('cancelled');
      await keeping;
    });
  });
});
