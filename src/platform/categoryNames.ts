import { categoryNames } from '@content/site';

/** The name of a category on the page: a guide's is that of its group (E6), any other its own. */
export function categoryName(category: string): string {
  return Object.hasOwn(categoryNames, category) ? (categoryNames[category] ?? category) : category;
}
