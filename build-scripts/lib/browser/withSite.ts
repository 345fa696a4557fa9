import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium';
import { createSiteServer, listen } from '../serving/server';

/** A built site, served, and a browser. */
export interface SiteInBrowser {
  /** Without a trailing slash. */
  readonly url: string;
  readonly browser: Browser;
}

/**
 * Serves a built site on a free port, opens a browser, and closes both when the work is done or has failed.
 *
 * @param ensureBrowser finds the program, or installs it
 */
export function withSite<T>(distDir: string, work: (site: SiteInBrowser) => Promise<T>, ensureBrowser = ensureChromium): Promise<T> {
  return withServer(createSiteServer(distDir), async (url) => {
    const browser = await chromium.launch({ executablePath: ensureBrowser(), args: CHROMIUM_FLAGS });
    try {
      return await work({ url, browser });
    } finally {
      await browser.close();
    }
  });
}

/** Lets a server listen on a free port; closes it and its connections when the work is done or has failed. The address has no trailing slash. */
export async function withServer<T>(server: Server, work: (url: string) => Promise<T>): Promise<T> {
  const url = await startServer(server);
  try {
    return await work(url);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Listens on a free port without keeping the process alive; returns the address, without a trailing slash. */
export async function startServer(server: Server): Promise<string> {
  await listen(server, 0);
  server.unref();
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
