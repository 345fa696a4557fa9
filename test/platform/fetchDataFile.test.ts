import { encodeDataFile } from '../../src/core/site/dataFile';
import { fetchDataFile, isLoadError, LoadError, NotFoundError } from '../../src/platform/fetchDataFile';
import { DATA_TIMEOUT_MS } from '../../src/platform/withTimeout';
import { startServer } from './fakeServer';

describe('fetchDataFile', () => {
  const SEALED = encodeDataFile('b1', '{"id":"ssh"}');

  it('M3 asks the site itself, and gives the data of a file and the build that it belongs to', async () => {
    const server = startServer();
    server.answer('/data/wiki/ssh.json', { text: SEALED });
    await expect(fetchDataFile('/data/wiki/ssh.json')).resolves.toEqual({ build: 'b1', data: { id: 'ssh' } });
    expect(server.requests).toEqual(['/data/wiki/ssh.json']);
  });

  it.each([{ status: 404 }, { html: '<!doctype html>' }])('R3 reports a file that is not there: %j', async (answer) => {
    startServer().answer('/data/wiki/no.json', answer);
    await expect(fetchDataFile('/data/wiki/no.json')).rejects.toBeInstanceOf(NotFoundError);
  });

  it.each([
    ['truncated', SEALED.slice(0, -4)],
    ['damaged', SEALED.replace('ssh', 'sss')],
    ['of another form', '{"id":"ssh"}'],
    ['empty', ''],
  ])('R4 rejects a file that is %s, and names it', async (_, text) => {
    startServer().answer('/data/wiki/ssh.json', { text });
    const loading = fetchDataFile('/data/wiki/ssh.json');
    await expect(loading).rejects.toBeInstanceOf(LoadError);
    await expect(loading).rejects.toThrow('/data/wiki/ssh.json: ');
  });

  it('R3 R4 rejects a missing file, and a server that is down or out of reach, each as what it is', async () => {
    const server = startServer();
    server.answer('/data/no.json', { status: 404 });
    server.answer('/data/down.json', { status: 503 });
    await expect(fetchDataFile('/data/no.json')).rejects.toBeInstanceOf(NotFoundError);
    await expect(fetchDataFile('/data/down.json')).rejects.toThrow('/data/down.json: the server answered 503');
    await expect(fetchDataFile('/data/offline.json')).rejects.toBeInstanceOf(LoadError);
  });
});

describe('a file that does not come', () => {
  /** A server that never answers, but notices when the request is aborted. */
  const hang = (_path: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => {
      const end = () => reject(new Error('aborted'));
      if (signal.aborted) end();
      signal.addEventListener('abort', end);
    });
  beforeEach(() => {
    jest.useFakeTimers();
    Object.defineProperty(globalThis, 'fetch', { value: hang, configurable: true, writable: true });
  });
  afterEach(() => jest.useRealTimers());

  it('R4 fails after a minute, and the request is ended, so that a retry makes another one', async () => {
    const loading = expect(fetchDataFile('/data/wiki/ssh.json')).rejects.toBeInstanceOf(LoadError);
    await jest.advanceTimersByTimeAsync(DATA_TIMEOUT_MS);
    await loading;
  });

  it('S6 ends at once when the caller wants it no more, even before it began', async () => {
    const control = new AbortController();
    const loading = expect(fetchDataFile('/data/a.json', { signal: control.signal })).rejects.toBeInstanceOf(LoadError);
    control.abort();
    await loading;
    await expect(fetchDataFile('/data/b.json', { signal: control.signal })).rejects.toBeInstanceOf(LoadError);
  });
});

describe('isLoadError', () => {
  it('R4 knows what did not load also where React has recovered from it, so that the console shows no uncaught error', () => {
    const recovered = (cause: unknown) => new Error('Minified React error #520', { cause });
    expect([new LoadError('no answer'), recovered(new LoadError('no answer'))].map(isLoadError)).toEqual([true, true]);
    expect([new TypeError('a bug'), recovered(new TypeError('a bug')), 'no error'].map(isLoadError)).toEqual([false, false, false]);
  });
});
