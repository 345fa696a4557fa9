import { existsSync } from 'node:fs';
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeDataFile } from '../../../src/core/site/dataFile';
import { createSiteServer, listen } from '../../../build-scripts/lib/serving/server';
import { FOREIGN_SITE, TEST_SITE } from '../../../build-scripts/lib/testing/testSites';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

/** A built site on our own server, asked as by a program that runs no scripts. */
export interface BuiltSite {
  /** Asks for a path under the site's root. */
  readonly get: (path: string) => Promise<Answer>;
  /** A page's HTML, parsed. */
  readonly page: (path: string) => Promise<Document>;
  /** The data in a data file, by its name without folder and ending. */
  readonly data: <T>(path: string) => Promise<T>;
  /** The address that the site was built for, without a final slash. */
  readonly origin: string;
}

/** Serves a site for the tests of the calling block; `dirOf` is called once they begin. */
export function serveSite(dirOf: () => string, origin: string): BuiltSite {
  const agent = new Agent({ keepAlive: true });
  let home = '';
  let stop: () => void = () => undefined;
  beforeAll(async () => {
    const distDir = dirOf();
    if (!existsSync(distDir)) throw new Error(`${distDir} holds no site; "npm test" builds what these tests ask.`);
    const server = createSiteServer(distDir);
    await listen(server, 0);
    home = `http://localhost:${(server.address() as AddressInfo).port}${new URL(origin).pathname.replace(/\/$/, '')}`;
    stop = () => server.close().closeAllConnections();
  });
  afterAll(() => {
    agent.destroy();
    stop();
  });
  const ask = (path: string) =>
    new Promise<Answer>((resolve, reject) => {
      const request = get(home + path, { agent }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const body = Buffer.concat(parts);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() });
        });
      });
      request.once('error', reject);
    });
  return {
    get: ask,
    page: async (path) => new DOMParser().parseFromString((await ask(path)).text, 'text/html'),
    data: async (path) => decodeDataFile((await ask(`/data/${path}.json`)).text).data as never,
    origin,
  };
}

/** The site of our own content, for the tests of the calling file. */
export const serveOwnSite = (): BuiltSite => serveSite(() => TEST_SITE, 'https://example.com');

/** The site of the foreign content folder under its base path. */
export const serveForeignSite = (): BuiltSite => serveSite(() => FOREIGN_SITE, 'https://docs.example.org/sub');

/** Every address of a site's sitemap, as a path under its root. */
export async function sitemapPaths({ get: ask, origin }: BuiltSite): Promise<string[]> {
  const { text } = await ask('/sitemap.xml');
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&').slice(origin.length));
}
