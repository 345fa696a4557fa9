import { encodeDataFile } from '../../src/core/site/dataFile';

/** What an address answers: a data file (of a build), a status code, text as it is, or HTML instead of JSON. */
export type Answer = { readonly data: unknown; readonly build?: string } | { readonly status: number } | { readonly text: string } | { readonly html: string };

export interface FakeServer {
  /** The addresses asked for so far. */
  readonly requests: string[];
  /** Sets what an address answers from now on; an answer can be promised for later. */
  readonly answer: (path: string, answer: Answer | Promise<Answer>) => void;
  /** Sets what a service worker answers in its place, except to a request with a cache mode of its own. */
  readonly keep: (path: string, answer: Answer) => void;
}

/** Rejects as a browser's request does once it is aborted. */
function givenUp(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('The request was given up.', 'AbortError'))));
}

/** Installs `fetch`, which jsdom lacks; an address without an answer fails as it does offline. */
export function startServer(): FakeServer {
  const answers = new Map<string, Answer | Promise<Answer>>();
  const kept = new Map<string, Answer>();
  const requests: string[] = [];
  const fetch = async (path: string, { signal, cache }: RequestInit = {}) => {
    requests.push(path);
    const known = cache === undefined ? kept.get(path) : undefined;
    const answer = await Promise.race([known ?? answers.get(path), givenUp(signal)]);
    if (!answer) throw new TypeError('Failed to fetch');
    const status = 'status' in answer ? answer.status : 200;
    const type = 'html' in answer ? 'text/html' : 'application/json; charset=utf-8';
    return {
      ok: status < 300,
      status,
      headers: new Headers({ 'content-type': type }),
      text: () => Promise.resolve(textOf(answer)),
    };
  };
  Object.defineProperty(globalThis, 'fetch', { value: fetch, configurable: true, writable: true });
  return { requests, answer: (path, answer) => answers.set(path, answer), keep: (path, answer) => kept.set(path, answer) };
}

function textOf(answer: Answer): string {
  if ('data' in answer) return encodeDataFile(answer.build ?? 'one', JSON.stringify(answer.data));
  return 'text' in answer ? answer.text : '';
}
