import type { PageData } from '../../core/content/pages';
import { Icon } from '../../ui/Icon';
import { SiteLink } from '../../ui/SiteLink';

/** A project's code and running system, if there are any (P2). */
export function ProjectLinks({ data: { github, live, liveLabel } }: { readonly data: PageData['project'] }) {
  if (!github && !live) return null;
  return (
    <p className="page-header__actions">
      {github && (
        <SiteLink className="button" href={github}>
          <Icon name="branch" /> Source code
        </SiteLink>
      )}
      {live && (
        <SiteLink className="button button--quiet" href={live}>
          <Icon name="external" /> {liveLabel}
        </SiteLink>
      )}
    </p>
  );
}
