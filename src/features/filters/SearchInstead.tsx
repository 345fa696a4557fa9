import { SiteLink } from '../../ui/SiteLink';
import { searchPath } from '../search/searchPath';

/** The way from a filter, which knows titles and tags, to the search, which knows every text. Nothing where only a category is chosen. */
export function SearchInstead({ query }: { readonly query: string }) {
  if (query.trim() === '') return null;
  return (
    <>
      {' '}
      <SiteLink href={searchPath(query)}>Search all texts for it.</SiteLink>
    </>
  );
}
