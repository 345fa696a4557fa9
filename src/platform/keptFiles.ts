import { cacheKindOf, cacheName, isHashed } from '../core/site/offlineCaches';
import { HASH_DIGITS, isPack, packPath, type Pack, type PackFile, type PackId } from '../core/site/offlinePacks';
import { dataPathOf, matchRoute } from '../core/site/routes';
import { LoadError } from './fetchDataFile';
import { BASE_PATH, withBase, withoutBase } from './site';
import { withConcurrency } from './withConcurrency';
import { withTimeout } from './withTimeout';

/** The list of a pack that the visitor keeps, and whether all of it was there once. */
export interface KeptPack extends Pack {
  readonly files: readonly PackFile[];
  readonly wasWhole: boolean;
}

/** A file isn't what the pack's list says: there has been a deploy since, or it is damaged. */
export class OtherFileError extends Error {
  override readonly name = 'OtherFileError';
}

/** The service worker's caches, as the page fills them. */
export interface KeptFiles {
  /** @returns null for a pack that isn't wanted */
  readonly readList: (pack: PackId) => Promise<KeptPack | null>;
  readonly writeList: (pack: PackId, list: KeptPack) => Promise<void>;
  /** The files that are missing or differ from the list. */
  readonly missing: (files: readonly PackFile[]) => Promise<PackFile[]>;
  /** @throws LoadError, OtherFileError; DOMException where there is no room or the signal is aborted */
  readonly keep: (file: PackFile, signal: AbortSignal) => Promise<void>;
  /** Removes a pack's list and its files, except those that other packs name, hashed ones, and the page in view with its data. */
  readonly remove: (pack: PackId) => Promise<void>;
}

/** How many files are checked or fetched at once. */
export const FILES_AT_ONCE = 4;

export function createKeptFiles(): KeptFiles {
  return { readList, writeList, missing, keep, remove };
}

const addressOf = (path: string) => new URL(withBase(path), location.origin).href;
const openFor = (path: string) => caches.open(cacheName(cacheKindOf(path), BASE_PATH));
const openLists = () => caches.open(cacheName('lists', BASE_PATH));

async function readList(pack: PackId): Promise<KeptPack | null> {
  return parseList(await (await openLists()).match(addressOf(packPath(pack))));
}

async function parseList(response: Response | undefined): Promise<KeptPack | null> {
  const list: unknown = await response?.json().catch(() => null);
  return isPack(list) && list.files ? (list as KeptPack) : null;
}

async function writeList(pack: PackId, list: KeptPack): Promise<void> {
  await (await openLists()).put(addressOf(packPath(pack)), Response.json(list));
}

async function missing(files: readonly PackFile[]): Promise<PackFile[]> {
  const found = new Set<PackFile>();
  await withConcurrency(files, FILES_AT_ONCE, async (file) => {
    const response = await (await openFor(file[0])).match(addressOf(file[0]));
    if (response?.ok && (await isThat(await response.arrayBuffer(), file))) found.add(file);
  });
  return files.filter((file) => !found.has(file));
}

async function isThat(body: ArrayBuffer, [, , hash]: PackFile): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return (
    Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
      .join('')
      .slice(0, HASH_DIGITS) === hash
  );
}

async function keep(file: PackFile, signal: AbortSignal): Promise<void> {
  const [path] = file;
  const cache = await openFor(path);
  // The service worker would answer with the damaged file.
  if (isHashed(path)) await cache.delete(addressOf(path));
  const [body, headers] = await withTimeout(signal, (limited) => download(path, limited)).catch((error: unknown) => {
    if (signal.aborted) throw signal.reason;
    throw error instanceof OtherFileError ? error : new LoadError(`${path}: ${String(error)}`);
  });
  if (!(await isThat(body, file))) throw new OtherFileError(`${path}: is another file than the list says`);
  // A copy, because a redirected response isn't accepted for a page.
  await cache.put(addressOf(path), new Response(body, { headers }));
}

async function download(path: string, signal: AbortSignal): Promise<readonly [ArrayBuffer, Headers]> {
  const response = await fetch(addressOf(path), { signal, ...(isHashed(path) ? {} : { cache: 'no-cache' }) });
  if (response.status === 404) throw new OtherFileError(`${path}: not found`);
  if (!response.ok) throw new LoadError(`the server answered ${response.status}`);
  return [await response.arrayBuffer(), response.headers];
}

async function remove(pack: PackId): Promise<void> {
  const list = await readList(pack);
  const lists = await openLists();
  await lists.delete(addressOf(packPath(pack)));
  const others = await Promise.all((await lists.keys()).map(async (key) => parseList(await lists.match(key))));
  const wanted = new Set(others.flatMap((other) => other?.files.map(([path]) => path) ?? []));
  inView().forEach((path) => wanted.add(path));
  const goes = (list?.files ?? []).filter(([path]) => !wanted.has(path) && !isHashed(path));
  await withConcurrency(goes, FILES_AT_ONCE, async ([path]) => void (await (await openFor(path)).delete(addressOf(path))));
}

/** The page in view works only together with its data. */
function inView(): readonly string[] {
  const path = withoutBase(location.pathname);
  const match = matchRoute(path);
  return [path, (match && dataPathOf(match.route.name, match.id)) ?? []].flat();
}
