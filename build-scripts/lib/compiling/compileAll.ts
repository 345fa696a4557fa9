import { fileCache, hashOf } from '../files/cache';
import { sourceKey, type CompiledDocument, type DocumentSource } from '../content/articles/document';
import type { Progress } from '../running/progress';
import type { SiteSettings } from '../settings/settings';
import { batches, startWorkers, type WorkerPool } from '../running/workers';

const BATCH = 12;

/** The documents of a run, and how many of them came from the cache. */
interface CompileReport {
  readonly documents: readonly CompiledDocument[];
  readonly fromCache: number;
}

type CompilePool = WorkerPool<DocumentSource[], CompiledDocument[]>;

/** Compiles documents on all cores; a file that hasn't changed since this code last compiled it comes from the cache. */
export async function compileAll(sources: readonly DocumentSource[], settings: SiteSettings, progress?: Progress): Promise<CompileReport> {
  const pool: CompilePool = await startWorkers({ name: 'compile', entry: 'build-scripts/lib/compiling/compileWorker.ts', settings, isStandalone: false });
  try {
    const cache = fileCache('content');
    const keyOf = (source: DocumentSource) => hashOf(pool.version, sourceKey(source));
    const known = new Map(sources.map((source) => [source, parseDocument(cache.read(keyOf(source)))]));
    const missing = sources.filter((source) => !known.get(source));
    const keep = (source: DocumentSource, document: CompiledDocument) => {
      known.set(source, document);
      cache.write(keyOf(source), JSON.stringify(document));
    };
    const compile = (advance: (count: number) => void) =>
      Promise.all(batches(missing, BATCH).map((batch) => compileBatch(pool, batch, keep).then(() => advance(batch.length))));
    await (progress ? progress.during({ name: 'Compiling documents:', total: missing.length }, compile) : compile(() => undefined));
    return { documents: sources.map((source) => foundIn(known, source)), fromCache: sources.length - missing.length };
  } finally {
    await pool.close();
  }
}

async function compileBatch(pool: CompilePool, batch: DocumentSource[], keep: (source: DocumentSource, document: CompiledDocument) => void): Promise<void> {
  const documents = await pool.run(batch);
  documents.forEach((document, at) => {
    const source = batch[at];
    if (source) keep(source, document);
  });
}

function foundIn(known: ReadonlyMap<DocumentSource, CompiledDocument | undefined>, source: DocumentSource): CompiledDocument {
  const document = known.get(source);
  if (!document) throw new Error(`The compile worker returned nothing for ${source.file}.`);
  return document;
}

/** An entry of the cache that can't be parsed counts as missing. */
function parseDocument(entry: Buffer | undefined): CompiledDocument | undefined {
  try {
    return entry && (JSON.parse(entry.toString('utf8')) as CompiledDocument);
  } catch {
    return undefined;
  }
}
