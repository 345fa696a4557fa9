import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sitePaths } from '../../../build-scripts/lib/building/sitePaths';
import { createSiteServer, listen } from '../../../build-scripts/lib/serving/server';
import { ask, start } from '../support/ask';
import { writeSite } from '../support/writeSite';

const LONG_TEXT = 'Words that shrink well. '.repeat(100);
const SECRET = 'SECRET outside the site';

const page = (text: string) => `<!doctype html><p>${text}</p>${LONG_TEXT}`;
const TAGS = ['/tags/CI%2FCD', '/tags/C%23', '/tags/100%25', '/tags/caf%C3%A9'];
const SITE = {
  pages: Object.fromEntries([['/', page('home')], ...['/wiki/ssh', ...TAGS].map((path) => [path, page(decodeURIComponent(path))])]) as Record<string, string>,
  files: {
    'wiki/ssh.md': `# SSH\n\n${LONG_TEXT}`,
    '404.html': page('not found'),
    'assets/main.0a1b.js': `/* ${LONG_TEXT} */`,
    '.well-known/security.txt': 'Contact: Zoë',
    'resume.txt': `Zürich. ${LONG_TEXT}`,
    'images/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  },
};

const optionsFor = (basePath: string) => ({ basePath, host: 'nginx', compression: 'best' }) as const;

describe.each(['/', '/sub/'])('createSiteServer below %s', (base) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const dist = join(folder, 'dist');
  let server: Server;
  let port: number;
  const get = (path: string, headers?: Readonly<Record<string, string>>) => ask(port, base + path, headers);

  beforeAll(async () => {
    await writeSite(dist, SITE, optionsFor(base));
    writeFileSync(join(folder, 'secret.txt'), SECRET);
    ({ server, port } = await start(dist));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });

  it('serves plain text in its charset: the resume’s, compressed or not, and a file of the owner’s', async () => {
    const plain = await get('resume.txt');
    expect([plain.status, plain.headers['content-type'], plain.text.slice(0, 7)]).toEqual([200, 'text/plain; charset=utf-8', 'Zürich.']);
    const packed = await get('resume.txt', { 'Accept-Encoding': 'br' });
    expect([packed.headers['content-type'], packed.headers['content-encoding']]).toEqual(['text/plain; charset=utf-8', 'br']);
    expect(brotliDecompressSync(packed.body).toString()).toBe(plain.text);
    expect((await get('.well-known/security.txt')).headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('serves pages with the headers of the site, with and without a final slash', async () => {
    for (const path of ['', 'wiki/ssh', 'wiki/ssh/', 'wiki/ssh?q=1']) {
      const { status, headers, text } = await get(path);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate']);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(text).toContain(path === '' ? 'home' : '/wiki/ssh');
    }
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('sends %s to a client that accepts it', async (encoding, unpack) => {
    const plain = await get('wiki/ssh');
    const packed = await get('wiki/ssh', { 'accept-encoding': encoding });
    expect([plain.headers['content-encoding'], packed.headers['content-encoding'], packed.headers.vary]).toEqual([
      undefined,
      encoding,
      'Accept-Encoding, Accept',
    ]);
    expect(packed.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(packed.body.length).toBeLessThan(plain.body.length / 5);
    expect(unpack(packed.body).toString()).toBe(plain.text);
  });

  it('prefers brotli', async () => {
    expect((await get('assets/main.0a1b.js', { 'accept-encoding': 'gzip, deflate, br, zstd' })).headers['content-encoding']).toBe('br');
  });

  it('answers 304 to a client that has the file already, and the file to one that has another version', async () => {
    const { headers } = await get('wiki/ssh');
    const etag = headers.etag ?? '';
    expect(etag).not.toBe('');
    expect(await get('wiki/ssh', { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });
    expect((await get('wiki/ssh', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('lets assets be cached forever and has pages revalidated', async () => {
    const { headers } = await get('assets/main.0a1b.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; connect-src 'self'");
    expect((await get('images/a.svg')).headers['content-security-policy']).toContain('sandbox');
  });

  it('R1 serves tags with special characters in their names, however they are escaped', async () => {
    for (const [path, name] of [
      ['tags/CI%2FCD', 'CI/CD'],
      ['tags/CI/CD', 'CI/CD'],
      ['tags/C%23', 'C#'],
      ['tags/100%25', '100%'],
      ['tags/caf%C3%A9', 'café'],
    ] as const) {
      expect(await get(path)).toMatchObject({ status: 200, text: expect.stringContaining(`/tags/${name}<`) });
    }
  });

  it.each(['tags/%E0%A4%A', 'tags/%', '%FF', 'nowhere', 'wiki/nobody', '.well-known', '.git/config', '%00', 'wiki/ssh/x', 'constructor', '__proto__'])(
    'R1 R2 answers %s with 404.html and status 404',
    async (path) => {
      const { status, text, headers } = await get(path);
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(text).toContain('not found');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    },
  );

  it('compresses the 404 page, too, and sends no body to HEAD', async () => {
    const packed = await get('nowhere', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(packed.body).toString()).toContain('not found');
    expect(await get('nowhere', { method: 'HEAD' })).toMatchObject({ status: 404, text: '' });
  });

  it('R2 says that nothing is there to a client that has the 404 page already, and to one that wants a part of it', async () => {
    for (const headers of [{ 'if-none-match': '*' }, { range: 'bytes=0-3' }]) {
      expect(await get('nowhere', headers)).toMatchObject({ status: 404, text: expect.stringContaining('not found') });
    }
  });

  it('forbids caching the answer for a missing asset', async () => {
    expect((await get('assets/gone.js')).headers['cache-control']).not.toContain('immutable');
  });

  it.each([
    '../secret.txt',
    '..%2Fsecret.txt',
    '%2e%2e/secret.txt',
    '%2e%2e%2fsecret.txt',
    'assets/../../secret.txt',
    'assets/..%2f..%2fsecret.txt',
    '..\\secret.txt',
    '//secret.txt',
    '....//secret.txt',
  ])('gives nothing out from outside the site: %s', async (path) => {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(text).not.toContain(SECRET);
  });

  it.each(['_headers', '_nginx.conf', '_headers/', '_headers?x', '%5Fheaders', '_head%65rs', '%5Fnginx.conf', './_headers', '/_headers'])(
    'keeps the files for servers to itself: %s',
    async (path) => {
      const { status, text } = await get(path);
      expect(status).toBe(404);
      expect(text).not.toContain('Permissions-Policy');
    },
  );

  it('sends a range of a file on request', async () => {
    expect(await get('images/a.svg', { range: 'bytes=1-3' })).toMatchObject({ status: 206, text: 'svg' });
  });

  it.each([
    ['bytes=0-0', '<', 'bytes 0-0/41'],
    ['bytes=-5', 'vg"/>', 'bytes 36-40/41'],
    ['bytes=38-', '"/>', 'bytes 38-40/41'],
    ['bytes=38-999', '"/>', 'bytes 38-40/41'],
    ['bytes=-999', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'bytes 0-40/41'],
  ])('sends just %s', async (range, text, contentRange) => {
    const answer = await get('images/a.svg', { range });
    expect([answer.status, answer.text, answer.headers['content-range']]).toEqual([206, text, contentRange]);
    expect(answer.headers['content-length']).toBe(String(text.length));
  });

  it.each(['bytes=41-', 'bytes=99-100'])('answers 416 to %s, which begins after the end', async (range) => {
    const { status, headers } = await get('images/a.svg', { range });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */41']);
  });

  it.each(['bytes=0-1,3-4', 'lines=1-2', 'bytes=a-b'])('sends the whole file for %s', async (range) => {
    expect(await get('images/a.svg', { range })).toMatchObject({ status: 200, text: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });

  it.each(['POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS'])('answers 405 to %s and says what is allowed', async (method) => {
    const { status, headers, text } = await get('', { method });
    expect([status, headers.allow, text]).toEqual([405, 'GET, HEAD', '']);
  });

  it('sends the headers of a page to HEAD, and no body', async () => {
    const { headers } = await get('wiki/ssh');
    expect(await get('wiki/ssh', { method: 'HEAD' })).toMatchObject({ status: 200, text: '', headers: { 'content-length': headers['content-length'] } });
  });

  it('sends the uncompressed file to a client that refuses brotli', async () => {
    expect((await get('wiki/ssh', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip');
  });

  it('survives a range that ends before it begins', async () => {
    const { status } = await get('wiki/ssh', { range: 'bytes=5-2' });
    expect(status).not.toBe(206);
  });
});

describe('createSiteServer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('serves nothing outside its base path', async () => {
    await writeSite(folder, SITE, optionsFor('/sub/'));
    const { server, port } = await start(folder);
    for (const path of ['/', '/wiki/ssh', '/other/wiki/ssh', '/subwiki/ssh', '/_headers']) expect((await ask(port, path)).status).toBe(404);
    server.close();
  });

  it('leads from its base path without the slash to the one with it, with the query', async () => {
    await writeSite(folder, SITE, optionsFor('/sub/'));
    const { server, port } = await start(folder);
    const { status, headers } = await ask(port, '/sub?q=1');
    expect([status, headers.location]).toEqual([301, '/sub/?q=1']);
    server.close();
  });

  it('says that there is no built site in a folder', () => {
    const told = (dir: string) => `There is no built site in ${dir}/; run "npm run build" first.`;
    expect(() => createSiteServer(join(folder, 'nothing'))).toThrow(told(join(folder, 'nothing')));
    expect(() => createSiteServer(resolve('dist-that-nobody-built'))).toThrow(told('dist-that-nobody-built'));
    expect(() => sitePaths(join(folder, 'nothing'))).toThrow(told(join(folder, 'nothing')));
  });

  it('says that its port is taken, and how to choose another', async () => {
    const { server, port } = await start(folder);
    await expect(listen(createSiteServer(folder), port).finally(() => server.close())).rejects.toThrow(`Port ${port} is in use; choose another with PORT=…`);
  });
});
