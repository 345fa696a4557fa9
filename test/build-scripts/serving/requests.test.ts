import { unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { thisProcess } from '../../../build-scripts/lib/release/owner';
import { lockOf } from '../../../build-scripts/lib/release/workspace';
import { ServedSite } from '../../../build-scripts/lib/serving/ServedSite';
import { ask, start } from '../support/ask';
import { temporaryFolder } from '../support/folder';
import { writeSite } from '../support/writeSite';

/** More than the buffers of a connection hold. */
const LARGE = 'x'.repeat(32 * 2 ** 20);
const CHANGED = new Date('2026-03-04T05:06:07.891Z');

describe('createSiteServer', () => {
  const dist = join(temporaryFolder(), 'dist');
  let server: Server;
  let port: number;

  beforeAll(async () => {
    await writeSite(
      dist,
      {
        pages: { '/': 'home', '/wiki/ssh': 'SSH' },
        files: { '404.html': 'not found', 'favicon.ico': 'an icon', 'downloads/large.bin': LARGE },
      },
      { basePath: '/sub/' },
    );
    utimesSync(join(dist, 'wiki/ssh/index.html'), CHANGED, CHANGED);
    ({ server, port } = await start(dist));
  });
  afterAll(() => void server.close());

  it.each([
    ['http://localhost:1/sub/wiki/ssh', 200],
    ['HTTPS://www.example.com/sub/wiki/ssh?q=http://a/b', 200],
    ['http://localhost/sub', 301],
    ['http://localhost', 404],
    ['http://localhost?/sub/wiki/ssh', 404],
    ['/http://localhost/sub/wiki/ssh', 404],
  ])('R5 answers %s, an address that has its host inside, with %i', async (target, status) => {
    const answer = await ask(port, target);
    expect([answer.status, answer.headers.location]).toEqual([status, status === 301 ? '/sub/' : undefined]);
  });

  /** Everything that a client receives that sends a request and closes its half of the connection; it may not read for a while. */
  const halfClosed = (path: string, { reads = true } = {}) =>
    new Promise<string>((resolve) => {
      const parts: Buffer[] = [];
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.end(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`));
      if (reads) socket.on('data', (part: Buffer) => parts.push(part));
      socket.on('error', () => undefined).on('close', () => resolve(Buffer.concat(parts).toString()));
    });

  it('answers a client that closes its half of the connection after its request, and then closes its own', async () => {
    const text = await halfClosed('/sub/wiki/ssh');
    expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(text).toMatch(/\r\n\r\nSSH$/);
  });

  it('ends the connection to a client that has closed its half and doesn’t read, after the time for any idle one', async () => {
    const idle = server.timeout;
    server.timeout = 200;
    const ended = new Promise<void>((resolve) => server.once('connection', (socket) => socket.once('close', () => resolve())));
    void halfClosed('/sub/downloads/large.bin', { reads: false });
    await ended;
    server.timeout = idle;
  });

  it.each([
    ['Wed, 04 Mar 2026 05:06:07 GMT', 304],
    ['Thu, 05 Mar 2026 00:00:00 GMT', 304],
    ['Wed, 04 Mar 2026 05:06:06 GMT', 200],
    ['yesterday', 200],
  ])('answers a client that has a page of %s with %i', async (date, status) => {
    expect((await ask(port, '/sub/wiki/ssh')).headers['last-modified']).toBe('Wed, 04 Mar 2026 05:06:07 GMT');
    expect(await ask(port, '/sub/wiki/ssh', { 'if-modified-since': date })).toMatchObject({ status, text: status === 304 ? '' : 'SSH' });
  });

  it('goes by the tag of what a client has, where it names both', async () => {
    const headers = { 'if-none-match': '"other"', 'if-modified-since': 'Thu, 05 Mar 2026 00:00:00 GMT' };
    expect((await ask(port, '/sub/wiki/ssh', headers)).status).toBe(200);
  });

  it('says that an old icon, which browsers ask for by themselves, is a picture', async () => {
    expect((await ask(port, '/sub/favicon.ico')).headers['content-type']).toBe('image/x-icon');
  });

  it('R2 waits before it says that nothing is there for a build that puts a site in place, and not for one that was killed', () => {
    const waitsFor = (started: string) => {
      writeFileSync(lockOf(dist), JSON.stringify({ ...thisProcess(), started }));
      return new ServedSite(dist).isSwitching();
    };
    expect([waitsFor(thisProcess().started), waitsFor('earlier')]).toEqual([true, false]);
    unlinkSync(lockOf(dist));
    expect(new ServedSite(dist).isSwitching()).toBe(false);
  });
});
