import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import { BUNDLER } from './bundleCache';
import { hashOf } from '../files/cache';
import { inCache } from '../files/cacheFolder';
import { tryLock } from '../release/withLock';
import { CACHE_DIR, ROOT } from '../files/paths';
import { toolchain } from '../files/toolchain';

const FOLDER = join(CACHE_DIR, 'webpack');
const LOCK_FILE = join(ROOT, 'package-lock.json');
const OLDEST_MS = 30 * 24 * 60 * 60_000;
/** One for each process that can have a cache at once; any further one bundles without. */
const SLOTS = [0, 1, 2];

/** A cache on disk that no other process uses: webpack's own isn't made to be shared. */
interface CacheSlot {
  /** Null when all are in use. */
  readonly slot: number | null;
  readonly release: () => void;
}

/**
 * Takes the first free cache; it is free again when it is released, or the process has ended.
 *
 * @throws Error that says what to do when the folder can't be written to
 */
export function claimCacheSlot(folder = FOLDER): CacheSlot {
  const lockOf = (slot: number) => join(folder, `${slot}.lock`);
  const slot = inCache(() => {
    mkdirSync(folder, { recursive: true });
    return SLOTS.find((each) => tryLock(lockOf(each)));
  });
  if (slot === undefined) return { slot: null, release: () => undefined };
  const release = () => {
    process.off('exit', release);
    rmSync(lockOf(slot), { force: true });
  };
  process.once('exit', release);
  return { slot, release };
}

/** The cache of one slot. Sites of any owner and address share it: webpack itself tells their few differing modules apart. */
export function webpackCache({ isProduction, slot }: { readonly isProduction: boolean; readonly slot: number | null }): NonNullable<Configuration['cache']> {
  if (slot === null) return { type: 'memory' };
  return {
    type: 'filesystem',
    cacheDirectory: join(FOLDER, String(slot)),
    name: isProduction ? 'production' : 'development',
    version: bundlerVersion(),
    // Without webpack's own files, which it adds by default.
    buildDependencies: { defaultWebpack: [] },
    maxAge: OLDEST_MS,
  };
}

/** Changes with whatever makes the bundle: the packages, and our own files, from the configuration to the loaders. */
function bundlerVersion(): string {
  return hashOf(toolchain(), ...BUNDLER.map((path) => readFileSync(path)));
}

/**
 * A plugin that spares webpack the search for all files of its own and of its loaders, a tenth of the bundling time: the cache's version
 * changes with them. Webpack can't read a cache that depends on no file.
 */
export function fewBuildDependencies(compiler: Compiler): void {
  const name = 'FewBuildDependencies';
  compiler.hooks.thisCompilation.tap(name, ({ hooks, buildDependencies }) => {
    hooks.afterSeal.tap(name, () => {
      buildDependencies.clear();
      buildDependencies.add(LOCK_FILE);
    });
  });
}
