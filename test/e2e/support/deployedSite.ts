import { readdirSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { TEST_SITE } from '../../../build-scripts/lib/testing/testSites';
import { startServer } from '../../../build-scripts/lib/browser/withSite';
import { askTestSite } from './askTestSite';

/** The last of a hash's eight digits is the deploy's number. */
const HASHED_NAME = /(\/assets\/[\w-]+\.[0-9a-f]{7})[0-9a-f](\.(?:js|css))/g;
/** The names of chunks in the bundler's runtime. */
const HASHES = /"([0-9a-f]{7})[0-9a-f]"/g;

/** The test site, deployed again and again: each time, code and data are of another build, and old files are gone. */
export class DeployedSite {
  readonly #assets = new Map(readdirSync(join(TEST_SITE, 'assets')).map((name) => [name.replace(/[0-9a-f](\.\w+)$/, '$1'), name]));
  readonly #server: Server;
  #deploy = 0;
  #oldest = 0;
  isDown = false;

  constructor() {
    this.#server = createServer((request, response) => {
      if (this.isDown) return request.socket.destroy();
      void this.#answer(request.url ?? '/', response).catch(() => request.socket.destroy());
    });
  }

  open(): Promise<string> {
    return startServer(this.#server);
  }

  close(): void {
    this.#server.close().closeAllConnections();
  }

  /** @param keep how many earlier builds' files stay, as with `npm run build -- --keep` */
  deploy(keep: number): void {
    this.#deploy = (this.#deploy + 1) % 16;
    this.#oldest = Math.max(0, this.#deploy - keep);
  }

  async #answer(address: string, response: ServerResponse): Promise<void> {
    const source = this.#sourceOf(address);
    if (source === null) return void response.writeHead(404, { 'Content-Type': 'text/html' }).end();
    const { status, headers, body } = await this.#ask(source);
    response.writeHead(status, headers).end(body);
  }

  /** The test site's address of a file; null if it is of a build whose files are gone. */
  #sourceOf(address: string): string | null {
    const [, start, digit = '', end] = /^(\/assets\/[\w-]+\.[0-9a-f]{7})([0-9a-f])(\.(?:js|css))$/.exec(address) ?? [];
    if (start === undefined) return address;
    const name = this.#assets.get(`${start.slice('/assets/'.length)}${end}`);
    const deploy = Number.parseInt(digit, 16);
    return name === undefined || deploy < this.#oldest || deploy > this.#deploy ? null : `/assets/${name}#${digit}`;
  }

  async #ask(source: string) {
    const { answer, headers } = await askTestSite(source);
    const type = headers['Content-Type'] ?? '';
    const digit = source.includes('#') ? (source.split('#')[1] ?? '') : this.#deploy.toString(16);
    const isText = /html|json|javascript/.test(type);
    const body = isText ? rewritten(await answer.text(), source, digit) : Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers, body };
  }
}

/** A file as the build of that digit would have it. */
function rewritten(text: string, source: string, digit: string): string {
  if (source.startsWith('/assets/')) return source.startsWith('/assets/main.') ? text.replace(HASHES, `"$1${digit}"`) : text;
  return text.replace(/"build":"[\w-]+"/, `"build":"deploy-${digit}"`).replace(HASHED_NAME, `$1${digit}$2`);
}
