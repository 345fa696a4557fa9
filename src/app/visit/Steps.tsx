import { readableAddress } from '../../core/visit/stepText';
import type { Visit } from '../../core/visit/visit';
import { visitLines } from '../../core/visit/visitLines';
import { SiteLink } from '../../ui/SiteLink';
import { usePageTitles } from './usePageTitles';

/** What was done in a visit, line by line, each with the time since it began. Guides, posts and projects have their titles, other pages their addresses. */
export function Steps({ visit }: { readonly visit: Visit }) {
  const titles = usePageTitles();
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
                  <PageLink address={address} titles={titles} />
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

interface PageLinkProps {
  readonly address: string;
  readonly titles: ReadonlyMap<string, string>;
}

/** A page by its title, with the place on it: `Secure SSH logins #connection-refused`, `Secure SSH logins as a runbook`. */
function PageLink({ address, titles }: PageLinkProps) {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(.*)/.exec(address) ?? [];
  const title = titles.get(path);
  // As in Outlet.tsx, from which an export would cost every page 65 bytes.
  const isRunbook = /^\?run\b/.test(search);
  const place = readableAddress(isRunbook ? `as a runbook ${hash}`.trim() : search + hash);
  return (
    <SiteLink href={address}>
      {title ?? readableAddress(address)}
      {title !== undefined && place && (
        <>
          {' '}
          <span className="visit-page__place">{place}</span>
        </>
      )}
    </SiteLink>
  );
}
