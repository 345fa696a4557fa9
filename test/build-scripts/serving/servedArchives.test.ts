import type { Server } from 'node:http';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { redirectsFile } from '../../../build-scripts/lib/http/redirects';
import { ask, start } from '../support/ask';
import { temporaryFolder, writeFiles } from '../support/folder';
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
      ['downloads/Größe.txt'.normalize('NFD')]: 'the sizes',
      'assets/main.0a1b.js': `/* ${'Words that shrink well. '.repeat(20)} */`,
    };
    await writeSite(dist, { files });
    writeFiles(dist, { _redirects: redirectsFile([{ from: '/ask%3Ame', to: '/downloads' }], '/') });
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

  it.each(['NFC', 'NFD'])('E7 sends a file whose name a Mac has decomposed to a client that asks for it in %s', async (form) => {
    expect(await ask(port, `/downloads/${encodeURIComponent('Größe.txt'.normalize(form))}`)).toMatchObject({ status: 200, text: 'the sizes' });
  });

  it.each(['/ask:me', '/ask%3Ame', '/ask%3ame'])('R5 leads from a former address with a colon on, however it is escaped: %s', async (path) => {
    const { status, headers } = await ask(port, path);
    expect([status, headers.location]).toEqual([301, '/downloads']);
  });

  it('sends a compressed form that is requested by its own name as the file that it is a form of', async () => {
    const { headers, body } = await ask(port, '/assets/main.0a1b.js.gz');
    expect([headers['content-encoding'], headers['content-type']]).toEqual(['gzip', 'text/javascript; charset=utf-8']);
    expect(gunzipSync(body).toString()).toContain('Words that shrink well.');
  });
});
