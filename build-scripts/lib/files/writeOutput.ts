import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputFile } from './outputFile';
import { markdownFile } from '../../../src/core/site/markdownPath';
import { tagOfPath, tagPath } from '../../../src/core/site/routes';
import { compressedForms, type Effort } from './compress';

/** A file's content, and the quality of its compression. */
export interface OutputFile {
  readonly content: Buffer | string;
  readonly effort?: Effort;
}

/** Where files are written, and whether their compressed forms are worth the time that the best ones take. */
export interface OutputTarget {
  readonly stagingDir: string;
  readonly compression: 'best' | 'fast';
}

/** Writes one content under one or more names, each with its compressed forms beside it. */
export async function writeWithForms(
  { stagingDir, compression }: OutputTarget,
  names: readonly string[],
  { content, effort = 'page' }: OutputFile,
): Promise<void> {
  const forms = await compressedForms(names[0] ?? '', Buffer.from(content), compression === 'fast' ? 'fast' : effort);
  for (const name of names) {
    const path = join(stagingDir, name);
    outputFile(path, content);
    for (const form of forms) writeFileSync(path + form.ending, form.content);
  }
}

/**
 * The files under which a page is found. Hosts differ in how much of an address they decode before they look for a
 * file (`CI%2FCD` or `CI/CD`), so a tag with special characters has more than one; and visitors type tags in upper or lower case.
 */
export function filesOfPath(path: string): string[] {
  const tag = tagOfPath(path);
  const [further = ''] = /\/page\/\d+$/.exec(path) ?? [];
  const spellings = tag === null ? [path] : [path, tagPath(tag.toLowerCase()) + further];
  const names = spellings.flatMap((spelling) => [safely(decodeURI, spelling), safely(decodeURIComponent, spelling)]);
  return [...new Set(names.map((name) => `${name.replace(/^\/|\/$/g, '')}/index.html`.replace(/^\//, '')))];
}

/** The files under which a page's Markdown is found, in the same spellings. */
export function markdownFilesOfPath(path: string): string[] {
  return filesOfPath(path).map((name) => markdownFile(`/${name.replace(/\/?index\.html$/, '')}`).slice(1));
}

function safely(decode: (text: string) => string, text: string): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}
