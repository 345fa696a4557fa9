import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { ROOT } from '../../build-scripts/lib/files/paths';
import { cacheName } from '../../src/core/site/offlineCaches';
import { MAX_FILES } from '../../src/offline/caches';
import { answer, fakeCache, sitePage } from './fakeCache';

const ORIGIN = 'https://a.example';
const [PAGES, LISTS] = [cacheName('pages', '/'), cacheName('lists', '/')];

/** The service worker as one script, which a browser would run. */
const SCRIPT = buildSync({
  entryPoints: [join(ROOT, 'src/offline/serviceWorker.ts')],
  bundle: true,
  format: 'iife',
  write: false,
  define: { 'process.env.NODE_ENV': '"production"' },
}).outputFiles[0]?.text;

interface WorkerEvent {
  readonly request?: Request;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly respondWith: (response: Promise<Response>) => void;
}

const fromNetwork: typeof fetch = () => Promise.resolve(sitePage('from the network'));

/** The service worker, with what its caches hold and what the network answers. */
function startWorker(files: Readonly<Record<string, Readonly<Record<string, Response>>>>, fetch = fromNetwork) {
  const opened = new Map(Object.entries(files).map(([name, kept]) => [name, fakeCache(kept)]));
  const open = (name: string) => {
    const cache = opened.get(name) ?? fakeCache({});
    opened.set(name, cache);
    return Promise.resolve(cache.cache);
  };
  const match = async (request: Request, { cacheName: name = '' }) => (await open(name)).match(request);
  const caches = { open, match, keys: () => Promise.resolve([...opened.keys()]), delete: (name: string) => Promise.resolve(opened.delete(name)) };
  const handlers = new Map<string, (event: WorkerEvent) => void>();
  const self = {
    caches,
    registration: { scope: `${ORIGIN}/` },
    location: new URL(`${ORIGIN}/sw.js`),
    clients: { claim: () => Promise.resolve() },
    addEventListener: (type: string, handle: (event: WorkerEvent) => void) => handlers.set(type, handle),
  };
  // A worker's globals are its own.
  new Function('self', 'caches', 'registration', 'location', 'fetch', 'FetchEvent', SCRIPT ?? '')(self, caches, self.registration, self.location, fetch, Event);
  /** Sends it an event and waits for all that it does then; returns its answer, if it gives one. */
  const send = async (type: string, request?: Request): Promise<Response | undefined> => {
    const works: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    const event = {
      ...(request && { request }),
      waitUntil: (work: Promise<unknown>) => void works.push(work),
      respondWith: (given: Promise<Response>) => (response = given),
    };
    handlers.get(type)?.(event);
    const given = await response;
    for (const work of works) await work;
    return given;
  };
  const kept = (name: string) => [...(opened.get(name)?.kept.keys() ?? [])].map((address) => new URL(address).pathname);
  return { send, kept, names: () => [...opened.keys()] };
}

const page = (path: string) => new Request(ORIGIN + path);
/** Only a browser makes one. */
const navigation = (path: string) => Object.defineProperty(page(path), 'mode', { value: 'navigate' });
const oldPages = () => Array.from({ length: MAX_FILES + 1 }, (_, number) => [`${ORIGIN}/blog/${number}`, sitePage('old')] as const);
afterEach(() => jest.restoreAllMocks());

