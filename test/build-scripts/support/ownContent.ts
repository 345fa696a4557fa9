import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compileAll } from '../../../build-scripts/lib/compiling/compileAll';
import type { CompiledDocument, DocumentSource } from '../../../build-scripts/lib/content/articles/document';
import type { ContentModel, ModelInput } from '../../../build-scripts/lib/content/model/model';
import { readContent } from '../../../build-scripts/lib/content/reading/readContent';
import { readSettings } from '../../../build-scripts/lib/settings/settings';
import { OWN_CONTENT } from '../../../build-scripts/lib/files/paths';
import { FIXTURES } from './folder';
import { modelOf } from './model';

/** The sample or what an owner has put in its place; where there is neither, another owner's. */
const CONTENT = existsSync(OWN_CONTENT) ? OWN_CONTENT : join(FIXTURES, 'foreign');

/** Compiles documents as a build does: what hasn't changed since the last build or test comes from the cache. */
export async function compileCached(sources: readonly DocumentSource[]): Promise<readonly CompiledDocument[]> {
  return (await compileAll(sources, await readSettings({}))).documents;
}

let documents: Promise<readonly CompiledDocument[]> | undefined;

/** The documents of our own content. */
export function ownDocuments(): Promise<readonly CompiledDocument[]> {
  return (documents ??= compileCached(readContent(CONTENT).documents));
}

/** The model of our own content. */
export function ownModel(changes: Partial<Omit<ModelInput, 'compile' | 'files'>> = {}): Promise<ContentModel> {
  return modelOf(CONTENT, { compile: ownDocuments, ...changes });
}
