import { filledMarkdown } from '../core/content/filledMarkdown';
import type { PlaceholderValues } from '../core/content/placeholders';
import type { WikiArticleData } from '../core/content/pages';
import { markdownFile } from '../core/site/markdownPath';
import { withBase } from '../platform/site';

/** A guide's code, and which of its values are secrets. */
export type FillableGuide = Pick<WikiArticleData, 'blocks' | 'variables'>;

/**
 * A page as Markdown, with the reader's values in a guide's code. Secrets stay out of it: what is copied may be sent to others.
 *
 * @throws Error when the file can't be fetched
 */
export async function pageMarkdown(path: string, guide: FillableGuide | undefined, values: PlaceholderValues): Promise<string> {
  const address = withBase(markdownFile(path));
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const markdown = await response.text();
  if (!guide) return markdown;
  const shared = Object.entries(values).filter(([name]) => guide.variables[name]?.type !== 'secret');
  return filledMarkdown(markdown, guide.blocks, Object.fromEntries(shared));
}
