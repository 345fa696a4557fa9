import { projectCategories, wikiGroups, type Categories } from '../../../../src/core/content/categories';
import type { SiteConstants } from '../../../../src/core/site/siteConstants';
import type { CompiledDocument, ValidDocument } from '../articles/document';
import type { Folder } from '../source/schema';
import { suggest, type Problem } from '../source/problem';

/** Finds guides and projects in a category that the site doesn't list; without a list they may be in any. */
export function checkCategories(documents: readonly CompiledDocument[], { categories }: SiteConstants): Problem[] {
  const allowed = { wiki: categories?.wiki?.map(({ category }) => category), projects: categories?.projects, blog: undefined };
  return documents.flatMap(({ folder, file, written: { category }, positions }): Problem[] => {
    const names = allowed[folder];
    if (!category || !names || names.includes(category)) return [];
    const message = `"category" is ${JSON.stringify(category)}`;
    return [
      { file, ...positions.category, message, hint: suggest(category, names, `Use one of: ${names.join(', ')}; or add it to "categories" in site.yml.`) },
    ];
  });
}

/** The categories of a site with these documents. */
export function categoriesOf(documents: readonly CompiledDocument[], { categories }: SiteConstants): Categories {
  const named = (folder: Folder) => documents.flatMap((document) => (document.folder === folder ? (document.meta?.category ?? []) : []));
  return { wiki: wikiGroups(categories?.wiki, named('wiki')), projects: projectCategories(categories?.projects, named('projects')) };
}

/** Orders guides as the index shows their groups. */
export function byCategory({ wiki }: Categories): (a: ValidDocument<'wiki'>, b: ValidDocument<'wiki'>) => number {
  const placeOf = ({ meta }: ValidDocument<'wiki'>) => wiki.findIndex(({ category }) => category === meta.category);
  return (a, b) => placeOf(a) - placeOf(b);
}
