import { compileAll } from '../../../build-scripts/lib/compileAll';
import type { CompiledDocument, DocumentSource } from '../../../build-scripts/lib/content/document';
import type { ContentModel, ModelInput } from '../../../build-scripts/lib/content/model';
import { readContent } from '../../../build-scripts/lib/content/readContent';
import { OWN_CONTENT, readSettings } from '../../../build-scripts/lib/settings';
import { modelOf } from './model';

/** Compiles documents as a build does: what hasn't changed since the last build or test comes from the cache. */
export async function compileCached(sources: readonly DocumentSource[]): Promise<readonly CompiledDocument[]> {
  return (await compileAll(sources, await readSettings({}))).documents;
}

let documents: Promise<readonly CompiledDocument[]> | undefined;

/** The documents of our own content. */
export function ownDocuments(): Promise<readonly CompiledDocument[]> {
  return (documents ??= compileCached(readContent(OWN_CONTENT).documents));
}

/** The model of our own content. */
export function ownModel(changes: Partial<Omit<ModelInput, 'compile' | 'files'>> = {}): Promise<ContentModel> {
  return modelOf(OWN_CONTENT, { compile: ownDocuments, ...changes });
}
