import type { ServerResponse } from 'node:http';
import { headersFor } from '../http/headers';
import { formerPathOf } from './pathOf';
import type { ServedRelease } from './ServedSite';

/** Where a former address, or the base path without its slash, leads, with the request's query; undefined for any other address. */
export function redirectOf({ redirects, basePath }: ServedRelease, url: string): string | undefined {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
  const to = `${path}/` === basePath ? basePath : redirects.get(formerPathOf(url, basePath) ?? '');
  return to === undefined ? undefined : to + query;
}

/** Redirects the client permanently. */
export function sendRedirect(response: ServerResponse, { rules, basePath }: ServedRelease, to: string): void {
  response.writeHead(301, { ...headersFor(rules, basePath), Location: to, 'Content-Length': 0 }).end();
}
