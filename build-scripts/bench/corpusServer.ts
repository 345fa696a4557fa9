import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildIndex, type SearchDocument } from '../../src/core/search';
import { encodeDataFile } from '../../src/core/site/dataFile';
import { SEARCH_INDEX, SEARCH_TEXTS } from '../../src/core/site/searchDataPaths';
import { createSiteServer } from '../lib/serving/server';

/** Compressing 60 MB as well as the build does would take minutes and change no time on an unthrottled network. */
const BROTLI_QUALITY = 4;
/** The start of the boot JSON, where the build tells a page to search in a worker. */
const BOOT_OPEN = /(<script[^>]*id="boot"[^>]*>\{)/;
/** The data files that a page preloads: our index may be two files. */
const BOOT_DATA = /"data":\[[^\]]*\]/;

/** A built site whose search covers another corpus, in a worker if asked to. Its scripts, and its pages other than the search page, are unchanged. */
export function createCorpusServer(distDir: string, documents: readonly SearchDocument[], isInWorker: boolean): Server {
  const site = createSiteServer(distDir);
  const data = dataFiles(documents);
  const page = readFileSync(join(distDir, 'search/index.html'), 'utf8');
  const ownData = page.replace(BOOT_DATA, isInWorker ? '"data":[]' : `"data":["${SEARCH_INDEX}"]`);
  const searchPage = isInWorker && !page.includes('"searchesInWorker":true') ? ownData.replace(BOOT_OPEN, '$1"searchesInWorker":true,') : ownData;
  return createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const file = data.get(path);
    if (file) send(response, file, 'application/json');
    else if (path === '/search' || path === '/search/') send(response, compressed(searchPage), 'text/html; charset=utf-8');
    else site.emit('request', request, response);
  });
}

function dataFiles(documents: readonly SearchDocument[]): ReadonlyMap<string, Buffer> {
  const none = documents.map(() => []);
  const texts = documents.map(({ type, body }) => (type === 'wiki' || type === 'blog' ? body : ''));
  return new Map([
    [SEARCH_INDEX, compressed(encodeDataFile('bench', JSON.stringify(buildIndex(documents))))],
    [SEARCH_TEXTS, compressed(encodeDataFile('bench', JSON.stringify({ texts, sections: none, code: none })))],
  ]);
}

function compressed(text: string): Buffer {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}

function send(response: ServerResponse, content: Buffer, type: string): void {
  response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br', 'Content-Length': content.length });
  response.end(content);
}
