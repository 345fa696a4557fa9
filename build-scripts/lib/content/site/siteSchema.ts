import { isRecord } from '../../../../src/core/isRecord';
import { z } from 'zod';
import { GROUP_COLORS } from '../../../../src/core/content/categories';
import { CONTENT_ICON_PATHS, isContentIcon } from '../../../../src/core/site/contentIcons';
import { defaultColours } from './theme';
import { isKnownForge } from './repository';
import { httpUrl, line, prose, tagName } from '../source/schema';

/** An address that may contain placeholders. */
const correction = z
  .string()
  .regex(/^(https?:\/\/|mailto:)[^\s]+$/, 'must be an address or begin with mailto:')
  .refine((value) => !/\{(?!(?:file|title|path)\})/.test(value), 'may only have the placeholders {file}, {title} and {path}');

export function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const iconName = z.enum(Object.keys(CONTENT_ICON_PATHS).filter(isContentIcon).sort());
/** A language tag of BCP 47, such as `en` or `pt-BR`: it is an attribute of every document. */
const languageTag = z.string().regex(/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i, 'must be a language tag, such as en or pt-BR');

const socialProfile = z.strictObject({ name: line.max(40), url: httpUrl, icon: iconName.optional() });
const SOCIAL_IS_A_LIST = "is a list of profiles: write [{ name: 'GitHub', url: 'https://github.com/me' }]";

const wikiGroup = z.strictObject({ category: line.max(60), title: line.max(60), description: line.max(300), color: z.enum(GROUP_COLORS) });
const isDistinct = (names: readonly string[]) => new Set(names).size === names.length;
const siteCategories = z.strictObject({
  wiki: z
    .array(wikiGroup)
    .refine((groups) => isDistinct(groups.map(({ category }) => category)), 'names a category twice')
    .optional(),
  projects: z.array(line.max(60)).refine(isDistinct, 'names a category twice').optional(),
});

const lead = prose(line.max(300)).optional();
const namedLink = z.strictObject({ name: line.max(40), url: httpUrl });
const tool = z.strictObject({ name: line.max(40), purpose: line.max(120), icon: iconName });
const LINKS_ARE_A_LIST = "is a list of links: write [{ name: 'Personal blog', url: 'https://blog.example.com' }]";
const asList = (hint: string) => ({ error: ({ input }: { input?: unknown }) => (isRecord(input) ? hint : undefined) });
const colour = z.string().regex(/^#[\da-f]{6}$/i, 'must be a colour such as "#0b6148", in quotation marks');
const themedColour = z.strictObject({ light: colour, dark: colour });
const colours = z
  .strictObject(Object.fromEntries(Object.keys(defaultColours()).map((name) => [name, themedColour.optional()])))
  .transform((value) => value as Readonly<Record<string, z.infer<typeof themedColour>>>);
const publicPath = z.string().regex(/^\/[\w./-]+$/, 'must be a path of this site, such as /images/me.jpg');

const words = z
  .strictObject({ least: z.int().nonnegative(), most: z.int().positive() })
  .refine(({ least, most }) => least <= most, 'has a "least" that is above its "most"');
const rules = z.strictObject({
  guideWords: words.optional(),
  postWords: words.optional(),
  guideLinks: z.int().positive().optional(),
  backlinks: z.boolean().optional(),
  listedHosts: z.boolean().optional(),
});

export const siteFile = z.strictObject({
  name: line.max(100),
  url: httpUrl
    .refine((url) => !/[?#]/.test(url), 'an address that pages are below has neither ? nor #')
    .refine((url) => !/^https?:\/\/[^/]*@/i.test(url), 'a site’s address has no name or password in it, since every page shows it')
    .optional(),
  isSample: z.boolean().optional(),
  title: line.max(300).optional(),
  description: line.max(300).optional(),
  claim: line.max(200).optional(),
  keywords: z.array(line).optional(),
  searchExamples: line.max(60).optional(),
  language: languageTag.optional(),
  timeZone: line.refine(isTimeZone, 'must be the name of a time zone, such as Europe/Berlin').optional(),
  author: z.strictObject({ name: line.optional(), jobTitle: line.optional(), email: z.email().optional() }).optional(),
  social: z.array(socialProfile, asList(SOCIAL_IS_A_LIST)).optional(),
  links: z.array(namedLink, asList(LINKS_ARE_A_LIST)).optional(),
  repository: httpUrl.refine(isKnownForge, 'must be on GitHub, GitLab or Codeberg; for another host write corrections').optional(),
  corrections: z.strictObject({ report: correction.optional(), edit: correction.optional() }).optional(),
  leads: z.strictObject({ wiki: lead, blog: lead, projects: lead, 'open-source': lead, collaborate: lead, contact: lead }).optional(),
  coreTools: z.array(tool).optional(),
  profileImage: publicPath.optional(),
  profileImageAlt: line.optional(),
  socialCard: publicPath.optional(),
  resumePdf: z.union([z.literal(false), z.string().regex(/^\/[\w.-]+\.pdf$/)], 'must be a .pdf file at the site root, or false').optional(),
  categories: siteCategories.optional(),
  formerTags: z.record(tagName, tagName).optional(),
  /** Guides and a resume that state no day have that of their last commit. */
  lastUpdated: z.literal('git').optional(),
  rules: rules.optional(),
  theme: z.strictObject({ colors: colours.optional(), typeface: z.enum(['system', 'serif']).optional() }).optional(),
});

/** A valid `site.yml`. */
export type SiteFile = z.infer<typeof siteFile>;
