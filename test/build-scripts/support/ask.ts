import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import { createSiteServer, listen } from '../../../build-scripts/lib/serving/server';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

/** Sends a path as it is written, which fetch would normalise; `method` is passed with the headers. */
export function ask(port: number, path: string, { method = 'GET', ...headers }: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const question = request({ port, path, headers, method, host: '127.0.0.1', agent: false, timeout: 20_000 }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks), text: Buffer.concat(chunks).toString() }),
      );
      response.on('error', reject);
    });
    question
      .on('timeout', () => question.destroy(new Error(`no answer to ${path}`)))
      .on('error', reject)
      .end();
  });
}

/** Serves a built site on a free port. */
export async function start(dist: string): Promise<{ server: Server; port: number }> {
  const server = createSiteServer(dist);
  await listen(server, 0);
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}
