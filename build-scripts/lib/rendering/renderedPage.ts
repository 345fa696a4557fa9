import { fileCache } from '../files/cache';
import type { Page } from '../content/pages/page';
import { writeWithForms, type OutputTarget } from '../files/writeOutput';

/** One page to render, and the files that it becomes. */
export interface RenderJob {
  /** The key under which the result is cached. */
  readonly key: string;
  readonly page: Pick<Page, 'path' | 'dataPath' | 'data' | 'isUnlisted'>;
  readonly files: readonly string[];
  /** Where its Markdown is written: none for articles, which have their own, and for pages without any. */
  readonly markdownFiles: readonly string[];
  readonly isShell: boolean;
}

/** A page as a document and, where it has files for that, as Markdown. */
export interface RenderedPage {
  readonly html: Buffer;
  readonly markdown?: Buffer | undefined;
}

const cache = fileCache('rendered');
const markdownKey = (key: string) => `${key} as Markdown`;

/** What an earlier build made of the same page; undefined if any part of it is missing. */
export function readRendered({ key, markdownFiles }: RenderJob): RenderedPage | undefined {
  const html = cache.read(key);
  if (!html || markdownFiles.length === 0) return html && { html };
  const markdown = cache.read(markdownKey(key));
  return markdown && { html, markdown };
}

export function keepRendered({ key }: RenderJob, { html, markdown }: RenderedPage): void {
  cache.write(key, html);
  if (markdown) cache.write(markdownKey(key), markdown);
}

export async function writeRendered(target: OutputTarget, { files, markdownFiles }: RenderJob, { html, markdown }: RenderedPage): Promise<void> {
  await writeWithForms(target, files, { content: html });
  if (markdown) await writeWithForms(target, markdownFiles, { content: markdown });
}
