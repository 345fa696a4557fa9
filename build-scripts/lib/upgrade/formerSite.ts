import { isRecord } from '../../../src/core/isRecord';
import { stringify } from 'yaml';
import type { Problem } from '../content/source/problem';
import { siteFile, type SiteFile } from '../content/site/siteSchema';
import { readLiterals, type Literals } from './literals';

/** A `site.yml` made from a `site.ts`, and what couldn't be taken over. */
interface UpgradedSite {
  /** Null when none can be made. */
  readonly text: string | null;
  readonly left: readonly Problem[];
}

type Fields = Readonly<Record<string, unknown>>;

const PROFILES: Readonly<Record<string, string>> = { github: 'GitHub', gitlab: 'GitLab', linkedin: 'LinkedIn' };
const LINKS: Readonly<Record<string, string>> = { personalBlog: 'Personal blog', status: 'Uptime status' };

/** The categories of guides before a site could name its own. */
const FORMER_GROUPS = [
  { category: 'Basics', title: 'Basics', color: 'basics' },
  { category: 'Installs', title: 'Installation Guides', color: 'installs' },
  { category: 'Advance', title: 'Advanced Topics', color: 'advance' },
  { category: 'Other', title: 'Other Resources', color: 'other' },
];

/**
 * @param text of `site.ts`, which isn't run
 * @param file what to call it in a problem
 * @param used the categories of the folder's guides
 */
export function upgradeSite(text: string, file: string, used: ReadonlySet<string>): UpgradedSite {
  const constantsIn = readLiterals(text);
  const [site, categories] = [constantsIn('site'), constantsIn('categories')];
  const unread = [...site.unread, ...categories.unread].map((place) => ({ file, ...place, message: "is computed, so it isn't in site.yml", hint: WRITE_IT }));
  if (!isRecord(site.value)) {
    return {
      text: null,
      left: [...unread, { file, line: 1, column: 1, message: 'has no constant "site" that is an object', hint: 'Write site.yml by hand.' }],
    };
  }
  const fields = { ...presentForm(site.value), ...categoriesOf(categories.value, used) };
  const { sound, left } = soundFields(fields, { file, site, categories });
  return { text: sound && HEAD + stringify(sound, { lineWidth: 0 }), left: [...unread, ...left] };
}

const WRITE_IT = 'Write its value into site.yml; docs/writing.md lists the fields.';
const HEAD = '# Made from site.ts by npm run upgrade. docs/writing.md lists the fields.\n';

/** Profiles and links were objects with fixed keys. */
function presentForm({ social, links, ...fields }: Fields): Fields {
  return {
    ...fields,
    ...(social === undefined ? {} : { social: isRecord(social) ? listOf(social, PROFILES) : social }),
    ...(links === undefined ? {} : { links: isRecord(links) ? listOf(links, LINKS) : links }),
  };
}

const listOf = (addresses: Fields, names: Readonly<Record<string, string>>) =>
  Object.entries(addresses).map(([key, url]) => ({ name: names[key] ?? key, url }));

function categoriesOf(listed: unknown, used: ReadonlySet<string>): Fields {
  if (listed !== undefined) return { categories: listed };
  const groups = FORMER_GROUPS.filter(({ category }) => used.has(category)).map((group) => ({ ...group, description: `Guides: ${group.title}.` }));
  // A list without a category that a guide is in would be an error.
  const isWhole = groups.length > 0 && groups.length === used.size;
  return isWhole ? { categories: { wiki: groups } } : {};
}

interface Origin {
  readonly file: string;
  readonly site: Literals;
  readonly categories: Literals;
}

/** Drops the fields that the schema of `site.yml` rejects, and reports each. */
function soundFields(fields: Fields, { file, site, categories }: Origin): { sound: SiteFile | null; left: Problem[] } {
  const result = siteFile.safeParse(fields);
  // As written, not as parsed: the build makes the curly quotes.
  if (result.success) return { sound: fields as SiteFile, left: [] };
  const faults = result.error.issues.flatMap(({ path, message, ...issue }) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ path: [...path, key], message: "isn't a field of site.yml" })) : [{ path, message }],
  );
  const left = faults.map(({ path, message }) => ({
    file,
    ...(path[0] === 'categories' ? categories.position(path.slice(1)) : site.position(path)),
    message: `"${path.join('.')}" wasn't carried over: ${message}`,
    hint: WRITE_IT,
  }));
  const rest = Object.fromEntries(Object.entries(fields).filter(([key]) => !faults.some(({ path }) => path[0] === key)));
  return { sound: siteFile.safeParse(rest).success ? (rest as SiteFile) : null, left };
}
