/** A cache of the browser, by addresses. */
export function fakeCache(files: Readonly<Record<string, Response>>) {
  const kept = new Map(Object.entries(files));
  const addressOf = (key: RequestInfo) => (typeof key === 'string' ? key : key.url);
  const cache = {
    match: (key: RequestInfo) => Promise.resolve(kept.get(addressOf(key))?.clone()),
    put: (key: RequestInfo, response: Response) => Promise.resolve(void kept.set(addressOf(key), response)),
    delete: (key: RequestInfo) => Promise.resolve(kept.delete(addressOf(key))),
    keys: () => Promise.resolve([...kept.keys()].map((address) => new Request(address))),
  };
  const textAt = async (address: string) => kept.get(address)?.clone().text();
  return { cache: cache as unknown as Cache, kept, textAt };
}

export const answer = (text: string, type: string, status = 200) => new Response(text, { status, headers: { 'Content-Type': type } });
/** A page of the site, as far as the service worker knows one. */
export const sitePage = (text: string) => answer(`<p>${text}</p><script id="boot" type="application/json">{}</script>`, 'text/html; charset=utf-8');
