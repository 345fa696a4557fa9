import type { Block } from '../../../core/content/blocks';
import type { Resume } from '../../../core/content/resume';
import type { TextSections } from '../../../core/search';
import { dataPathOf, matchRoute } from '../../../core/site/routes';
import { blockLines } from '../../../core/terminal/blockLines';
import type { FileNode } from '../../../core/terminal/fileTree';
import { pageText, plainPageText, repositoryText, resumeText, type FileText } from '../../../core/terminal/fileText';
import { TEXTS_FROM } from '../../../core/terminal/limits';
import { fetchPageFile } from '../../../platform/fetchPageFile';
import { createResource } from '../../../platform/resource';
import { site } from '../../../platform/site';
import { fetchIndexFile, fetchTextsFile } from '../../search/searchFiles';
import { loadIndex, loadTexts } from '../../search/searchLoading';
import type { AppThunk } from '../../store/hooks';

export type FileTexts = ReadonlyMap<string, FileText>;

/** The files of pages, by the path of their data. */
const pageFiles = createResource(fetchPageFile);

/** The texts of guides and posts by their addresses. */
type Corpus = ReadonlyMap<string, { readonly text: string; readonly sections: TextSections }>;

const ownCorpus = createResource(async () => {
  const [{ index, build }, { texts, parts, build: textsBuild }] = await Promise.all([fetchIndexFile(), fetchTextsFile()]);
  if (build !== textsBuild) throw new Error('The texts of the search are of another build than its index; reload the page.');
  return corpusOf(index.documents, texts, parts.sections);
});

/** For tests: as before the first visit. */
export function forgetFiles(): void {
  pageFiles.forgetAll();
  ownCorpus.forgetAll();
}

/**
 * The texts of files, by their paths: one file per page, or, where many guides and posts are asked for, all at once from
 * the texts of the search.
 *
 * @throws LoadError, NotFoundError, or Error for data that is none of ours
 */
export function readFiles(files: readonly FileNode[]): AppThunk<Promise<FileTexts>> {
  return async (dispatch) => {
    pageFiles.forgetFailed();
    const articles = files.filter(isArticle);
    const corpus: Corpus = articles.length >= TEXTS_FROM ? await dispatch(readCorpus()) : new Map();
    const texts = files.map(async (file) => [file.path, await textOf(file, corpus)] as const);
    return new Map(await Promise.all(texts));
  };
}

function isArticle({ content }: FileNode): boolean {
  return content.kind === 'page' && (content.record.type === 'wiki' || content.record.type === 'blog');
}

async function textOf(file: FileNode, corpus: Corpus): Promise<FileText> {
  const { content, href } = file;
  if (content.kind === 'repository') return repositoryText(content.record);
  const known = isArticle(file) ? corpus.get(href) : undefined;
  if (content.kind === 'page' && known) return plainPageText(content.record, known.text, known.sections);
  const match = matchRoute(href);
  const dataPath = match && dataPathOf(match.route.name, match.id);
  if (!dataPath) throw new Error(`${href}: has no text.`);
  const data = (await pageFiles.read(dataPath)) as { readonly blocks?: readonly Block[]; readonly resume?: Resume };
  if (content.kind === 'page' && Array.isArray(data.blocks)) return pageText(content.record, blockLines(data.blocks, href));
  if (content.kind === 'resume' && data.resume) return resumeText(data.resume, site);
  throw new Error(`${dataPath}: is no page; reload the page.`);
}

/** The store's own where the search has them or can have them; of a large site, which a worker searches, a copy. */
function readCorpus(): AppThunk<Promise<Corpus>> {
  return async (dispatch, getState) => {
    if (!getState().search.isInWorker) await Promise.all([dispatch(loadIndex()), dispatch(loadTexts())]);
    const { index, texts, textParts, indexBuild, textsBuild } = getState().search;
    const isReady = index.data !== null && texts.data !== null && textParts !== null && indexBuild === textsBuild;
    if (isReady) return corpusOf(index.data.documents, texts.data, textParts.sections);
    ownCorpus.forgetFailed();
    return ownCorpus.read('all');
  };
}

/** The texts are numbered as the index numbers its documents. */
function corpusOf(documents: readonly { readonly url: string }[], texts: readonly string[], sections: readonly TextSections[]): Corpus {
  return new Map(documents.map(({ url }, number) => [url, { text: texts[number] ?? '', sections: sections[number] ?? [] }]));
}
