import { lookup } from 'mrmime';

/** The media type of a file by its name, with the character set of text. */
export function mediaType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
