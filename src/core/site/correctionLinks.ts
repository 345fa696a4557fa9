import type { SiteConstants } from './siteConstants';

interface CorrectionLink {
  readonly label: string;
  readonly href: string;
}

interface CorrectedPage {
  readonly path: string;
  readonly title: string;
  /** Its file in the content folder, if its name differs from the address. */
  readonly file?: string | undefined;
}

/** The links to report or fix a mistake in an article, post or project, as far as the owner gives them. */
export function correctionLinks(
  { report, edit }: NonNullable<SiteConstants['corrections']>,
  { path, title, file = `${path.slice(1)}.md` }: CorrectedPage,
): CorrectionLink[] {
  const values: Readonly<Record<string, string>> = { file: encodeURI(file), title: encodeURIComponent(title), path: encodeURIComponent(path) };
  const filled = (label: string, template: string | undefined) =>
    template === undefined ? [] : [{ label, href: template.replace(/\{(file|title|path)\}/g, (whole, name: string) => values[name] ?? whole) }];
  return [...filled('Report a mistake', report), ...filled('Edit this page', edit)];
}
