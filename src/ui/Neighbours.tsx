import { plainTitle } from '../core/content/plainTitle';
import { SiteLink } from './SiteLink';

interface Neighbour {
  readonly label: string;
  readonly href: string;
  readonly title: string;
}

interface NeighboursProps {
  /** What a screen reader calls the pair. */
  readonly name: string;
  readonly before: Neighbour | null;
  readonly after: Neighbour | null;
}

/** The pages before and after this one; nothing where there is neither. */
export function Neighbours({ name, before, after }: NeighboursProps) {
  if (!before && !after) return null;
  return (
    <nav className="neighbours" aria-label={name}>
      {[before, after].map(
        (neighbour) =>
          neighbour && (
            <p key={neighbour.label} className={neighbour === after ? 'neighbours__after' : undefined}>
              <span className="next__label">{neighbour.label}</span> <SiteLink href={neighbour.href}>{plainTitle(neighbour.title)}</SiteLink>
            </p>
          ),
      )}
    </nav>
  );
}
