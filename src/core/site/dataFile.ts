/*
 * The form of every JSON file that the build writes and the app fetches:
 *
 *     {"build":"3f9a…","checksum":"9c0e12ab","data":…}
 *
 * The build id identifies the release, so that files of two releases are never combined. The checksum is that of the
 * data's JSON text, so that a damaged or truncated file is refused instead of shown.
 */

/** A file of the site's own data, after its checksum has been verified. */
export interface DataFile {
  /** The id of the build that wrote the file. */
  readonly build: string;
  /** Parsed JSON, not validated any further. */
  readonly data: unknown;
}

/** A file that isn't one of the site's data files, or is damaged. */
export class DataFileError extends Error {
  override readonly name = 'DataFileError';
}

/** The text before the data; the build id is hexadecimal or a plain word. */
const HEAD = /^\{"build":"([\w-]+)","checksum":"([0-9a-f]{8})","data":/;

/** @param json the data as JSON text */
export function encodeDataFile(build: string, json: string): string {
  return `{"build":"${build}","checksum":"${checksumOf(json)}","data":${json}}`;
}

/** @throws DataFileError for text of any other form, or whose checksum doesn't match; SyntaxError if it matches but the data isn't JSON */
export function decodeDataFile(text: string): DataFile {
  const [head, build = '', checksum] = HEAD.exec(text) ?? [];
  if (head === undefined || !text.endsWith('}')) throw new DataFileError('not a data file of this site');
  const json = text.slice(head.length, -1);
  if (checksumOf(json) !== checksum) throw new DataFileError('damaged or incomplete: its checksum differs');
  return { build, data: JSON.parse(json) as unknown };
}

/**
 * FNV-1a, 32 bits, over UTF-16 code units, as eight hexadecimal digits. Each step is a bijection of the state, so a
 * single changed unit is always detected. http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function checksumOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
