import { compileDocument, type CompiledDocument, type DocumentSource } from '../content/articles/document';

/** The task of a compile worker: Markdown files in, documents out. */
export default function compileBatch(sources: readonly DocumentSource[]): CompiledDocument[] {
  return sources.map(compileDocument);
}
