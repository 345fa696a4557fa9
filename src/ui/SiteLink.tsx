import type { ComponentPropsWithoutRef } from 'react';
import { Link } from 'react-router-dom';
import { matchRoute } from '../core/site/routes';
import { withBase } from '../platform/site';

interface SiteLinkProps extends ComponentPropsWithoutRef<'a'> {
  readonly href: string;
}

/** A link to wherever it leads: a page of the site, a file or an anchor, a mail client, or another site in a new tab (M2). */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  if (/^https?:/.test(href)) {
    return (
      <a href={href} {...rest} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  const path = href.split(/[?#]/)[0] ?? '';
  const isPage = path.startsWith('/') && matchRoute(path) !== null;
  // `discover` is for routers that ask a server for their routes; ours has none.
  return isPage ? (
    <Link to={href} discover="none" {...rest}>
      {children}
    </Link>
  ) : (
    <a href={withBase(href)} {...rest}>
      {children}
    </a>
  );
}
