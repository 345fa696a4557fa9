import { absoluteUrl } from '../platform/site';
import { SiteLink } from './SiteLink';
import { StructuredData } from './StructuredData';

/** A step of the path from the home page to this one; without an address it only names a group. */
export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

interface BreadcrumbsProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly path: string;
}

/** Where this page is on the site, for readers and for search engines (M1); the page itself is the title below. */
export function Breadcrumbs({ crumbs, title, path }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <StructuredData data={breadcrumbList([...crumbs, { label: title, href: path }])} />
      <ol className="crumbs">
        {crumbs.map(({ label, href }) => (
          <li key={label}>{href === undefined ? label : <SiteLink href={href}>{label}</SiteLink>}</li>
        ))}
      </ol>
    </nav>
  );
}

/** Omits groups without an address. */
function breadcrumbList(crumbs: readonly Crumb[]) {
  const steps = crumbs.flatMap(({ label, href }) => (href === undefined ? [] : [{ name: label, item: absoluteUrl(href) }]));
  return { '@type': 'BreadcrumbList', itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })) };
}
