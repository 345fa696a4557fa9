import { readFileSync } from 'node:fs';
import { withoutMetadata } from './withoutMetadata';
import { namesTypeface, withTypeface } from './withTypeface';

/** A picture of the content as it is published: without what a camera wrote into it, and a drawing with the letters of the site's typeface. */
export async function publishedPicture(file: string): Promise<Buffer | string> {
  const bytes = readFileSync(file);
  if (!file.endsWith('.svg')) return withoutMetadata(bytes);
  const svg = bytes.toString();
  return namesTypeface(svg) ? withTypeface(svg) : svg;
}
