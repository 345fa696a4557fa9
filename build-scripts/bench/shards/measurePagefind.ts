import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import type { SearchDocument } from '../../../src/core/search';
import { withServer } from '../../lib/browser/withSite';
import { CHROMIUM_FLAGS, ensureChromium } from '../../lib/browser/chromium';
import { escapeMarkup } from '../../lib/text/escapeMarkup';
import type { AskedQuery } from '../job';
import { compressedSize, SHOWN_ROWS } from './measureOurs';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};
const PROGRAM = join(import.meta.dirname, '../node_modules/.bin/pagefind');

/** What a query transferred with Pagefind, its scripts included, and how many results it found. */
export interface PagefindMoved {
  readonly query: AskedQuery;
  readonly bytes: number;
  readonly files: number;
  readonly found: number;
}

/** Builds a site of bare pages, lets Pagefind index it with its defaults, and asks each query in a browser with nothing cached. */
export async function measurePagefind(documents: readonly SearchDocument[], queries: readonly AskedQuery[]): Promise<readonly PagefindMoved[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pagefind-'));
  try {
    documents.forEach((document, number) => writePage(folder, document, number));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="en"><title>Search</title>');
    execFileSync(PROGRAM, ['--site', folder, '--glob', 'wiki/**/*.html'], { stdio: 'ignore' });
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
    try {
      return await askAll(browser, folder, queries);
    } finally {
      await browser.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writePage(folder: string, { title, body }: SearchDocument, number: number): void {
  const page = join(folder, 'wiki', String(number));
  mkdirSync(page, { recursive: true });
  const text = body.split(/\n{2,}/).map((paragraph) => `<p>${escapeMarkup(paragraph)}</p>`);
  writeFileSync(
    join(page, 'index.html'),
    `<!doctype html><html lang="en"><title>${escapeMarkup(title)}</title><main><h1>${escapeMarkup(title)}</h1>${text.join('')}</main>`,
  );
}

async function askAll(browser: Browser, folder: string, queries: readonly AskedQuery[]): Promise<readonly PagefindMoved[]> {
  const moved: PagefindMoved[] = [];
  const sent: number[] = [];
  await withServer(countingServer(folder, sent), async (url) => {
    for (const query of queries) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(url);
      sent.length = 0;
      const found = await page.evaluate<number>(askingScript(query.text));
      moved.push({ query, bytes: sent.reduce((sum, bytes) => sum + bytes, 0), files: sent.length, found });
      await context.close();
    }
  });
  return moved;
}

/** As Pagefind's documentation shows: a search, and the data of the results that are shown. */
function askingScript(text: string): string {
  return `(async () => {
    const pagefind = await import('/pagefind/pagefind.js');
    const { results } = await pagefind.search(${JSON.stringify(text)});
    await Promise.all(results.slice(0, ${SHOWN_ROWS}).map((result) => result.data()));
    return results.length;
  })()`;
}

/** Serves files and records the size of each body as hosts send it. */
function countingServer(folder: string, sent: number[]): Server {
  return createServer((request, response) => {
    const path = join(folder, decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/'));
    const file = statSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, 'index.html') : path;
    if (!statSync(file, { throwIfNoEntry: false })) {
      response.writeHead(404).end();
      return;
    }
    const content = readFileSync(file);
    // Pagefind's other files are already compressed.
    sent.push(file.endsWith('.js') ? compressedSize(content.toString()) : content.length);
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(content);
  });
}
