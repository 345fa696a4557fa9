import { compileAll } from '../../../build-scripts/lib/compileAll';
import type { CompiledDocument } from '../../../build-scripts/lib/content/document';
import type { ContentModel, ModelInput } from '../../../build-scripts/lib/content/model';
import { readContent } from '../../../build-scripts/lib/content/readContent';
import { OWN_CONTENT, readSettings } from '../../../build-scripts/lib/settings';
import { modelOf } from './model';

/** The documents of our own content, compiled as by a build: what hasn't changed since the last one comes from its cache. */
export async function ownDocuments(): Promise<readonly CompiledDocument[]> {
  return (await compileAll(readContent(OWN_CONTENT).documents, await readSettings({}))).documents;
}

/** The model of our own content. */
export function ownModel(changes: Partial<ModelInput> = {}): Promise<ContentModel> {
  return modelOf(OWN_CONTENT, { compile: ownDocuments, ...changes });
}
