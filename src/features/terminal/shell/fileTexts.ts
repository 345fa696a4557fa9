import type { Block } from '../../../core/content/blocks';
import type { Resume } from '../../../core/content/resume';
import type { TextSections } from '../../../core/search';
import { dataPathOf, matchRoute } from '../../../core/site/routes';
import { blockLines } from '../../../core/terminal/blockLines';
import type { FileNode } from '../../../core/terminal/fileTree';
import { pageText, plainPageText, repositoryText, resumeText, type FileText } from '../../../core/terminal/fileText';
import { PAGES_AT_ONCE, TEXTS_FROM } from '../../../core/terminal/limits';
import { fetchPageFile } from '../../../platform/fetchPageFile';
import { readBoot } from '../../../platform/readBoot';
import { createResource, type Resource } from '../../../platform/resource';
import { site } from '../../../platform/site';
import { withConcurrency } from '../../../platform/withConcurrency';
import { createSearchFiles } from '../../search/searchFiles';
import { ensureTexts } from '../../search/ensureSearchData';
import { selectIsInWorker, selectSearchData } from '../../search/searchSlice';
import type { AppThunk } from '../../store/hooks';
import type { Services } from '../../store/services';

export type FileTexts = ReadonlyMap<string, FileText>;

/** The texts of guides and posts, by address. */
type Corpus = ReadonlyMap<string, { readonly text: string; readonly sections: TextSections }>;

/** A store's cache: the files of pages, by the path of their data, and a copy of the texts. */
function createFileCache(services: Services) {
  const pages = createResource(fetchPageFile);
  const corpus = createResource(async () => {
    const { fetchIndex, fetchTexts } = services.of(createSearchFiles);
    const [{ index, build }, { texts, parts, build: textsBuild }] = await Promise.all([fetchIndex(), fetchTexts()]);
    if (build !== textsBuild) throw new Error('The texts of the search are of another build than its index; reload the page.');
    return corpusOf(index.documents, texts, parts.sections);
  });
  return { pages, corpus };
}

/**
 * The texts of files, by path: fetched page by page or, for many guides and posts, all at once from the search texts. A site that is
 * searched in shards has no such file.
 *
 * @throws LoadError, NotFoundError, or Error for data of another form
 */
export function readFiles(files: readonly FileNode[]): AppThunk<Promise<FileTexts>> {
  return async (dispatch, _getState, services) => {
    const { pages } = services.of(createFileCache);
    pages.forgetFailed();
    const articles = files.filter(isArticle);
    const isInOneFile = articles.length >= TEXTS_FROM && readBoot(document).searchesInShards !== true;
    const corpus: Corpus = isInOneFile ? await dispatch(readCorpus()) : new Map();
    const texts = new Map<string, FileText>();
    await withConcurrency(files, PAGES_AT_ONCE, async (file) => void texts.set(file.path, await textOf(file, { corpus, pages })));
    return texts;
  };
}

function isArticle({ content }: FileNode): boolean {
  return content.kind === 'page' && (content.record.type === 'wiki' || content.record.type === 'blog');
}

interface Sources {
  readonly corpus: Corpus;
  readonly pages: Resource<unknown>;
}

async function textOf(file: FileNode, { corpus, pages }: Sources): Promise<FileText> {
  const { content, href } = file;
  if (content.kind === 'repository') return repositoryText(content.record);
  const known = isArticle(file) ? corpus.get(href) : undefined;
  if (content.kind === 'page' && known) return plainPageText(content.record, known.text, known.sections);
  const match = matchRoute(href);
  const dataPath = match && dataPathOf(match.route.name, match.id);
  if (!dataPath) throw new Error(`${href}: has no text.`);
  const data = (await pages.read(dataPath)) as { readonly blocks?: readonly Block[]; readonly resume?: Resume };
  if (content.kind === 'page' && Array.isArray(data.blocks)) return pageText(content.record, blockLines(data.blocks, href));
  if (content.kind === 'resume' && data.resume) return resumeText(data.resume, site);
  throw new Error(`${dataPath}: is not a page; reload the page.`);
}

/** The search's texts from the store; on a large site, which a worker searches, a separate copy. */
function readCorpus(): AppThunk<Promise<Corpus>> {
  return async (dispatch, getState, services) => {
    if (!selectIsInWorker(getState())) await dispatch(ensureTexts());
    const data = selectSearchData(getState());
    if (data.status === 'ready' && data.texts.status === 'ready') return corpusOf(data.index.documents, data.texts.texts, data.texts.parts.sections);
    const { corpus } = services.of(createFileCache);
    corpus.forgetFailed();
    return corpus.read('all');
  };
}

/** The texts are in the order of the index's documents. */
function corpusOf(documents: readonly { readonly url: string }[], texts: readonly string[], sections: readonly TextSections[]): Corpus {
  return new Map(documents.map(({ url }, number) => [url, { text: texts[number] ?? '', sections: sections[number] ?? [] }]));
}
