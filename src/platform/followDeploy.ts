import { newerBuild, OtherBuildError } from './fetchPageFile';
import { readBoot } from './readBoot';
import { reloadForBuild } from './reload';

/** Whether an error may be due to a deploy since this document was loaded: missing chunks, newer data. */
export function mayBeOutdated(error: unknown): boolean {
  return error instanceof OtherBuildError || (error instanceof Error && error.name === 'ChunkLoadError');
}

/**
 * Reloads the requested address as a document if the server responds with a new build; any other failure, a lost
 * connection above all, is no reason to give up a working page.
 *
 * @param isWanted whether the visitor is still where the error happened; asked after the server has responded, which takes a while
 * @returns whether the document is being loaded
 */
export async function followDeploy(error: unknown, isWanted: () => boolean = () => true): Promise<boolean> {
  if (!mayBeOutdated(error)) return false;
  const build = error instanceof OtherBuildError ? error.build : await newerBuild();
  return build !== null && isWanted() && reloadForBuild(build, readBoot(document).build);
}
