import type { Server } from 'node:http';
import { join } from 'node:path';
import { ask, start } from '../support/ask';
import { temporaryFolder } from '../support/folder';
import { writeSite } from '../support/writeSite';

describe('a page that is there as Markdown, too', () => {
  const folder = temporaryFolder();
  let server: Server;
  let port: number;

  beforeAll(async () => {
    const dist = join(folder, 'dist');
    await writeSite(dist, {
      pages: { '/': '<!doctype html><p>home</p>', '/wiki/ssh': '<!doctype html><p>SSH</p>' },
      files: { 'wiki/ssh.md': '# SSH', '404.html': '<!doctype html><p>not found</p>' },
    });
    ({ server, port } = await start(dist));
  });
  afterAll(() => void server.close());

  it.each([
    ['text/markdown', 'text/markdown; charset=utf-8'],
    ['text/markdown, text/html, */*', 'text/markdown; charset=utf-8'],
    ['text/html;q=0.5, Text/Markdown;q=0.9', 'text/markdown; charset=utf-8'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html; charset=utf-8'],
    ['text/html, text/markdown;q=0.9', 'text/html; charset=utf-8'],
    ['text/markdown, */*', 'text/markdown; charset=utf-8'],
    ['text/markdown;q=0.1, */*', 'text/html; charset=utf-8'],
    ['text/*;q=0.9, text/markdown;q=0.2, */*;q=0.1', 'text/html; charset=utf-8'],
    ['text/markdown;q=0', 'text/html; charset=utf-8'],
    ['text/*', 'text/html; charset=utf-8'],
    ['*/*', 'text/html; charset=utf-8'],
    ['', 'text/html; charset=utf-8'],
  ])('answers an article to "Accept: %s" as %s, and says that it depends on that', async (accept, type) => {
    for (const path of ['wiki/ssh', 'wiki/ssh/?q=1']) {
      const { status, headers, text } = await ask(port, `/${path}`, { accept });
      expect([status, headers['content-type'], headers.vary]).toEqual([200, type, 'Accept-Encoding, Accept']);
      expect(text.startsWith('# SSH')).toBe(type.startsWith('text/markdown'));
      expect(headers['x-robots-tag']).toBe(type.startsWith('text/markdown') ? 'noindex' : undefined);
    }
  });

  it('answers what has no Markdown as it is, whatever is asked for', async () => {
    const { headers } = await ask(port, '/', { accept: 'text/markdown' });
    expect([headers['content-type'], headers.vary]).toEqual(['text/html; charset=utf-8', 'Accept-Encoding']);
    expect((await ask(port, '/nowhere', { accept: 'text/markdown' })).status).toBe(404);
    expect((await ask(port, '/wiki/ssh.md', { accept: 'text/html' })).headers['content-type']).toBe('text/markdown; charset=utf-8');
  });
});
