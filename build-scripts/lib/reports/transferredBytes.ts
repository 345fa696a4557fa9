import { existsSync, readFileSync, statSync } from 'node:fs';
import { compressedForms } from '../files/compress';

/** What a build compresses as hard as it can, because everybody fetches it. */
const FOR_EVERYBODY = /\/(?:assets\/|data\/search-)/;

/**
 * How many bytes of a built site's file are transferred: those of its compressed form. Where the site has none, because its host compresses by
 * itself, as GitHub Pages does, it is made here, as a build makes it.
 */
export async function transferredBytes(file: string): Promise<number> {
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  const content = readFileSync(file);
  const forms = await compressedForms(file, content, FOR_EVERYBODY.test(file) ? 'asset' : 'page');
  return forms.find(({ ending }) => ending === '.br')?.content.length ?? content.length;
}
