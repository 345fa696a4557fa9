import type { ListPart } from '../core/content/lists';
import { offeredPages, partPath } from '../core/site/listPart';
import { SiteLink } from './SiteLink';

interface PagerProps {
  /** Of the list's first page. */
  readonly path: string;
  readonly part: ListPart;
}

/** The other pages of a list. */
export function Pager({ path, part }: PagerProps) {
  const { page, pages } = part;
  return (
    <nav className="pager" aria-label="Pages">
      {page > 1 && (
        <SiteLink className="button button--quiet" rel="prev" href={partPath(path, page - 1)}>
          Previous
        </SiteLink>
      )}
      <ol className="pager__pages">
        {offeredPages(part).map((number, at) => (
          <li key={number ?? -at}>{number === null ? '…' : <PageLink path={path} number={number} isCurrent={number === page} />}</li>
        ))}
      </ol>
      {page < pages && (
        <SiteLink className="button button--quiet" rel="next" href={partPath(path, page + 1)}>
          Next
        </SiteLink>
      )}
    </nav>
  );
}

function PageLink({ path, number, isCurrent }: { readonly path: string; readonly number: number; readonly isCurrent: boolean }) {
  return (
    <SiteLink className="pager__page" href={partPath(path, number)} aria-label={`Page ${number}`} aria-current={isCurrent ? 'page' : undefined}>
      {number}
    </SiteLink>
  );
}
