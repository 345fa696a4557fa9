import { groupedBy } from '../../../../src/core/content/groupedBy';
import { canonicalPath } from '../../../../src/core/site/canonicalPath';
import { decodePart } from '../../../../src/core/site/decodePart';
import { matchRoute, ROUTES, tagOfPath, type RouteName } from '../../../../src/core/site/routes';
import { hintForFile, madeFiles, sameName } from './linkedFiles';
import { anchorsOfPage } from './pageAnchors';
import { movedPages } from './redirectsOf';
import { routeOf, type CompiledDocument } from '../articles/document';
import type { Ledger } from '../ledger/ledger';
import { suggest, type Problem } from '../source/problem';
import { covers, joinedPeriods, shownMoment, type Clock, type Period, type Publication } from '../articles/publication';
import type { ContentFiles, YamlFile } from '../reading/readContent';
import type { OpenSourceFile, ResumeFile } from '../source/schema';
import { parseYaml } from '../source/yamlSource';

export interface CheckInput {
  readonly files: ContentFiles;
  readonly documents: readonly CompiledDocument[];
  /** When each of them is published; a link must not outlast its target. */
  readonly publications: ReadonlyMap<CompiledDocument, Publication>;
  readonly clock: Clock;
  /** Drafts and expired documents; a link to one gets a hint of its own. */
  readonly hidden: readonly CompiledDocument[];
  readonly openSource: OpenSourceFile | null;
  readonly resume: ResumeFile | null;
  readonly ledger: Ledger;
  /** Files that a link may lead to besides pages, e.g. the resume's PDF. */
  readonly staticFiles: ReadonlySet<string>;
}

export type Fault = Pick<Problem, 'message' | 'hint'>;

/** When a document is published, from the build on. */
export function periodOf(document: CompiledDocument, { publications, clock }: CheckInput): Period {
  return publications.get(document)?.period ?? untilForever(clock);
}

/** The period of anything that isn't a document: it never ends. */
function untilForever({ buildTime }: Clock): Period {
  return { from: buildTime, to: Infinity };
}

/** What is wrong with a pointer that predates or outlasts its target; null if nothing. */
export function faultOfTime(
  subject: string,
  target: CompiledDocument,
  { input, period }: { readonly input: CheckInput; readonly period: Period },
): Fault | null {
  const { from, to } = periodOf(target, input);
  if (covers([{ from, to }], period)) return null;
  const { timeZone } = input.clock;
  const route = routeOf(target);
  return from > period.from
    ? {
        message: `${subject} leads to ${route}, which appears on ${shownMoment(from, timeZone)}`,
        hint: 'Point to it once it has appeared, or publish it sooner.',
      }
    : { message: `${subject} leads to ${route}, which expires on ${shownMoment(to, timeZone)}`, hint: 'Remove it, or have this page expire no later.' };
}

/** Broken links and anchors in documents. */
export function brokenLinks(input: CheckInput, routes: ReadonlyMap<string, CompiledDocument>): Problem[] {
  const pages = pagePeriods(input);
  const made = madeFiles(input.documents);
  const names = [...routes.keys(), ...made.keys(), ...ROUTES.map(({ pattern }) => pattern).filter((pattern) => pages(pattern).length > 0)];
  const shared = { input, routes, pages, tags: tagPeriods(input), moved: movedPages(input.documents), made, suggestPage: pageSuggester(names) };
  return input.documents.flatMap((document) =>
    document.links.flatMap(({ href, line, column }) => {
      if (!href.startsWith('/') && !href.startsWith('#')) return [];
      const fault = faultOfLink(href, { ...shared, document });
      return fault ? [{ file: document.file, line, column, ...fault }] : [];
    }),
  );
}

interface LinkContext {
  readonly document: CompiledDocument;
  readonly input: CheckInput;
  readonly routes: ReadonlyMap<string, CompiledDocument>;
  readonly pages: (path: string) => readonly Period[];
  readonly tags: ReadonlyMap<string, readonly Period[]>;
  /** Present paths by their former ones. */
  readonly moved: ReadonlyMap<string, string>;
  /** The files that the build makes besides pages, and whose they are. */
  readonly made: ReadonlyMap<string, CompiledDocument | null>;
  readonly suggestPage: (path: string) => string;
}

