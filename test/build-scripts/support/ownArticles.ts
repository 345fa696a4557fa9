import { compileDocument } from '../../../build-scripts/lib/content/articles/document';
import { OWN_CONTENT } from '../../../build-scripts/lib/files/paths';
import { readArticles, type Article } from '../../../build-scripts/lib/verify/articles';
import { ownDocuments } from './ownContent';

/** The articles of our own content, as the verifier reads them. */
export async function ownArticles(): Promise<readonly Article[]> {
  const compiled = new Map((await ownDocuments()).map((document) => [document.file, document]));
  return readArticles(OWN_CONTENT, [], (source) => compiled.get(source.file) ?? compileDocument(source)).articles;
}
