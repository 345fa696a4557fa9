/** A request's target without scheme and authority, which a client may send, too (RFC 9112, section 3.2.2). */
export function originForm(target: string): string {
  return target.replace(/^https?:\/\/[^/?]*\/?/i, '/');
}

/** The path below the site, decoded. By default escapes of reserved characters stay as they are, by which `CI%2FCD` isn't a file in a folder. */
export function pathOf(url: string, basePath: string, decode = decodeURI): string | undefined {
  const [raw = ''] = url.split('?', 1);
  if (!raw.startsWith(basePath)) return undefined;
  return decoded(raw.slice(basePath.length), decode).replace(/\/$/, '').normalize();
}

/** The path of a former address. A rule has the escapes of an asterisk and a colon, and a request either form. */
export function formerPathOf(url: string, basePath: string): string | undefined {
  return pathOf(url, basePath, (path) => decodeURI(path.replaceAll(/%3a/gi, ':')));
}

function decoded(path: string, decode: (path: string) => string): string {
  try {
    return decode(path);
  } catch {
    return path;
  }
}
