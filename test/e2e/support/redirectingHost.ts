import { existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { startServer } from '../../../build-scripts/lib/browser/withSite';
import { TEST_SITE } from '../../../build-scripts/lib/testing/testSites';
import { askTestSite } from './askTestSite';

/** A host that leads from the address of a folder to that with a slash at its end, as Apache and others do. It can be gone for a while. */
export class RedirectingHost {
  readonly #server: Server;
  isDown = false;

  constructor() {
    this.#server = createServer((request, response) => {
      const path = request.url ?? '/';
      if (this.isDown) return void request.socket.destroy();
      if (!path.endsWith('/') && isFolder(path)) return void response.writeHead(301, { Location: `${path}/` }).end();
      void askTestSite(path).then(
        async ({ answer, headers }) => response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer())),
        () => request.socket.destroy(),
      );
    });
  }

  open(): Promise<string> {
    return startServer(this.#server);
  }

  close(): void {
    this.#server.close().closeAllConnections();
  }
}

function isFolder(path: string): boolean {
  const file = join(TEST_SITE, path);
  return existsSync(file) && statSync(file).isDirectory();
}
