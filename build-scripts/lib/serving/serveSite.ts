import type { AddressInfo } from 'node:net';
import { displayPath } from '../files/displayPath';
import { recover } from '../release/recover';
import { createSiteServer, listen } from './server';
import { ServedSite } from './ServedSite';
import { readDistDir } from '../settings/settings';

/**
 * Serves the built site until the process ends, after recovering from a build that was killed.
 *
 * @param port 0 for a free one
 * @throws Error when there is no built site, or the port is in use
 */
export async function serveSite(port: number): Promise<void> {
  const distDir = readDistDir();
  (await recover(distDir)).forEach((line) => console.log(line));
  const server = createSiteServer(distDir);
  await listen(server, port);
  const { port: actual } = server.address() as AddressInfo;
  console.log(`Serving ${displayPath(distDir)} at http://localhost:${actual}${new ServedSite(distDir).current().basePath}`);
}