describe('the service worker', () => {
  it('R4 K2 lets the oldest pages go when it has too many, and none that the visitor keeps', async () => {
    const pack = answer(JSON.stringify({ bytes: 1, files: [['/blog/0', 1, 'a']] }), 'application/json');
    const { send, kept } = startWorker({ [PAGES]: Object.fromEntries(oldPages()), [LISTS]: { [`${ORIGIN}/site`]: pack } });
    expect(await (await send('fetch', page('/wiki/ssh')))?.text()).toContain('from the network');
    expect(kept(PAGES)).toHaveLength(MAX_FILES + 1);
    expect(kept(PAGES).slice(0, 2)).toEqual(['/blog/0', '/blog/2']);
    expect(kept(PAGES).at(-1)).toBe('/wiki/ssh');
  });

  it('R4 K2 lets the oldest go, too, where the list of what the visitor keeps is damaged, or the connection is lost while a page is refreshed', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const pack = answer('{', 'application/json');
    const damaged = startWorker({ [PAGES]: Object.fromEntries(oldPages()), [LISTS]: { [`${ORIGIN}/site`]: pack } });
    await damaged.send('fetch', page('/wiki/ssh'));
    expect(damaged.kept(PAGES)).toHaveLength(MAX_FILES);
    const guide = { [`${ORIGIN}/wiki/ssh`]: sitePage('old'), [`${ORIGIN}/data/wiki/ssh.json`]: answer('{}', 'application/json') };
    const lost = startWorker({ [PAGES]: { ...Object.fromEntries(oldPages()), ...guide } }, (input) =>
      (input as Request).cache === 'no-cache' ? Promise.reject(new TypeError('Failed to fetch')) : fromNetwork(input),
    );
    await lost.send('fetch', page('/wiki/ssh'));
    expect(warn).toHaveBeenCalled();
    expect(lost.kept(PAGES)).toHaveLength(MAX_FILES);
  });

  it('R4 answers for what the build makes, and for nothing else under its root: what the owner adds, and other apps', async () => {
    const { send, kept } = startWorker({});
    const own = [
      ...[
        '/',
        '/wiki/ssh',
        '/tags/CI%2FCD',
        '/tags/Node.js',
        '/blog/page/2',
        '/data/wiki/ssh.json',
        '/images/x.avif',
        '/favicon.svg',
        '/assets/app.0123abcd.js',
      ],
      ...['/resume.pdf', '/resume.txt', '/index.md', '/feed.xml', '/wiki/ssh.md'],
    ];
    for (const path of own) expect([path, await send('fetch', page(path))]).toEqual([path, expect.anything()]);
    const others = [
      '/other-app/',
      '/other-app',
      '/other-app/main.js',
      '/other-app/assets/app.0123abcd.js',
      '/other-app/data/a.json',
      '/downloads/disk.iso',
      '/blog/disk.iso',
      '/images/all.zip',
      '/a.zip',
    ];
    for (const path of others) expect([path, await send('fetch', page(path))]).toEqual([path, undefined]);
    expect(kept(PAGES).filter((path) => others.includes(path))).toEqual([]);
  });

  it('R4 shows that there is no connection at any address of a page, such as a former one, and keeps nothing but pages there', async () => {
    const lost = startWorker({}, () => Promise.reject(new TypeError('Failed to fetch')));
    for (const path of ['/2019/post.html', '/other-app/']) expect(await (await lost.send('fetch', navigation(path)))?.text()).toContain('No connection');
    expect(await lost.send('fetch', navigation('/downloads/disk.iso'))).toBeUndefined();
    const types: Readonly<Record<string, Response>> = {
      '/2019/post.html': sitePage('moved'),
      '/other-app/': answer('<p>', 'text/html'),
      '/report': answer('%PDF', 'application/pdf'),
    };
    const { send, kept } = startWorker({}, (input) => Promise.resolve(types[new URL((input as Request).url).pathname] ?? answer('', 'text/html', 404)));
    for (const path of Object.keys(types)) expect((await send('fetch', navigation(path)))?.status).toBe(200);
    expect(kept(PAGES)).toEqual(['/2019/post.html']);
  });

  it.each([404, 410])('R4 forgets a page that the host says is gone: %d', async (status) => {
    const { send, kept } = startWorker({ [PAGES]: { [`${ORIGIN}/wiki/gone`]: sitePage('old'), [`${ORIGIN}/wiki/ssh`]: sitePage('old') } }, () =>
      Promise.resolve(answer('', 'text/html', status)),
    );
    expect((await send('fetch', page('/wiki/gone')))?.status).toBe(status);
    expect(kept(PAGES)).toEqual(['/wiki/ssh']);
  });

  it('R4 leaves to the network requests for a part of a file, for what the server has now, and for another site', async () => {
    const { send } = startWorker({ [PAGES]: { [`${ORIGIN}/wiki/ssh`]: sitePage('kept') } });
    expect(await send('fetch', page('/wiki/ssh'))).toBeDefined();
    expect(await send('fetch', new Request(`${ORIGIN}/wiki/ssh`, { headers: { range: 'bytes=0-9' } }))).toBeUndefined();
    expect(await send('fetch', new Request(`${ORIGIN}/wiki/ssh`, { cache: 'no-cache' }))).toBeUndefined();
    expect(await send('fetch', new Request('https://b.example/wiki/ssh'))).toBeUndefined();
  });

  it('R4 deletes what an earlier version of it has kept, and nothing of another site or app', async () => {
    const earlier = PAGES.replace(/\d+$/, '0');
    const { send, names } = startWorker({ [earlier]: {}, [PAGES]: {}, [cacheName('pages', '/sub/')]: {}, 'of another app': {} });
    await send('activate');
    expect(names()).toEqual([PAGES, cacheName('pages', '/sub/'), 'of another app']);
  });
});
