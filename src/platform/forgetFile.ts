/**
 * Where a script or a style sheet has failed to load, deletes it from the service worker's cache, which may have half of it: the next
 * attempt then asks the server.
 */
export async function forgetFile(error: unknown): Promise<void> {
  try {
    // The bundler's runtime adds the address to the error.
    const { request } = error as { readonly request?: string };
    // The names of the caches would make every page's scripts larger.
    if (request) for (const name of await caches.keys()) await (await caches.open(name)).delete(request);
  } catch {
    // There are no caches, or they have failed.
  }
}
