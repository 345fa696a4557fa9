import { pathOf } from '../../core/site/routes';
import { SiteLink } from '../../ui/SiteLink';

/** The way from a filter, which knows titles and tags, to the search, which knows every text. Nothing where only a category is chosen. */
export function SearchInstead({ query }: { readonly query: string }) {
  const wanted = query.trim();
  if (wanted === '') return null;
  return (
    <>
      {' '}
      <SiteLink href={`${pathOf('search')}?q=${encodeURIComponent(wanted)}`}>Search all texts for it.</SiteLink>
    </>
  );
}
