import { plainTitle } from '../core/content/plainTitle';
import { joinValues } from './joinValues';
import { SharedTitle } from './SharedTitle';
import { SiteLink } from './SiteLink';

interface CardTitleProps {
  /** A page of the site, or an address elsewhere, to which the title can't move along. */
  readonly href: string;
  readonly heading: 'h2' | 'h3';
  readonly children: string;
}

/** The title of a card: a link to what it is about. */
export function CardTitle({ href, heading: Heading, children }: CardTitleProps) {
  return (
    <Heading className="card__title">
      <SharedTitle path={href}>
        <SiteLink href={href}>{joinValues(plainTitle(children))}</SiteLink>
      </SharedTitle>
    </Heading>
  );
}
