import type { Visit } from '../../core/visit/visit';
import { visitLines } from '../../core/visit/visitLines';
import { SiteLink } from '../../ui/SiteLink';

/** What was done in a visit, line by line, each with the time since it began. */
export function Steps({ visit }: { readonly visit: Visit }) {
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title">Step by step</h2>
      <ol className="visit-page__steps">
        {visitLines(visit).map(({ time, text, address, end }, place) => (
          <li key={place}>
            <span className="visit-page__time">{time}</span>{' '}
            <span>
              {text}
              {address !== undefined && (
                <>
                  {' '}
                  <SiteLink href={address}>{address}</SiteLink>
                </>
              )}
              {end}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
