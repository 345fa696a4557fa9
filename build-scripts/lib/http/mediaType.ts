import { lookup } from 'mrmime';

/** The media type of a file by its name, with the character set of text. */
export function mediaType(file: string): string {
  // The library knows no old icons, which browsers ask for by themselves.
  const type = lookup(file) ?? (/\.ico$/i.test(file) ? 'image/x-icon' : 'application/octet-stream');
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
