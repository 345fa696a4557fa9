import { fetchDataFile } from './fetchDataFile';
import { readBoot } from './readBoot';

/** A data file is from another build than the document and its scripts: the site has been updated since. */
export class OtherBuildError extends Error {
  override readonly name = 'OtherBuildError';

  constructor(
    path: string,
    readonly build: string,
  ) {
    super(`${path}: is of another build; reload the page.`);
  }
}

/** Timeout for asking the server for its build, in milliseconds. */
const TIMEOUT_MS = 5000;

/** Asks the server itself: the service worker has no say in a request with a cache mode of its own. */
export const FROM_SERVER: RequestInit = { cache: 'no-cache' };

/**
 * Fetches the data of a page, which must be from the same build as this document. A document from the development
 * server has no build and accepts any.
 *
 * @returns parsed JSON of the right build, not validated any further
 * @throws OtherBuildError, or what `fetchDataFile` throws
 */
export async function fetchPageFile(path: string, options?: RequestInit): Promise<unknown> {
  const file = await fetchDataFile(path, options);
  const own = readBoot(document).build ?? file.build;
  if (file.build === own) return file.data;
  // On a slow line the answer may be a kept one, older than the document. Without a connection it is all there is.
  const { build, data } = await fetchDataFile(path, FROM_SERVER).catch(() => file);
  if (build !== own) throw new OtherBuildError(path, build);
  return data;
}

/** The server's current build if it differs from this document's; null when it is the same or unknown. */
export async function newerBuild(): Promise<string | null> {
  const own = readBoot(document).build;
  try {
    const { build } = await fetchDataFile('/data/home.json', { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return own === undefined || build === own ? null : build;
  } catch {
    return null;
  }
}
