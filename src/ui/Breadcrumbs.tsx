import { SiteLink } from './SiteLink';

/** A step on the way from the start to this page; without an address it only names a group. */
export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

/** Where this page stands; the page itself is the title below. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs">
        {crumbs.map(({ label, href }) => (
          <li key={label}>{href === undefined ? label : <SiteLink href={href}>{label}</SiteLink>}</li>
        ))}
      </ol>
    </nav>
  );
}
