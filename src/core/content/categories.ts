/** The colours of groups: names of roles in `styles/_tokens.scss`. */
export const GROUP_COLORS = ['basics', 'installs', 'advance', 'other'] as const;
type GroupColor = (typeof GROUP_COLORS)[number];

/** A category of guides and how the index shows it (E6). */
export interface WikiCategoryGroup {
  readonly category: string;
  readonly title: string;
  /** Empty for a category that the owner hasn't described. */
  readonly description: string;
  readonly color: GroupColor;
}

/** The categories of a site, in the order in which they are shown. */
export interface Categories {
  readonly wiki: readonly WikiCategoryGroup[];
  readonly projects: readonly string[];
}

/** The names in use, each once, in alphabetical order: in English, so that the language of the machine that builds the site makes no difference. */
export function distinctNames(names: readonly string[]): string[] {
  return [...new Set(names)].sort((a, b) => a.localeCompare(b, 'en'));
}

/** The groups of guides: those that the owner describes, else one for each category that a guide names. */
export function wikiGroups(described: readonly WikiCategoryGroup[] | undefined, named: readonly string[]): readonly WikiCategoryGroup[] {
  return (
    described ??
    distinctNames(named).map((category, index) => ({
      category,
      title: category,
      description: '',
      color: GROUP_COLORS[index % GROUP_COLORS.length] ?? 'basics',
    }))
  );
}

/** The categories of projects: those that the owner lists, else those that projects name. */
export function projectCategories(listed: readonly string[] | undefined, named: readonly string[]): readonly string[] {
  return listed ?? distinctNames(named);
}

/** The titles of groups by their categories, where they differ. */
export function groupTitles(groups: readonly WikiCategoryGroup[] = []): Readonly<Record<string, string>> {
  return Object.fromEntries(groups.flatMap(({ category, title }) => (title === category ? [] : [[category, title] as const])));
}

/** The anchor of a group in the index; an id can't hold spaces. */
export function groupAnchor(category: string): string {
  return `group-${category.replace(/\s+/g, '-')}`;
}
