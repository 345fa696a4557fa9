import { markdownPath } from '../core/site/markdownPath';
import { withBase } from '../platform/site';

/** A link to the page's Markdown, if it has one. A file, so not a route. */
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
