import { correctionLinks } from '../core/site/correctionLinks';
import { plainTitle } from '../core/content/plainTitle';
import { markdownFile } from '../core/site/markdownPath';
import { scriptPath } from '../core/site/scriptPath';
import { site, withBase } from '../platform/site';
import { SiteLink } from './SiteLink';

interface PageFootProps {
  readonly path: string;
  readonly title: string;
  readonly hasScript?: boolean;
}

/** What can be done with an article at its end: report a mistake, edit it, take it as Markdown or as a script, which are files and no routes. */
export function PageFoot({ path, title, hasScript }: PageFootProps) {
  return (
    <p className="page-foot">
      {correctionLinks(site.corrections ?? {}, { path, title: plainTitle(title) }).map(({ label, href }) => (
        <SiteLink key={label} href={href}>
          {label}
        </SiteLink>
      ))}
      <a href={withBase(markdownFile(path))} type="text/markdown">
        This page as Markdown
      </a>
      {hasScript && (
        <a href={withBase(scriptPath(path))} type="text/plain">
          Take it along as a shell script
        </a>
      )}
    </p>
  );
}
