import { newerBuild, OtherBuildError } from '../platform/fetchPageFile';
import { readBoot } from '../platform/readBoot';
import { reloadForBuild } from '../platform/reload';

/** Whether an error may come of a deploy since this document was loaded: its chunks are gone, its data is newer. */
export function mayBeOutdated(error: unknown): boolean {
  return error instanceof OtherBuildError || (error instanceof Error && error.name === 'ChunkLoadError');
}

/**
 * Loads the wanted address as a document if the network answers and the site has changed; a failure of anything else,
 * the connection above all, is no reason to give up a page that works.
 *
 * @returns whether the document is being loaded
 */
export async function followDeploy(error: unknown): Promise<boolean> {
  if (!mayBeOutdated(error)) return false;
  const build = error instanceof OtherBuildError ? error.build : await newerBuild();
  return build !== null && reloadForBuild(build, readBoot(document).build);
}
