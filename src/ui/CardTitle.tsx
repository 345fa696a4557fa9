import { SharedTitle } from './SharedTitle';
import { SiteLink } from './SiteLink';

interface CardTitleProps {
  /** The path of a page of the site. */
  readonly href: string;
  readonly heading: 'h2' | 'h3';
  readonly children: string;
}

/** The title of a card: a link to its page. */
export function CardTitle({ href, heading: Heading, children }: CardTitleProps) {
  return (
    <Heading className="card__title">
      <SharedTitle path={href}>
        <SiteLink href={href}>{children}</SiteLink>
      </SharedTitle>
    </Heading>
  );
}
