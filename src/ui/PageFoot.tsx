import { use } from 'react';
import { correctionLinks } from '../core/site/correctionLinks';
import { plainTitle } from '../core/content/plainTitle';
import { markdownFile } from '../core/site/markdownPath';
import { scriptPath } from '../core/site/scriptPath';
import { site, withBase } from '../platform/site';
import { CopyButton } from './CopyButton';
import type { FillableGuide } from './pageMarkdown';
import { PlaceholderContext } from './PlaceholderContext';
import { SiteLink } from './SiteLink';

interface PageFootProps {
  readonly path: string;
  readonly title: string;
  readonly file?: string | undefined;
  readonly hasScript?: boolean;
  /** The guide that the reader's values are filled into on copying. */
  readonly guide?: FillableGuide;
}

/** The actions at an article's end: report a mistake, edit it, get or copy it as Markdown, or get it as a script. Both are files, not routes. */
export function PageFoot({ path, title, file, hasScript, guide }: PageFootProps) {
  const values = use(PlaceholderContext);
  const markdown = async () => (await import(/* webpackChunkName: "page-markdown" */ './pageMarkdown')).pageMarkdown(path, guide, values);
  return (
    <p className="page-foot">
      {correctionLinks(site.corrections ?? {}, { path, title: plainTitle(title), file }).map(({ label, href }) => (
        <SiteLink key={label} href={href}>
          {label}
        </SiteLink>
      ))}
      <a href={withBase(markdownFile(path))} type="text/markdown">
        This page as Markdown
      </a>
      {hasScript && (
        <a href={withBase(scriptPath(path))} type="text/plain">
          This guide as a shell script
        </a>
      )}
      <CopyButton className="page-foot__copy needs-js" name="Copy page" text={markdown} />
    </p>
  );
}
