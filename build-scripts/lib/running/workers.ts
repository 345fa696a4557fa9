import { build, type Plugin } from 'esbuild';
import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import type { FixedPage } from '../../../src/core/site/routes';
import { inCache } from '../files/cacheFolder';
import type { SiteSettings } from '../settings/settings';
import { CACHE_DIR, ROOT } from '../files/paths';
import { siteModule } from '../settings/siteModule';

/** Worker threads that run one bundled module. The version changes with our code; caches add the packages to it. */
export interface WorkerPool<Task, Result> {
  readonly version: string;
  readonly run: (task: Task) => Promise<Result>;
  readonly close: () => Promise<void>;
}

interface WorkerOptions {
  readonly name: string;
  readonly entry: string;
  readonly settings: Pick<SiteSettings, 'site' | 'siteUrl' | 'basePath' | 'keepsOffline'>;
  /** The site's pages, if they are already known and matter. */
  readonly pages?: readonly FixedPage[];
  /** Rendering bundles React, whose packages aren't ES modules; compiling uses its libraries as they are installed. */
  readonly isStandalone: boolean;
  /** What each worker gets at its start. */
  readonly workerData?: () => unknown;
}

/** Packages that aren't ES modules load Node's own modules with this. */
const REQUIRE = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** Node can't run our TypeScript in a worker, so the module is bundled first, which takes a tenth of a second. */
export async function startWorkers<Task, Result>({
  name,
  entry,
  settings,
  pages = [],
  isStandalone,
  workerData,
}: WorkerOptions): Promise<WorkerPool<Task, Result>> {
  const result = await build({
    entryPoints: [join(ROOT, entry)],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
    jsx: 'automatic',
    // Of a CommonJS file, Node would first scan all two megabytes for the names of its exports.
    format: 'esm',
    ...(isStandalone ? { banner: { js: REQUIRE } } : { packages: 'external' as const }),
    plugins: [sitePlugin(siteModule(settings, pages))],
    loader: { '.scss': 'empty' },
    define: {
      // The bundle isn't where its sources are, and they find the project's root from here.
      ...(isStandalone ? { 'import.meta.url': JSON.stringify(pathToFileURL(join(ROOT, entry)).href) } : {}),
      'process.env.NODE_ENV': '"production"',
      'process.env.BASE_PATH': JSON.stringify(settings.basePath),
      'process.env.OFFLINE': JSON.stringify(settings.keepsOffline ? 'on' : 'off'),
    },
  });
  const code = result.outputFiles[0]?.text ?? '';
  const version = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const file = join(CACHE_DIR, 'workers', `${name}-${version}.mjs`);
  inCache(() => {
    mkdirSync(join(CACHE_DIR, 'workers'), { recursive: true });
    // Another build may be loading the same file: a rename replaces it whole.
    writeFileSync(`${file}.${process.pid}`, code);
    renameSync(`${file}.${process.pid}`, file);
  });
  // Not before the first task: with everything in the cache there is none, and a worker takes half a second to load its code.
  let pool: Tinypool | undefined;
  const start = () => new Tinypool({ filename: file, maxThreads: availableParallelism(), minThreads: 1, workerData: workerData?.(), execArgv: [] });
  return {
    version,
    run: (task) => (pool ??= start()).run(task) as Promise<Result>,
    close: async () => pool?.destroy(),
  };
}

function sitePlugin(contents: string): Plugin {
  return {
    name: 'content-site',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^@content\/site$/ }, ({ path }) => ({ path, namespace: 'content' }));
      onLoad({ filter: /^/, namespace: 'content' }, () => ({ contents, loader: 'js' }));
    },
  };
}

/** Cuts a list into batches that are large enough to be worth a message to a worker. */
export function batches<T>(items: readonly T[], size: number): T[][] {
  const result: T[][] = [];
  for (let start = 0; start < items.length; start += size) result.push(items.slice(start, start + size));
  return result;
}
