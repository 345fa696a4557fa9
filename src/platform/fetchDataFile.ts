import { decodeDataFile, type DataFile } from '../core/site/dataFile';
import { withBase } from './site';
import { withTimeout } from './withTimeout';

/** A file of the site could not be loaded, or is damaged. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

/** The server responded that there is no such file. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}

/**
 * Fetches one of the site's data files, and verifies its checksum.
 *
 * @param path under the site root, e.g. `/data/wiki/ssh.json`
 * @throws NotFoundError for a 404, LoadError naming the file for anything else that goes wrong, damaged data included
 */
export function fetchDataFile(path: string, options?: RequestInit): Promise<DataFile> {
  return withTimeout(options?.signal, async (signal) => decoded(path, await fetchFile(path, { ...options, signal })));
}

async function decoded(path: string, response: Response): Promise<DataFile> {
  try {
    return decodeDataFile(await response.text());
  } catch (error) {
    throw new LoadError(`${path}: ${String(error)}`);
  }
}

async function fetchFile(path: string, options: RequestInit | undefined): Promise<Response> {
  const response = await fetch(withBase(path), options).catch((reason: unknown) => {
    throw new LoadError(`${path}: ${String(reason)}`);
  });
  if (response.status === 404) throw new NotFoundError(`${path}: not found`);
  if (!response.ok) throw new LoadError(`${path}: the server answered ${response.status}`);
  // A host that serves a page for every unknown address responds 200 for a missing file.
  if (!(response.headers.get('content-type') ?? '').includes('json')) throw new NotFoundError(`${path}: is not JSON`);
  return response;
}

/** Whether an error says that something didn't load: a data file, or a chunk of code. React wraps errors it has recovered from. */
export function isLoadError(error: unknown): boolean {
  return error instanceof Error && (['LoadError', 'OtherBuildError', 'ChunkLoadError'].includes(error.name) || isLoadError(error.cause));
}
