const TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};

/** The media type of a file, by its extension with the dot. */
export function mediaType(extension: string): string {
  return TYPES[extension.toLowerCase()] ?? 'application/octet-stream';
}
