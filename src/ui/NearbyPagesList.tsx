import { plainTitle } from '../core/content/plainTitle';
import type { NearbyPages } from '../core/content/pages';
import { SiteLink } from './SiteLink';

/** Related pages with the reason, and the pages that link to this one. */
export function NearbyPagesList({ related, linkedFrom }: NearbyPages) {
  return (
    <>
      {related.length > 0 && (
        <section className="around" aria-label="Related pages">
          <h2 className="around__title">Related</h2>
          <ul className="around__list">
            {related.map(({ path, title, reason }) => (
              <li key={path}>
                <SiteLink href={path}>{plainTitle(title)}</SiteLink>
                <span className="around__why">{reason}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {linkedFrom.length > 0 && (
        <section className="around" aria-label="Pages that link here">
          <h2 className="around__title">Linked from</h2>
          <ul className="around__links">
            {linkedFrom.map(({ path, title }) => (
              <li key={path}>
                <SiteLink href={path}>{plainTitle(title)}</SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
