import type { Server } from 'node:http';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { ask, start } from '../support/ask';
import { temporaryFolder } from '../support/folder';
import { writeSite } from '../support/writeSite';

describe('createSiteServer', () => {
  const folder = temporaryFolder();
  let server: Server;
  let port: number;

  beforeAll(async () => {
    const dist = join(folder, 'dist');
    const files = {
      'downloads/dotfiles.tar.gz': gzipSync('the tar'),
      'downloads/R&D, 1+1.txt': 'the notes',
      'assets/main.0a1b.js': `/* ${'Words that shrink well. '.repeat(20)} */`,
    };
    await writeSite(dist, { files });
    ({ server, port } = await start(dist));
  });
  afterAll(() => void server.close());

  it.each(['gzip, br', 'identity'])('E7 sends an archive of the owner’s as what it is to a client that accepts %s', async (encoding) => {
    const { status, headers, body } = await ask(port, '/downloads/dotfiles.tar.gz', { 'accept-encoding': encoding });
    expect([status, headers['content-encoding'], headers['content-type']]).toEqual([200, undefined, 'application/gzip']);
    expect(gunzipSync(body).toString()).toBe('the tar');
  });

  it.each(['R&D,%201+1.txt', 'R%26D%2C%201%2B1.txt', 'R%26D,%201+1.txt?x=1'])(
    'E7 sends a file of the owner’s at %s, however much of its name is escaped',
    async (name) => {
      expect(await ask(port, `/downloads/${name}`)).toMatchObject({ status: 200, text: 'the notes' });
    },
  );

  it('sends a compressed form that is requested by its own name as the file that it is a form of', async () => {
    const { headers, body } = await ask(port, '/assets/main.0a1b.js.gz');
    expect([headers['content-encoding'], headers['content-type']]).toEqual(['gzip', 'text/javascript; charset=utf-8']);
    expect(gunzipSync(body).toString()).toContain('Words that shrink well.');
  });
});
