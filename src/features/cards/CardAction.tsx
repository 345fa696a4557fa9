import { plainTitle } from '../../core/content/plainTitle';
import { SiteLink } from '../../ui/SiteLink';

interface CardActionProps {
  readonly href: string;
  readonly title: string;
  /** Without one there is no link. */
  readonly text: string | undefined;
}

/** The link under a card, named with the card's title. */
export function CardAction({ href, title, text }: CardActionProps) {
  return (
    text && (
      <p className="card__action">
        <SiteLink href={href}>
          {text}
          <span className="visually-hidden">: {plainTitle(title)}</span>
        </SiteLink>
      </p>
    )
  );
}
