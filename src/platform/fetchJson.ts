import { withBase } from './site';

/** The server answered that there is no such file. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}

/**
 * Fetches one of the site's own JSON files.
 *
 * @param path under the site root, e.g. `/data/wiki/ssh.json`
 * @throws NotFoundError for a 404, Error naming the file for anything else that goes wrong
 */
export async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(withBase(path));
  if (response.status === 404) throw new NotFoundError(`${path}: not found`);
  if (!response.ok) throw new Error(`${path}: the server answered ${response.status}`);
  // A host that answers every unknown address with a page says 200 to a file that isn't there.
  if (!(response.headers.get('content-type') ?? '').includes('json')) throw new NotFoundError(`${path}: is not JSON`);
  return response.json() as Promise<unknown>;
}
