import type { SiteConstants } from '../../../src/core/site/siteConstants';
import type { CompiledBody } from '../content/markdown/compileBody';
import { startWorkers } from '../running/workers';
import type { BodySource, CompileBodies } from './bodies';

/** Runs a task with a function that compiles texts on all cores. */
export async function withCompileWorkers<T>(site: SiteConstants, task: (compile: CompileBodies) => Promise<T>): Promise<T> {
  const pool = await startWorkers<readonly BodySource[], readonly CompiledBody[]>({
    name: 'import',
    entry: 'build-scripts/lib/import/bodyWorker.ts',
    // Links in these texts are neither resolved nor written.
    settings: { site, siteUrl: '', basePath: '/', keepsOffline: false },
    isStandalone: false,
  });
  try {
    return await task((sources) => (sources.length > 0 ? pool.run(sources) : Promise.resolve([])));
  } finally {
    await pool.close();
  }
}
