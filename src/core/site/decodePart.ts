/** Decodes a part of a URL; a malformed escape such as `%E0%A4%A` stays as it is. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
