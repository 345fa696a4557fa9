import { fileCache, hashOf } from './cache';
import type { CompiledDocument, DocumentSource } from './content/document';
import type { SiteSettings } from './settings';
import { batches, startWorkers } from './workers';

const BATCH = 12;

/** How much of a run was already there. */
export interface CompileReport {
  readonly documents: readonly CompiledDocument[];
  readonly fromCache: number;
}

/** Compiles documents on all cores; a file that hasn't changed since it was last compiled by this code is read back. */
export async function compileAll(sources: readonly DocumentSource[], settings: SiteSettings): Promise<CompileReport> {
  const pool = await startWorkers<DocumentSource[], CompiledDocument[]>({
    name: 'compile',
    entry: 'build-scripts/lib/compileWorker.ts',
    settings,
    isStandalone: false,
  });
  const cache = fileCache('content');
  try {
    const keys = sources.map(({ folder, file, text }) => hashOf(pool.version, folder, file, text));
    const known = keys.map((key) => cache.read(key));
    const missing = sources.flatMap((source, index) => (known[index] ? [] : [{ source, index }]));
    const compiled = new Map<number, CompiledDocument>();
    await Promise.all(
      batches(missing, BATCH).map(async (batch) => {
        const documents = await pool.run(batch.map(({ source }) => source));
        batch.forEach(({ index }, at) => {
          const document = documents[at];
          if (!document) throw new Error(`The compile worker returned nothing for ${sources[index]?.file ?? ''}.`);
          compiled.set(index, document);
          cache.write(keys[index] ?? '', JSON.stringify(document));
        });
      }),
    );
    const documents = sources.map((source, index) => {
      const document = compiled.get(index) ?? (JSON.parse(known[index]?.toString('utf8') ?? 'null') as CompiledDocument | null);
      if (!document) throw new Error(`The content cache lost ${source.file}; delete .cache and build again.`);
      return document;
    });
    return { documents, fromCache: sources.length - missing.length };
  } finally {
    await pool.close();
  }
}
