import { useEffect, useState } from 'react';
import type { PageData } from '../../core/content/pages';
import { dataPathOf } from '../../core/site/routes';
import { fetchPageFile } from '../../platform/fetchPageFile';
import { hasPage } from '../../platform/site';

type Titles = ReadonlyMap<string, string>;

const CATALOG = dataPathOf('tags', null) ?? '';
const NONE: Titles = new Map();

/** The titles of the site's guides, posts and projects by path. Empty until their list is loaded, and where it can't be. */
export function usePageTitles(): Titles {
  const [titles, setTitles] = useState(NONE);
  useEffect(() => {
    let isWanted = true;
    // Without documents there is no list of them.
    if (hasPage('search')) titlesIn(CATALOG).then((read) => isWanted && setTitles(read), console.warn);
    return () => {
      isWanted = false;
    };
  }, []);
  return titles;
}

async function titlesIn(path: string): Promise<Titles> {
  const { records } = (await fetchPageFile(path)) as PageData['tags'];
  return new Map(records.map(({ url, title }) => [url, title]));
}
