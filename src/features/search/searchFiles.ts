import type { SearchIndexJson, TextCode, TextParts, TextSections } from '../../core/search';
import { fetchJson } from '../../platform/fetchJson';

export const INDEX_PATH = '/data/search-index.json';
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

/**
 * What the index itself is worth shows when it is decoded.
 *
 * @throws LoadError, NotFoundError, or Error for a file that is none
 */
export async function fetchIndexFile(): Promise<SearchIndexFile> {
  return checkIndexFile(await fetchJson(INDEX_PATH));
}

/** @throws LoadError, NotFoundError, or Error for texts that are none */
export async function fetchTextsFile(): Promise<SearchTextsFile> {
  return checkTextsFile(await fetchJson(TEXTS_PATH));
}

function checkIndexFile(file: unknown): SearchIndexFile {
  if (!isRecord(file) || typeof file['build'] !== 'string' || !isRecord(file['index']))
    throw new Error(`${INDEX_PATH}: is not a search index; reload the page.`);
  return file as unknown as SearchIndexFile;
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
