import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { release } from './release/support';
import { ask, start } from './support/ask';

describe('createSiteServer while the site is rebuilt', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const dist = join(folder, 'dist');
  let server: Server;
  let port: number;

  beforeEach(async () => {
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    await release(dist, 'a');
    ({ server, port } = await start(dist));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    server.closeAllConnections();
    server.close();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('serves the new release from the next request on, and the assets of the one before', async () => {
    expect((await ask(port, '/')).text).toBe('home of a');
    await release(dist, 'longer-name');
    expect((await ask(port, '/')).text).toBe('home of longer-name');
    expect((await ask(port, '/assets/main.longer-name.js')).text).toBe('script of longer-name');
    expect(await ask(port, '/assets/main.a.js')).toMatchObject({ status: 200, text: 'script of a' });
    await release(dist, 'third');
    expect((await ask(port, '/assets/main.a.js')).status).toBe(404);
  });

  it('answers 404 for a folder of the release before', async () => {
    await release(dist, 'b');
    for (const path of ['/assets/.', '/assets/..']) expect(await ask(port, path)).toMatchObject({ status: 404, text: 'not found in b' });
  });

  it('answers every request whole, with its own length, while releases are switched', async () => {
    const seen = new Set<string>();
    let isAsking = true;
    const asking = (async () => {
      // Until it has met several releases, at whatever pace this machine answers.
      while (seen.size < 6) {
        const { status, text, headers } = await ask(port, '/');
        expect([status, headers['content-length']]).toEqual([200, String(text.length)]);
        expect(text).toMatch(/^home of [a-z]+$/);
        seen.add(text);
      }
    })().finally(() => (isAsking = false));
    for (let length = 1; isAsking; length += 1) await release(dist, 'x'.repeat(1 + (length % 100)), () => delay(5));
    await asking;
  });

  it('answers 404 for a file that vanishes, and goes on', async () => {
    rmSync(join(dist, 'assets/main.a.js'));
    expect(await ask(port, '/assets/main.a.js')).toMatchObject({ status: 404, text: 'not found in a' });
    expect((await ask(port, '/')).status).toBe(200);
  });

  it('says so while there is no site at all, and serves it when it is back', async () => {
    rmSync(dist, { recursive: true });
    expect((await ask(port, '/')).status).toBe(503);
    await release(dist, 'back');
    expect((await ask(port, '/')).text).toBe('home of back');
  });

  it('answers ten requests at once, and hangs up on a client that sends many more without waiting', async () => {
    expect(await answersTo(port, 10)).toBe(10);
    expect(await answersTo(port, 50)).toBeLessThan(50);
  });

  it('ends slow requests', () => {
    expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 30_000]);
  });
});

/** How many of so many requests, all sent at once on one connection, are answered before it ends. */
function answersTo(port: number, requests: number): Promise<number> {
  return new Promise((resolve) => {
    let text = '';
    const count = () => text.split('HTTP/1.1 200').length - 1;
    const socket = connect(port, '127.0.0.1', () => socket.write('HEAD / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(requests)));
    socket.on('data', (data) => {
      text += data.toString();
      if (count() === requests) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(count()));
  });
}
