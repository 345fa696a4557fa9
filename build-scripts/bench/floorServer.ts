import { createServer, type Server } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotli } from '../lib/files/compress';
import { createSiteServer } from '../lib/serving/server';

/** Scripts, and the data that only they need. JSON-LD for search engines stays, because it doesn't run. */
const SCRIPTS = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/** The floor: the same documents and files, but without any script. Nothing that looks the same can be cheaper. */
export function createFloorServer(distDir: string): Server {
  return createServerOf(distDir, (document) => document);
}

/**
 * The floor of a key press in the search box: the same page without our scripts, which shows ready-made HTML for what the
 * box holds. Nothing is parsed, searched or rendered.
 */
export function createTypingFloorServer(distDir: string, outcomes: Readonly<Record<string, string>>): Server {
  const script = `
    const outcomes = ${JSON.stringify(outcomes).replaceAll('<', '\\u003c')};
    const outcome = document.querySelector('.outcome');
    let shown = '';
    document.querySelector('main input[type=search]').addEventListener('input', ({ target }) => {
      const wanted = outcomes[target.value] ?? '';
      if (wanted !== shown) outcome.innerHTML = shown = wanted;
    });`;
  return createServerOf(distDir, (document) => document.replace('</body>', () => `<script>${script}</script></body>`));
}

function createServerOf(distDir: string, change: (document: string) => string): Server {
  const site = createSiteServer(distDir);
  const documents = new Map<string, Promise<Buffer>>();
  const documentOf = (path: string): Promise<Buffer> | undefined => {
    const file = join(distDir, path, 'index.html');
    if (!documents.has(path) && existsSync(file)) {
      documents.set(path, brotli(Buffer.from(change(readFileSync(file, 'utf8').replace(SCRIPTS, ''))), 'page'));
    }
    return documents.get(path);
  };
  return createServer((request, response) => {
    const bare = documentOf((request.url ?? '/').split('?', 1)[0] ?? '/');
    const head = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br', 'Cache-Control': 'no-store' };
    if (bare) void bare.then((content) => response.writeHead(200, head).end(content));
    else site.emit('request', request, response);
  });
}
