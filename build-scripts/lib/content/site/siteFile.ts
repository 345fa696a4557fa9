import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { directionOf } from '../../../../src/core/site/direction';
import type { SiteConstants, SiteLeads } from '../../../../src/core/site/siteConstants';
import { displayPath } from '../../files/displayPath';
import { readData } from '../source/contentFile';
import type { Problem } from '../source/problem';
import { correctionsAt } from './repository';
import { isTimeZone, siteFile, type SiteFile } from './siteSchema';
import { parseYaml, validateYaml, type YamlSource } from '../source/yamlSource';

/** The constants of a content folder, with problems and notices about them. */
export interface SiteForm {
  readonly site: SiteConstants;
  /** What to call the file in a problem. */
  readonly file: string;
  readonly problems: readonly Problem[];
  readonly notices: readonly string[];
  /** Present names of tags by their former ones. */
  readonly formerTags?: Readonly<Record<string, string>> | undefined;
  /** Line and column of the value at a path of keys. */
  readonly position: YamlSource['position'];
}

export const SITE_FILE = 'site.yml';
/** The file that held the constants up to version 1. */
export const FORMER_SITE_FILE = 'site.ts';

/** A name and an address that nobody takes for real ones (RFC 2606). */
const NOBODY: SiteFile = { name: 'My site' };
const NOWHERE = 'https://example.com';

/**
 * Reads the `site.yml` of a content folder. Only `name` is required. Without the file, the site gets a default name and a notice says so.
 *
 * @param hasUrl whether the site's address is known without it
 */
export function readSite(contentDir: string, hasUrl = false): SiteForm {
  const path = join(contentDir, SITE_FILE);
  const file = displayPath(path);
  const problems: Problem[] = existsSync(path) ? [] : formerFile(contentDir);
  const text = existsSync(path) ? readData(path, (problem) => problems.push(problem)) : undefined;
  if (text === undefined) {
    // The zone of a file that can't be read is unknown, which is no fault of the articles.
    const notices = problems.length > 0 ? [] : [`${displayPath(contentDir)} has no ${SITE_FILE}, so the site is called "${NOBODY.name}".`];
    return { site: siteOf(problems.length > 0 ? { ...NOBODY, timeZone: 'UTC' } : NOBODY), file, problems, notices, position: parseYaml('', file, 1).position };
  }
  const { value, yaml } = validateYaml({ text, file, firstLine: 1 }, siteFile, problems);
  const notices = value && value.url === undefined && !hasUrl ? [`${file} has no url; set it, or SITE_URL, before you publish the site.`] : [];
  const { formerTags, ...constants } = value ?? { ...NOBODY, ...zoneIn(yaml) };
  return { site: siteOf(constants), file, problems, notices, formerTags, position: yaml.position };
}

/**
 * The time zone of a form that is wrong elsewhere, so that dates of articles are read as their author meant them. One that can't be
 * read is no fault of theirs either: then any zone will do, since nothing is built.
 */
function zoneIn({ data, problems }: YamlSource): Pick<SiteFile, 'timeZone'> {
  const zone = problems.length > 0 ? '' : (data as Readonly<Record<string, unknown>> | null)?.['timeZone'];
  if (zone === undefined) return {};
  return { timeZone: typeof zone === 'string' && isTimeZone(zone) ? zone : 'UTC' };
}

function formerFile(contentDir: string): Problem[] {
  const path = join(contentDir, FORMER_SITE_FILE);
  if (!existsSync(path)) return [];
  const hint = `npm run upgrade, with the same --content, writes ${SITE_FILE} from it; docs/writing.md describes that file.`;
  return [{ file: displayPath(path), line: 1, column: 1, message: 'is no longer read', hint }];
}

/** Leads that fit any site. */
const LEADS: SiteLeads = {
  wiki: 'Guides by topic.',
  blog: 'Posts, the newest first.',
  projects: 'Projects, the newest first: what they were about, and what came of them.',
  'open-source': 'Open-source software worth knowing.',
  collaborate: 'Something to build, to ask or to correct? A message is welcome.',
  contact: 'By e-mail:',
};

/** The constants that a form gives; the rest is derived or gets defaults. */
export function siteOf({ author = {}, leads = {}, repository, ...form }: SiteFile): SiteConstants {
  const { name } = form;
  return {
    title: name,
    description: `The site of ${author.name ?? name}.`,
    url: NOWHERE,
    keywords: [],
    searchExamples: 'Words, --flags, /paths',
    language: 'en',
    social: [],
    links: [],
    coreTools: [],
    resumePdf: '/resume.pdf',
    ...withoutUndefined(form),
    ...(directionOf(form.language ?? '') === 'rtl' ? { dir: 'rtl' as const } : {}),
    ...(repository === undefined ? {} : { corrections: { ...correctionsAt(repository), ...withoutUndefined(form.corrections ?? {}) } }),
    name,
    author: { name, ...withoutUndefined(author) },
    leads: { ...LEADS, ...withoutUndefined(leads) },
  };
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

function withoutUndefined<T extends object>(fields: T): Defined<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;
}
