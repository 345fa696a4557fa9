/** The path below the site, decoded. By default escapes of reserved characters stay as they are, by which `CI%2FCD` isn't a file in a folder. */
export function pathOf(url: string, basePath: string, decode = decodeURI): string | undefined {
  const [raw = ''] = url.split('?', 1);
  if (!raw.startsWith(basePath)) return undefined;
  return decoded(raw.slice(basePath.length), decode).replace(/\/$/, '').normalize();
}

function decoded(path: string, decode: (path: string) => string): string {
  try {
    return decode(path);
  } catch {
    return path;
  }
}
