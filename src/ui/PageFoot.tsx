import { correctionLinks } from '../core/site/correctionLinks';
import { markdownPath } from '../core/site/markdownPath';
import { plainTitle } from '../core/content/plainTitle';
import { site, withBase } from '../platform/site';
import { SiteLink } from './SiteLink';

/** What can be done with a page at its end: report a mistake, edit it, and take it as Markdown, which is a file and no route. */
export function PageFoot({ path, title }: { readonly path: string; readonly title: string }) {
  const file = markdownPath(path);
  if (file === null) return null;
  return (
    <p className="page-foot">
      {correctionLinks(site.corrections ?? {}, { path, title: plainTitle(title) }).map(({ label, href }) => (
        <SiteLink key={label} href={href}>
          {label}
        </SiteLink>
      ))}
      <a href={withBase(file)} type="text/markdown">
        This page as Markdown
      </a>
    </p>
  );
}
