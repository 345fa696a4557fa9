import { z } from 'zod';
import { BETTER, LEVELS, RISKS, VARIABLE_TYPES } from '../../../../src/core/content/entities';
import { valueProblem } from '../../../../src/core/content/valueProblem';
import { BOOST_LIMIT } from '../../../../src/core/search';
import { canonicalPath } from '../../../../src/core/site/canonicalPath';
import { decodePart } from '../../../../src/core/site/decodePart';
import { ID, ID_RULE } from './articleName';
import { curlyQuotes } from './curlyQuotes';
import { dateOrTime, day, moment, month } from './dateFields';

/** One line of text with something in it. */
export const line = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\n]*$/, 'must be one line');
/** A line that pages show as prose. */
export const prose = (schema: z.ZodString = line) => schema.transform(curlyQuotes);
/** Drawing a title of 100,000 letters on a card takes all memory. */
export const MAX_TITLE = 300;
const title = prose(line.max(MAX_TITLE));
/** A present or former tag. It becomes a folder of the site, so it can't have `..` as a segment. */
export const tagName = line
  .max(60)
  .refine((value) => !/(^|\/)\.{0,2}(\/|$)/.test(value), 'has an empty or dotted path segment')
  .refine((value) => !/[\\\p{Cc}]/u.test(value), 'contains a backslash or a control character, which no folder name should')
  .refine((value) => !/\p{Surrogate}/u.test(value), 'contains half a surrogate pair, which no address can');
const tags = z
  // Servers would take its page for the Markdown of another.
  .array(tagName.refine((value) => !/\.md$/i.test(value), 'it ends in .md, as only the address of a page’s Markdown does'))
  .min(1)
  .refine((all) => new Set(all).size === all.length, 'names a tag twice');
export const httpUrl = z.url({ protocol: /^https?$/ });
const id = z.string().regex(ID, `may only have ${ID_RULE}`);

/** A port may be written as the number it is. */
const variable = z
  .strictObject({ type: z.enum(VARIABLE_TYPES), value: z.union([line, z.int().transform(String)]), about: prose() })
  .superRefine((example, context) => {
    const problem = valueProblem(example, example.value);
    if (problem !== null) context.addIssue({ code: 'custom', path: ['value'], message: `the example must be ${problem}` });
  });

/** A former address. It becomes files and a server rule, so it holds nothing that either would read differently. */
export const alias = z
  .string()
  .regex(/^(?:\/(?:[\p{L}\p{M}\p{N}._~@+,=-]|%[0-9A-Fa-f]{2})+)+\/?$/u, {
    error: 'must be a path of this site such as /wiki/old-name, without query and anchor',
    abort: true,
  })
  .refine((value) => !/(?:^|\/)\.{0,2}(?:\/|$)|\p{Cc}/u.test(decodePart(value.replace(/^\/|\/$/g, ''))), 'has an empty or dotted path segment')
  .transform(canonicalPath);
/** The id of a heading: the part of an address after `#`. */
const anchor = z.string().regex(/^[\p{L}\p{M}\p{N}_.:-]+$/u, 'may only have letters, digits and _ . : -');
/** Keeps an article's former addresses working. */
const formerAddresses = {
  aliases: z.array(alias).min(1).optional(),
  /** Present anchors by former ones. */
  anchors: z.record(anchor, anchor).optional(),
};

/** How the search treats a page: it adds a score, from -10 to 10, or doesn't find it at all. */
const searchWishes = { boost: z.int().min(-BOOST_LIMIT).max(BOOST_LIMIT).optional(), exclude: z.literal(true).optional() };

/** Whether and when an item is published, and whether lists name it. */
const publication = { draft: z.boolean().optional(), publishAt: moment.optional(), expiresAt: moment.optional(), unlisted: z.boolean().optional() };

export const wikiFrontMatter = z.strictObject({
  id: id.optional(),
  title,
  category: line.max(60),
  tags,
  lastUpdated: day,
  description: prose(line.max(300)).optional(),
  next: id.optional(),
  appliesTo: z.array(line).min(1).optional(),
  testedWith: z.array(line).min(1).optional(),
  reviewed: day.optional(),
  minutes: z.int().positive().optional(),
  level: z.enum(LEVELS).optional(),
  risk: z.enum(RISKS).optional(),
  variables: z.record(z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'must be in CAPITALS'), variable).optional(),
  ...publication,
  ...formerAddresses,
  ...searchWishes,
});

export const blogFrontMatter = z.strictObject({
  id: id.optional(),
  title,
  date: dateOrTime,
  category: line.max(60),
  tags,
  excerpt: prose(line.max(400)),
  ...publication,
  ...formerAddresses,
  ...searchWishes,
});

