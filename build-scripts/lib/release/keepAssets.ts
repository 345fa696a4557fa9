import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { isCompressed } from '../files/compress';
import { writeWithForms, type OutputTarget } from '../files/writeOutput';

/** Lists the hashed files of this build and of the builds kept beside it. It is served, so that a later build elsewhere can fetch it. */
const BUILDS_FILE = 'builds.json';
/** How long the published site has to answer, in milliseconds. */
const ANSWER_MS = 10_000;

const buildsSchema = z.array(z.strictObject({ build: z.string().regex(/^[0-9a-f]{1,64}$/), assets: z.array(z.string().regex(/^\w[\w.~-]*$/)) }));
type KeptBuild = z.infer<typeof buildsSchema>[number];

/** The site that was published last: a folder, or if there is none, its address without a trailing slash. */
interface FormerSite {
  readonly distDir: string;
  readonly siteUrl: string;
}

/** The new build's id, and how many builds before it keep their files. */
interface KeepOptions extends Pick<KeptBuild, 'build'> {
  readonly keep: number;
}

/**
 * Carries the hashed files of earlier builds along, so that a page opened before a deploy can still load the parts of its
 * own build. They come from the site that is replaced, or from the published one.
 *
 * @returns notices for the owner about files of earlier builds that couldn't be read
 */
export async function keepAssets(target: OutputTarget, { build, keep }: KeepOptions, former: FormerSite): Promise<string[]> {
  const source = sourceOf(former);
  const assets = readdirSync(join(target.stagingDir, 'assets')).filter((name) => !isCompressed(name));
  const earlier = keep > 0 ? await buildsOf(source) : [];
  const kept = earlier.filter((each) => each.build !== build).slice(0, keep);
  writeFileSync(join(target.stagingDir, BUILDS_FILE), `${JSON.stringify([{ build, assets }, ...kept] satisfies KeptBuild[])}\n`);
  const lost: string[] = [];
  for (const path of new Set(kept.flatMap((each) => each.assets).map((name) => `assets/${name}`))) {
    if (existsSync(join(target.stagingDir, path))) continue;
    const content = await source.read(path);
    if (content) await writeWithForms(target, [path], { content, effort: 'asset' });
    else lost.push(path);
  }
  if (lost.length > 0) return [`${lost.length} of the files of earlier builds couldn’t be read from ${source.name}, such as ${lost[0] ?? ''}.`];
  return keep > 0 && earlier.length === 0 ? [`--keep found no ${BUILDS_FILE} of an earlier build at ${source.name}.`] : [];
}

interface Source {
  readonly name: string;
  /** The content of a file by its path below the site; undefined when it can't be read. */
  readonly read: (path: string) => Promise<Buffer | undefined>;
}

function sourceOf({ distDir, siteUrl }: FormerSite): Source {
  if (!existsSync(join(distDir, BUILDS_FILE))) return { name: siteUrl, read: (path) => download(`${siteUrl}/${path}`) };
  const read = (path: string) => (existsSync(join(distDir, path)) ? readFileSync(join(distDir, path)) : undefined);
  return { name: distDir, read: (path) => Promise.resolve(read(path)) };
}

async function download(url: string): Promise<Buffer | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

/** Empty if there is no list, or an invalid one. */
async function buildsOf(source: Source): Promise<KeptBuild[]> {
  const content = await source.read(BUILDS_FILE);
  try {
    return buildsSchema.parse(JSON.parse(String(content)));
  } catch {
    return [];
  }
}
