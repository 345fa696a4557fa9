import { markdownPath } from '../core/site/markdownPath';
import { withBase } from '../platform/site';

/** Leads to the Markdown of a page that has it, for whoever keeps or feeds it somewhere else. A file, so no route. */
export function MarkdownLink({ path }: { readonly path: string }) {
  const file = markdownPath(path);
  return file === null ? null : (
    <p className="byline">
      <a href={withBase(file)} type="text/markdown">
        This page as Markdown
      </a>
    </p>
  );
}
