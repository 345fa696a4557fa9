import { createServer, type Server } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotli } from '../lib/compress';
import { createSiteServer } from '../lib/server';

/** Scripts, and what only they need; person data for search engines stays, because it is no script that runs. */
const SCRIPTS = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/** The floor: the same documents and files under the same headers, but without any script. Nothing can be cheaper and look the same. */
export function createFloorServer(distDir: string): Server {
  const site = createSiteServer(distDir);
  const documents = new Map<string, Buffer>();
  const documentOf = (path: string): Buffer | undefined => {
    const file = join(distDir, path, 'index.html');
    if (!documents.has(path) && existsSync(file)) documents.set(path, brotli(Buffer.from(readFileSync(file, 'utf8').replace(SCRIPTS, '')), 'page'));
    return documents.get(path);
  };
  return createServer((request, response) => {
    const bare = documentOf((request.url ?? '/').split('?', 1)[0] ?? '/');
    if (bare) response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br', 'Cache-Control': 'no-store' }).end(bare);
    else site.emit('request', request, response);
  });
}
