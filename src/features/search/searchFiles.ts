import type { SearchIndexJson, TextCode, TextParts, TextSections } from '../../core/search';
import { fetchJson } from '../../platform/fetchJson';

export const INDEX_PATH = '/data/search-index.json';
export const REST_PATH = '/data/search-postings.json';
export const TEXTS_PATH = '/data/search-texts.json';

/** The files that the build writes: index and texts of one build carry the same name. */
export interface SearchIndexFile {
  readonly build: string;
  readonly index: SearchIndexJson;
}
export interface SearchTextsFile {
  readonly build: string;
  readonly texts: readonly string[];
  readonly parts: TextParts;
}

/** The index as it is fetched first: of a large one what no answer is made without, but not what makes it alone. */
interface HeadFile {
  readonly build: string;
  readonly index: Omit<SearchIndexJson, 'postings' | 'codes'> & Partial<SearchIndexJson>;
}

let earlyHead: Promise<HeadFile> | null = null;

/** Fetches the first part of the index, ahead of any search; what comes of it is the next `fetchIndexFile`'s business. */
export async function fetchHeadEarly(): Promise<HeadFile> {
  earlyHead ??= fetchHead();
  earlyHead.catch(() => {
    earlyHead = null;
  });
  return earlyHead;
}

/**
 * Fetches the index: one file, or two where it is large. What it is worth shows when it is decoded.
 *
 * @throws LoadError, NotFoundError, or Error for files that are none, or of two builds
 */
export async function fetchIndexFile(): Promise<SearchIndexFile> {
  const early = earlyHead;
  earlyHead = null;
  const head = await (early ?? fetchHead());
  if (isWhole(head)) return head;
  const rest = await fetchRest();
  if (rest.build === head.build) return join(head, rest);
  // A deploy may have come between the two.
  const newer = await fetchHead();
  if (isWhole(newer)) return newer;
  if (rest.build !== newer.build) throw new Error(`${REST_PATH}: is of another build than ${INDEX_PATH}; reload the page.`);
  return join(newer, rest);
}

async function fetchHead(): Promise<HeadFile> {
  return checkHeadFile(await fetchJson(INDEX_PATH));
}

async function fetchRest(): Promise<RestFile> {
  const file = await fetchJson(REST_PATH);
  const { build, postings, codes } = isRecord(file) ? file : {};
  if (typeof build !== 'string' || typeof postings !== 'string' || typeof codes !== 'string') {
    throw new Error(`${REST_PATH}: is no part of a search index; reload the page.`);
  }
  return { build, postings, codes };
}

interface RestFile {
  readonly build: string;
  readonly postings: string;
  readonly codes: string;
}

function isWhole(file: HeadFile): file is SearchIndexFile {
  return file.index.postings !== undefined;
}

function join({ build, index }: HeadFile, { postings, codes }: RestFile): SearchIndexFile {
  return { build, index: { ...index, postings, codes } };
}

/** @throws LoadError, NotFoundError, or Error for texts that are none */
export async function fetchTextsFile(): Promise<SearchTextsFile> {
  return checkTextsFile(await fetchJson(TEXTS_PATH));
}

function checkHeadFile(file: unknown): HeadFile {
  if (!isRecord(file) || typeof file['build'] !== 'string' || !isRecord(file['index']))
    throw new Error(`${INDEX_PATH}: is not a search index; reload the page.`);
  return file as unknown as HeadFile;
}

function checkTextsFile(file: unknown): SearchTextsFile {
  const { build, texts, sections, code } = isRecord(file) ? file : {};
  if (typeof build !== 'string' || !isTextList(texts) || !isListOf(sections, texts.length, isSections) || !isListOf(code, texts.length, isCode)) {
    throw new Error(`${TEXTS_PATH}: holds no texts; reload the page.`);
  }
  return { build, texts, parts: { sections, code } };
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function isListOf<T>(value: unknown, length: number, isItem: (item: unknown) => item is T): value is readonly T[] {
  return Array.isArray(value) && value.length === length && value.every(isItem);
}

function isCode(value: unknown): value is TextCode {
  return Array.isArray(value) && value.every((place) => typeof place === 'number');
}

function isSections(value: unknown): value is TextSections {
  return Array.isArray(value) && value.every((pair) => Array.isArray(pair) && typeof pair[0] === 'number' && typeof pair[1] === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
