/** What an address answers: data, a status code, or data of another kind than JSON. */
export type Answer = { readonly json: unknown } | { readonly status: number } | { readonly html: string };

export interface FakeServer {
  /** The addresses asked for so far. */
  readonly requests: string[];
  /** Sets what an address answers from now on; an answer can be promised for later. */
  readonly answer: (path: string, answer: Answer | Promise<Answer>) => void;
}

/** Puts `fetch` in place, which jsdom lacks; an address without an answer fails as it does offline. */
export function startServer(): FakeServer {
  const answers = new Map<string, Answer | Promise<Answer>>();
  const requests: string[] = [];
  const fetch = async (path: string) => {
    requests.push(path);
    const answer = await answers.get(path);
    if (!answer) throw new TypeError('Failed to fetch');
    const status = 'status' in answer ? answer.status : 200;
    const type = 'html' in answer ? 'text/html' : 'application/json; charset=utf-8';
    return { ok: status < 300, status, headers: new Headers({ 'content-type': type }), json: () => Promise.resolve('json' in answer ? answer.json : {}) };
  };
  Object.defineProperty(globalThis, 'fetch', { value: fetch, configurable: true, writable: true });
  return { requests, answer: (path, answer) => answers.set(path, answer) };
}
