import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchDocument } from '../../src/core/search';
import { generateCorpus } from './generate';
import { markdownParts } from './markdownParts';

/** The documents of a benchmark: up to `size` Markdown files of CORPUS_DIR if that is set, otherwise generated ones. */
export function corpusOf(size: number, folder = process.env['CORPUS_DIR']): readonly SearchDocument[] {
  return folder ? readCorpus(folder).slice(0, size) : generateCorpus(size);
}

/** The Markdown files below a folder as documents, by path; the body is the file without its front matter. */
function readCorpus(folder: string): SearchDocument[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort();
  return files.map((name, number) => documentOf(number, name, readFileSync(join(folder, name), 'utf8')));
}

function documentOf(number: number, name: string, text: string): SearchDocument {
  const { title: given, body } = markdownParts(text);
  const title = given ?? /^#\s+(.*)$/m.exec(body)?.[1] ?? name;
  const description = body.slice(0, 120);
  return { id: name, type: 'wiki', title, tags: title.split(/\s+/).slice(0, 3), url: `/wiki/${number}`, category: 'Other', description, body };
}
