import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { displayPath } from '../files/displayPath';
import { checkTarget } from './checkTarget';
import { explainFailure } from './explainFailure';
import { sealRelease } from './marker';
import { publish, releaseStamp } from './publish';
import { recover } from './recover';
import { builderOf, openWorkspace, workspaceOf, workspacesBeside, type Workspace } from './workspace';

/** The folders of one build. */
export interface ReleaseFolders {
  readonly contentDir: string;
  /** Where the finished site goes: `dist/`, or OUT_DIR. */
  readonly distDir: string;
  /** Where this build writes before it takes the place of the old site: beside `distDir`, in a folder that no other build has. */
  readonly stagingDir: string;
}

/** What a build has made in its workspace. */
export interface Made<T> {
  readonly result: T;
  /** Paths that must be there before the site is switched. */
  readonly expected: readonly string[];
}

/**
 * Builds a site beside its target and then switches the two; whatever fails, the target stays as it was.
 *
 * @throws Error when the target isn't a folder to build into, or with what went wrong
 */
export async function makeRelease<T>(
  { distDir, stagingDir, contentDir }: ReleaseFolders,
  build: () => Promise<Made<T>>,
): Promise<{ readonly result: T; readonly notices: readonly string[] }> {
  const workspace = workspaceOf(stagingDir);
  const cleanUp = () => rmSync(workspace.root, { recursive: true, force: true });
  process.once('exit', cleanUp);
  try {
    checkTarget(distDir, contentDir);
    (await recover(distDir)).forEach((line) => console.log(line));
    reportOthers(workspace, distDir);
    openWorkspace(workspace);
    const before = releaseStamp(distDir);
    const { result, expected } = await build();
    sealRelease(stagingDir, expected);
    const wasReplaced = releaseStamp(distDir) !== before;
    await publish(workspace, distDir);
    return { result, notices: wasReplaced ? [`Another build wrote ${displayPath(distDir)} while this one ran; this site has replaced that one.`] : [] };
  } catch (error) {
    throw explainFailure(error, distDir);
  } finally {
    cleanUp();
    process.off('exit', cleanUp);
  }
}

function reportOthers({ root }: Workspace, distDir: string): void {
  const builders = workspacesBeside(distDir).flatMap((other) => (other.root === root ? [] : (builderOf(other) ?? [])));
  if (builders.length === 0) return;
  const processes = `process${builders.length > 1 ? 'es' : ''} ${builders.join(', ')}`;
  console.log(
    `Another build for ${displayPath(distDir)} is running in ${displayPath(dirname(distDir)) || '.'} (${processes}). Both will complete; the one that finishes last stays.`,
  );
}
