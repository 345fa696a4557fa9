import { readFileSync } from 'node:fs';
import { withoutMetadata } from './withoutMetadata';
import { namesTypeface, withTypeface } from './withTypeface';

/** A picture as it is published: without a camera's metadata; a drawing that names the site's typeface gets the letters it needs. */
export async function publishedPicture(file: string): Promise<Buffer | string> {
  const bytes = readFileSync(file);
  if (!file.endsWith('.svg')) return withoutMetadata(bytes);
  const svg = bytes.toString();
  return namesTypeface(svg) ? withTypeface(svg) : svg;
}
