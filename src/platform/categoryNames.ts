/** The names of the guides' categories on pages, where they differ from those in the front matter. */
const CATEGORY_NAMES = JSON.parse(String(process.env.CATEGORY_NAMES)) as Readonly<Record<string, string>>;

/** The name of a category on the page: a guide's is that of its group (E6), any other its own. */
export function categoryName(category: string): string {
  return Object.hasOwn(CATEGORY_NAMES, category) ? (CATEGORY_NAMES[category] ?? category) : category;
}
