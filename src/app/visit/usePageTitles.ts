import { useEffect, useState } from 'react';
import { fetchCatalog } from '../../platform/fetchCatalog';

type Titles = ReadonlyMap<string, string>;

const NONE: Titles = new Map();

/** The titles of the site's guides, posts and projects by path. Empty until their list is loaded, and where it can't be. */
export function usePageTitles(): Titles {
  const [titles, setTitles] = useState(NONE);
  useEffect(() => {
    let isWanted = true;
    fetchCatalog().then((records) => isWanted && setTitles(new Map(records.map(({ url, title }) => [url, title]))), console.warn);
    return () => {
      isWanted = false;
    };
  }, []);
  return titles;
}