/** A quantity before and after the project. A unit follows the number and a currency precedes it; `s` means seconds. */
const figure = z.strictObject({
  label: line.max(60),
  before: z.number().nonnegative(),
  after: z.number().nonnegative(),
  unit: line.max(20).optional(),
  better: z.enum(BETTER),
  how: line.max(200).optional(),
});

export type ProjectFigure = z.infer<typeof figure>;

export const projectFrontMatter = z
  .strictObject({
    id: id.optional(),
    title,
    description: prose(line.max(400)),
    date: day,
    category: line.max(60),
    tags,
    image: z
      .string()
      .regex(/^(?:\/images\/|(?:\.{1,2}\/)*\w)[\w./-]*$/, 'must be a file of the images folder, such as /images/diagram.svg, or one beside the article')
      .optional(),
    imageAlt: prose().optional(),
    github: httpUrl.optional(),
    live: httpUrl.optional(),
    liveLabel: line.max(40).optional(),
    role: line.max(120).optional(),
    team: line.max(120).optional(),
    duration: line.max(120).optional(),
    scale: line.max(120).optional(),
    stack: z.array(line.max(40)).min(1).optional(),
    figures: z.array(figure).min(1).max(4).optional(),
    ...publication,
    ...formerAddresses,
    ...searchWishes,
  })
  .refine(({ image, imageAlt }) => image === undefined || imageAlt !== undefined, { path: ['imageAlt'] })
  .refine(({ live, liveLabel }) => liveLabel === undefined || live !== undefined, { path: ['liveLabel'], error: 'it is only shown with "live"' });

const repository = z.strictObject({
  id,
  name: line,
  title,
  description: prose(line.max(400)),
  tags,
  url: httpUrl,
  language: line,
  stars: z.int().nonnegative(),
  forks: z.int().nonnegative(),
  lastUpdated: day,
});

/** The front matter of each kind of article. */
export const FRONT_MATTER = { wiki: wikiFrontMatter, blog: blogFrontMatter, projects: projectFrontMatter };

/** The folders of Markdown; also the first part of their routes. */
export type Folder = keyof typeof FRONT_MATTER;
export type FrontMatter<F extends Folder> = z.infer<(typeof FRONT_MATTER)[F]>;

export const openSourceFile = z.strictObject({
  asOf: day,
  featuredPost: id.optional(),
  repositories: z
    .array(repository)
    .min(1)
    .superRefine((all, context) =>
      all.forEach(({ id: own }, index) => {
        if (all.findIndex((other) => other.id === own) < index)
          context.addIssue({ code: 'custom', path: [index, 'id'], message: 'another repository has this id' });
      }),
    ),
});

/** A valid `open-source.yml`. */
export type OpenSourceFile = z.infer<typeof openSourceFile>;

/** A claim, and the page of this site that backs it; without one it is self-reported. */
const claim = z.strictObject({
  text: prose(),
  evidence: z
    .string()
    .regex(/^\/[\w/.#-]*$/, 'must be a path of this site')
    .optional(),
});

/** Whether a period, in months or years, ends no earlier than it begins. */
function isInOrder<T extends string | number>({ start, end }: { readonly start: T; readonly end?: T | undefined }): boolean {
  return end === undefined || end >= start;
}
const BEFORE_START = { path: ['end'], error: 'it is before the start' };

export const resumeFile = z.strictObject({
  headline: prose().optional(),
  lastUpdated: day.optional(),
  location: line.optional(),
  summary: prose(z.string().trim().min(1)).optional(),
  achievements: z.array(z.strictObject({ value: line, label: prose(), text: prose(), evidence: claim.shape.evidence })).default([]),
  experience: z
    .array(
      z
        .strictObject({
          role: prose(),
          organisation: prose(),
          location: line.optional(),
          start: month,
          end: month.optional(),
          points: z.array(claim).default([]),
        })
        .refine(isInOrder, BEFORE_START),
    )
    .default([]),
  expertise: z.array(z.strictObject({ category: line, skills: z.array(line).min(1) })).default([]),
  projects: z
    .array(id)
    .refine((all) => new Set(all).size === all.length, 'names a project twice')
    .default([]),
  education: z.array(z.strictObject({ title: prose(), place: prose(), start: z.int(), end: z.int().optional() }).refine(isInOrder, BEFORE_START)).default([]),
  certifications: z.array(z.strictObject({ title: prose(), issuer: prose(), date: month, url: httpUrl.optional() })).default([]),
});

/** A valid `resume.yml`. */
export type ResumeFile = z.infer<typeof resumeFile>;
