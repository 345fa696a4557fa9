import { isRecord } from '../../core/isRecord';
import type { SearchIndexJson, TextCode, TextParts, TextSections } from '../../core/search';
import { SEARCH_INDEX, SEARCH_POSTINGS, SEARCH_TEXTS } from '../../core/site/searchDataPaths';
import { fetchDataFile } from '../../platform/fetchDataFile';

/** The files that the build writes: index and texts of one build have the same build id. */
export interface SearchIndexFile {
  readonly build: string;
  readonly index: SearchIndexJson;
}
export interface SearchTextsFile {
  readonly build: string;
  readonly texts: readonly string[];
  readonly parts: TextParts;
}

/**
 * Fetches the files of the search. The results are frozen, so that the store doesn't walk through them to freeze each part.
 * Each throws LoadError, NotFoundError, or Error for files of another form.
 */
export interface SearchFiles {
  /** Prefetches the first part of the index, for the next `fetchIndex`; resolves to whether that is all of it. */
  readonly preload: () => Promise<boolean>;
  /** Fetches the index: one file, or two of one build where it is large. It is validated by the decoder. */
  readonly fetchIndex: (signal?: AbortSignal) => Promise<SearchIndexFile>;
  readonly fetchTexts: (signal?: AbortSignal) => Promise<SearchTextsFile>;
}

export function createSearchFiles(): SearchFiles {
  let earlyHead: Promise<HeadFile> | null = null;
  return {
    preload: async () => {
      earlyHead ??= fetchHead();
      earlyHead.catch(() => {
        earlyHead = null;
      });
      return isWhole(await earlyHead);
    },
    fetchIndex: (signal) => {
      const head = earlyHead ?? fetchHead(signal);
      earlyHead = null;
      return completed(head, signal);
    },
    fetchTexts,
  };
}

/** The first file of the index; if that is large, only a part of it, needed for every answer but not sufficient for any. */
interface HeadFile {
  readonly build: string;
  readonly index: Omit<SearchIndexJson, 'postings' | 'codes'> & Partial<SearchIndexJson>;
}

interface RestFile extends Pick<SearchIndexJson, 'postings' | 'codes'> {
  readonly build: string;
}

async function completed(first: Promise<HeadFile>, signal?: AbortSignal): Promise<SearchIndexFile> {
  const head = await first;
  if (isWhole(head)) return head;
  const rest = await fetchRest(signal);
  if (rest.build === head.build) return join(head, rest);
  // There may have been a deploy between the two.
  const newer = await fetchHead(signal);
  if (isWhole(newer)) return newer;
  if (rest.build !== newer.build) throw new Error(`${SEARCH_POSTINGS}: is of another build than ${SEARCH_INDEX}; reload the page.`);
  return join(newer, rest);
}

async function fetchHead(signal?: AbortSignal): Promise<HeadFile> {
  const { build, data } = await fetchDataFile(SEARCH_INDEX, signal && { signal });
  if (!isHead(data)) throw new Error(`${SEARCH_INDEX}: is not a search index; reload the page.`);
  return { build, index: Object.freeze(data) };
}

async function fetchRest(signal?: AbortSignal): Promise<RestFile> {
  const { build, data } = await fetchDataFile(SEARCH_POSTINGS, signal && { signal });
  const { postings, codes } = isRecord(data) ? data : {};
  if (typeof postings !== 'string' || typeof codes !== 'string') throw new Error(`${SEARCH_POSTINGS}: is not part of a search index; reload the page.`);
  return { build, postings, codes };
}

async function fetchTexts(signal?: AbortSignal): Promise<SearchTextsFile> {
  const { build, data } = await fetchDataFile(SEARCH_TEXTS, signal && { signal });
  const { texts, sections, code } = isRecord(data) ? data : {};
  if (!isTextList(texts) || !isListOf(sections, texts.length, isSections) || !isListOf(code, texts.length, isCode)) {
    throw new Error(`${SEARCH_TEXTS}: holds no texts; reload the page.`);
  }
  return { build, texts: Object.freeze(texts), parts: Object.freeze({ sections, code }) };
}

function isWhole(file: HeadFile): file is SearchIndexFile {
  return file.index.postings !== undefined;
}

function join({ build, index }: HeadFile, { postings, codes }: RestFile): SearchIndexFile {
  return { build, index: Object.freeze({ ...index, postings, codes }) };
}

/** Format, version and content are checked by the decoder. */
function isHead(value: unknown): value is HeadFile['index'] {
  return isRecord(value) && Array.isArray(value['documents']);
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function isListOf<T>(value: unknown, length: number, isItem: (item: unknown) => item is T): value is readonly T[] {
  return Array.isArray(value) && value.length === length && value.every(isItem);
}

function isCode(value: unknown): value is TextCode {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'number');
}

function isSections(value: unknown): value is TextSections {
  return Array.isArray(value) && value.every((pair) => Array.isArray(pair) && typeof pair[0] === 'number' && typeof pair[1] === 'string');
}
