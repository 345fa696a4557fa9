import { use, useContext, useEffect, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RouteMatch, SectionName, ViewName } from '../core/site/routes';
import type { SiteLocation } from '../features/navigation/navigationSlice';
import { Seo } from '../ui/Seo';
import { WholePageContext } from '../ui/WholePageContext';
import { DocumentContext } from './documentContext';
import { knownRoute, listPathOf } from './resources';
import { useWholePage } from './useWholePage';

/** The page of the current location; empty for an unknown route (R2). Suspends while chunk and data load (R4). */
export function Outlet() {
  const { pathname } = useLocation();
  const match = knownRoute(pathname);
  return match ? <RoutePage key={`${match.route.name}/${match.id}`} match={match} /> : <Seo />;
}

/** What an address shows of a page: a guide with `?run` is shown as a runbook. */
export const viewOf = (section: SectionName, search: string): ViewName => (section === 'guide' && /^\?run\b/.test(search) ? 'runbook' : section);

/** Identifies the page at a location: a guide and its runbook are two, and no other query makes a difference. */
export const pageAt = ({ pathname, search }: SiteLocation): string => pathname + viewOf('guide', search);

function RoutePage({ match }: { readonly match: RouteMatch }) {
  const { doubtfulPath, pages: loaded } = useContext(DocumentContext);
  const { pathname, search } = useLocation();
  const isWhole = useWholePage();
  const sectionPromise = loaded.sections.read(viewOf(match.route.section, search));
  const pagePromise = loaded.read(match, pathname === doubtfulPath);
  const { pages } = use(sectionPromise);
  const result = use(pagePromise);
  const list = listPathOf(match);
  if (!result.isFound) return list === null ? <Seo /> : <Redirect to={list} />;
  // The table of routes pairs each component with the data of its own kind.
  const Page = pages[match.route.name] as ComponentType<{ data: unknown }> | undefined;
  if (!Page) return null;
  return (
    <WholePageContext value={isWhole}>
      <Page data={result.data} />
    </WholePageContext>
  );
}

/** R3: replaces the history entry, so that Back doesn't return to the unknown id. */
function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return null;
}
