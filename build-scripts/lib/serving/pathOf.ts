/** The path below the site, decoded as hosts do it: escapes of reserved characters stay as they are. */
export function pathOf(url: string, basePath: string): string | undefined {
  const [raw = ''] = url.split('?', 1);
  if (!raw.startsWith(basePath)) return undefined;
  return decoded(raw.slice(basePath.length)).replace(/\/$/, '').normalize();
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
