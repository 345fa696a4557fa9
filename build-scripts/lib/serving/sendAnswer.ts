import type { Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { headersFor } from '../http/headers';
import { mediaType } from '../http/mediaType';
import type { FoundFile } from './findFile';
import type { OpenedAnswer } from './openAnswer';

/** A request and what answers it. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Aborted when their connection closes. */
  readonly closed: AbortSignal;
}

/** Both ends inclusive. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Sends an opened file and closes it: the whole file, the one requested range, or only that nothing has changed. */
export async function sendAnswer({ found, release, handle, stats }: OpenedAnswer, exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  try {
    const Vary = found.variesByType ? 'Accept-Encoding, Accept' : 'Accept-Encoding';
    const headers: Record<string, string> = { ...headersOf(found, stats), Vary, ...headersFor(release.rules, found.headerPath) };
    if (found.status === 200 && isFresh(request, headers['ETag'] ?? '', stats)) return void response.writeHead(304, headers).end();
    if (found.encoding) headers['Content-Encoding'] = found.encoding;
    const range = found.status === 200 ? rangeOf(request, stats.size) : undefined;
    if (range === 'unsatisfiable') return void response.writeHead(416, { 'Content-Range': `bytes */${stats.size}` }).end();
    const { start, end } = range ?? { start: 0, end: stats.size - 1 };
    if (range) headers['Content-Range'] = `bytes ${start}-${end}/${stats.size}`;
    response.writeHead(range ? 206 : found.status, { ...headers, 'Content-Length': end - start + 1 });
    if (request.method === 'HEAD' || end < start) return void response.end();
    await pipe(handle.createReadStream({ start, end, autoClose: false }), exchange, end - start + 1);
  } finally {
    await handle.close();
  }
}

/** A visitor who goes away ends the transfer; a file that has become shorter ends the connection, as its length was promised. */
async function pipe(stream: ReturnType<OpenedAnswer['handle']['createReadStream']>, { response, closed }: Exchange, length: number): Promise<void> {
  try {
    await pipeline(stream, response, { signal: closed });
    if (stream.bytesRead < length) response.socket?.destroy();
  } catch {
    response.destroy();
  }
}

function headersOf({ name, status }: FoundFile, { size, mtime, mtimeMs }: Stats): Record<string, string> {
  const type = { 'Content-Type': mediaType(name) };
  if (status === 404) return type;
  return {
    ...type,
    'Last-Modified': mtime.toUTCString(),
    'Accept-Ranges': 'bytes',
    ETag: `W/"${size}-${Math.floor(mtimeMs)}"`,
  };
}

/** Whether the visitor has this very file: by its tag, compared weakly, or else by its date, which has whole seconds (RFC 9110, section 13.2.2). */
function isFresh({ headers }: IncomingMessage, etag: string, { mtimeMs }: Stats): boolean {
  const { 'if-none-match': known, 'if-modified-since': since = '' } = headers;
  if (known === undefined) return Math.floor(mtimeMs / 1000) * 1000 <= Date.parse(since);
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  const tags = known.split(',').map(opaque);
  return tags.includes('*') || tags.includes(opaque(etag));
}

/**
 * The requested part of a file; undefined for the whole: when no range, several or an invalid one is requested, and with
 * If-Range, which our weak tags can't answer (RFC 9110, sections 13.1.5, 14.1.2 and 14.2).
 */
function rangeOf({ method, headers }: IncomingMessage, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const isInverted = first !== '' && last !== '' && Number(first) > Number(last);
  if (method !== 'GET' || headers['if-range'] !== undefined || first + last === '' || isInverted) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : 'unsatisfiable';
}