/** How many broken links get the nearest page as a hint: for thousands, as after an import, finding it would take too long. */
const SUGGESTIONS = 200;

function pageSuggester(names: readonly string[]): (path: string) => string {
  const fallback = 'Link to a page that exists.';
  let left = SUGGESTIONS;
  return (path) => (left-- > 0 ? suggest(path, names, fallback) : fallback);
}

function faultOfLink(href: string, context: LinkContext): Fault | null {
  const { document, input, routes, pages, tags, moved, made, suggestPage } = context;
  const [target = '', anchor] = href.startsWith('#') ? [routeOf(document), href.slice(1)] : href.split('#');
  const written = decodePart(target.split('?')[0] ?? '');
  const source = made.get(written);
  if (source) return faultOfTime('a link', source, { input, period: periodOf(document, input) });
  if (source === null || input.staticFiles.has(written)) return null;
  const path = canonicalPath(written);
  const article = routes.get(path);
  const present = moved.get(path);
  if (present !== undefined)
    return { message: `links to ${shown(href)}, a former address of ${present}`, hint: `Link to ${present}${anchor === undefined ? '' : `#${anchor}`}.` };
  if (article) return faultOfTime('a link', article, { input, period: periodOf(document, input) }) ?? faultOfAnchor(href, anchor, article);
  const tag = tagOfPath(path);
  const isPage = covers(tag === null ? pages(path) : (tags.get(tag.toLowerCase()) ?? []), periodOf(document, input));
  if (isPage) return anchor ? faultOfAnchor(href, anchor, { headings: anchorsOfPage(path, input.documents), meta: undefined }) : null;
  return {
    message: `links to ${shown(href)}, which isn't a page of this site`,
    hint:
      whyHidden(path, input, 'the link') ??
      hintForFile(path, document, input.files) ??
      sameName(path, routes) ??
      suggestPage(path.replace(/\.(?:md|html)$/, '')),
  };
}

/** The periods in which each tag is in use, by the tag in lower case. */
function tagPeriods(input: CheckInput): Map<string, Period[]> {
  const used = (tags: readonly string[], period: Period) => tags.map((tag) => ({ tag: tag.toLowerCase(), period }));
  const listed = input.documents.filter(({ meta }) => meta?.unlisted !== true);
  const uses = [
    ...listed.flatMap((document) => used(document.meta?.tags ?? [], periodOf(document, input))),
    ...(input.openSource?.repositories ?? []).flatMap(({ tags }) => used(tags, untilForever(input.clock))),
  ];
  return new Map([...groupedBy(uses, ({ tag }) => tag)].map(([tag, all]) => [tag, joinedPeriods(all.map(({ period }) => period))]));
}

const ALWAYS: Period = { from: -Infinity, to: Infinity };

/** When a fixed page, such as a list, exists: as long as there is something on it. */
function periodsOfPage(path: string, input: CheckInput): readonly Period[] {
  const match = matchRoute(path);
  if (match?.id !== null) return [];
  const { name } = match.route;
  if (isLasting(name, input)) return [ALWAYS];
  const isOfAll = name === 'search' || name === 'visit';
  const listed = input.documents.filter(({ folder, meta }) => meta?.unlisted !== true && (isOfAll || folder === name));
  return listed.map((document) => periodOf(document, input));
}

/** `periodsOfPage`, computed once for each path: many documents may link to it. */
function pagePeriods(input: CheckInput): (path: string) => readonly Period[] {
  const known = new Map<string, readonly Period[]>();
  return (path) => {
    const periods = known.get(path) ?? joinedPeriods(periodsOfPage(path, input));
    known.set(path, periods);
    return periods;
  };
}

/** Whether a fixed page exists without a document. */
function isLasting(name: RouteName, { files, ledger }: CheckInput): boolean {
  switch (name) {
    case 'home':
      return true;
    case 'resume':
      return Boolean(files.resume);
    case 'ledger':
      return Object.keys(ledger).length > 0;
    case 'open-source':
    case 'search':
    case 'visit':
      return Boolean(files.openSource);
    default:
      return false;
  }
}

interface Anchored extends Pick<CompiledDocument, 'meta'> {
  readonly headings: readonly { readonly id: string }[];
}

function faultOfAnchor(href: string, anchor: string | undefined, { headings, meta }: Anchored): Fault | null {
  const anchors = headings.map(({ id }) => id);
  const wanted = decodePart(anchor ?? '');
  // Browsers know the page's top, and text of it.
  if (/^$|^top$|^:~:/i.test(wanted) || anchors.includes(wanted)) return null;
  const renamed = new Map(Object.entries(meta?.anchors ?? {})).get(wanted);
  const link = shown(href);
  if (renamed !== undefined) return { message: `links to ${link}, a heading's former anchor`, hint: `Link to ${link.replace(/#.*/, `#${renamed}`)}.` };
  return {
    message: `links to ${link}, but the page has no heading with that anchor`,
    hint: suggest(wanted, anchors, `Its anchors: ${anchors.slice(0, 12).join(', ') || 'none'}.`),
  };
}

/** An address with its letters as they are written, even if a browser escapes them. */
function shown(href: string): string {
  return href.replace(/(?:%[89a-f][\da-f])+/gi, decodePart);
}

/** Why a hidden page can't be pointed at; undefined if no hidden page has this path. */
export function whyHidden(path: string, { hidden, clock }: CheckInput, pointer: string): string | undefined {
  const document = hidden.find((candidate) => routeOf(candidate) === path);
  if (!document) return undefined;
  if (document.meta?.draft !== true) return `That page expired on ${document.meta?.expiresAt ?? shownMoment(clock.buildTime)}; remove ${pointer}.`;
  return `That page is a draft; publish it or remove ${pointer}.`;
}

/** Broken pointers in YAML files. */
export function brokenPointers(input: CheckInput, routes: ReadonlyMap<string, CompiledDocument>): Problem[] {
  const { files, openSource, resume } = input;
  const problems: Problem[] = [];
  const check = (source: YamlFile | null, path: readonly PropertyKey[], { target, isListed = false }: { target: string; isListed?: boolean }) => {
    const fault = source && faultOfPointer(target, { input, routes, isListed });
    if (fault) problems.push({ file: source.file, ...parseYaml(source.text, source.file, 1).position(path), ...fault });
  };
  if (openSource?.featuredPost) check(files.openSource, ['featuredPost'], { target: `/blog/${openSource.featuredPost}`, isListed: true });
  resume?.projects.forEach((id, index) => check(files.resume, ['projects', index], { target: `/projects/${id}`, isListed: true }));
  resume?.achievements.forEach(({ evidence }, index) => evidence && check(files.resume, ['achievements', index, 'evidence'], { target: evidence }));
  resume?.experience.forEach(({ points }, at) =>
    points.forEach(({ evidence }, index) => evidence && check(files.resume, ['experience', at, 'points', index, 'evidence'], { target: evidence })),
  );
  return problems;
}

interface PointerContext {
  readonly input: CheckInput;
  readonly routes: ReadonlyMap<string, CompiledDocument>;
  /** Whether a page lists the target, with its title and more. */
  readonly isListed: boolean;
}

function faultOfPointer(target: string, { input, routes, isListed }: PointerContext): Fault | null {
  const [route = '', anchor] = target.split('#');
  const article = routes.get(route);
  if (!article && !covers(periodsOfPage(route, input), untilForever(input.clock))) {
    const hint = whyHidden(route, input, 'the line') ?? suggest(route, routes.keys(), 'Name a page that exists.');
    return { message: `points at ${route}, which isn't a page of this site`, hint };
  }
  if (article && isListed && article.meta?.unlisted === true) return { message: `points at ${route}, which is unlisted`, hint: 'List it, or remove the line.' };
  const late = article && faultOfTime('this', article, { input, period: untilForever(input.clock) });
  if (late) return late;
  const anchors = article?.headings.map(({ id }) => id) ?? [];
  if (anchor === undefined || anchors.includes(anchor)) return null;
  const hint = suggest(anchor, anchors, `Its anchors: ${anchors.slice(0, 12).join(', ') || 'none'}.`);
  return { message: `points at ${target}, but the page has no heading with that anchor`, hint };
}
