import { pathOf } from '../core/site/routes';
import { hasPage } from '../platform/site';
import { Icon } from './Icon';
import { SiteLink } from './SiteLink';

/** The way back from a page that belongs to the wiki; to the home page where there is no wiki. */
export function BackToWiki() {
  const hasWiki = hasPage('wiki');
  return (
    <SiteLink href={pathOf(hasWiki ? 'wiki' : 'home')}>
      <Icon name="arrow-left" />
      {hasWiki ? 'Back to the wiki' : 'Back to Home'}
    </SiteLink>
  );
}
