/**
 * Where a script or a style sheet has failed to load, deletes it from the service worker's cache, which may have half of it, and fetches
 * it past the browser's own, which may have that or the answer that there is none: the next attempt then gets what the server has.
 */
export async function forgetFile(error: unknown): Promise<void> {
  // The bundler's runtime adds the address to the error.
  const { request } = (error ?? {}) as { readonly request?: string };
  if (!request) return;
  try {
    // The names of the caches would make every page's scripts larger.
    for (const name of await caches.keys()) await (await caches.open(name)).delete(request);
  } catch {
    // There are no caches, or they have failed.
  }
  try {
    // Browsers keep it once it is read.
    await (await fetch(request, { cache: 'reload' })).blob();
  } catch {
    // There is no connection.
  }
}
