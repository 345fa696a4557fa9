import type { OpenSourceResource } from '../../../src/core/content/entities';
import { decodePart, matchRoute, ROUTES, tagOfPath } from '../../../src/core/site/routes';
import { routeOf, type CompiledDocument } from './document';
import type { Position } from './fieldPositions';
import { movedPages } from './aliases';
import { suggest, type Problem } from './problem';
import type { ContentFiles, YamlFile } from './readContent';
import type { OpenSourceFile, ResumeFile } from './schema';
import { parseYaml } from './yamlSource';

export interface CheckInput {
  readonly files: ContentFiles;
  readonly documents: readonly CompiledDocument[];
  /** Ids that exist but are drafts, by route; a link to one gets a hint of its own. */
  readonly draftRoutes: ReadonlySet<string>;
  readonly openSource: OpenSourceFile | null;
  readonly resume: ResumeFile | null;
  /** Files that a link may lead to beside the pages, e.g. the resume's PDF. */
  readonly staticFiles: ReadonlySet<string>;
}

/** Checks what takes more than one file: ids, `next`, links and anchors, images, tags, and what the YAML files point at. */
export function checkReferences(input: CheckInput): Problem[] {
  const routes = new Map(input.documents.map((document) => [routeOf(document), document]));
  return [
    ...duplicateIds(input.documents),
    ...danglingNext(input.documents),
    ...takenAliases(input, routes),
    ...brokenLinks(input, routes),
    ...missingImages(input),
    ...tagTwins(input),
    ...brokenPointers(input, routes),
  ];
}

function duplicateIds(documents: readonly CompiledDocument[]): Problem[] {
  const seen = new Map<string, CompiledDocument>();
  return documents.flatMap((document) => {
    const key = routeOf(document).toLowerCase();
    const first = seen.get(key);
    if (!first) seen.set(key, document);
    return first
      ? [
          {
            file: document.file,
            ...document.positions.id,
            message: `has the id "${document.id}", which ${first.file} has already`,
            hint: 'Rename one of the two files.',
          },
        ]
      : [];
  });
}

function danglingNext(documents: readonly CompiledDocument[]): Problem[] {
  const ids = documents.filter(({ folder }) => folder === 'wiki').map(({ id }) => id);
  return documents.flatMap(({ meta, file, id, positions }) => {
    const next = meta && 'next' in meta ? meta.next : undefined;
    if (next === undefined || (ids.includes(next) && next !== id)) return [];
    const message = next === id ? '"next" points at the article itself' : `"next" is "${next}", but there is no such wiki article`;
    return [
      {
        file,
        ...positions.next,
        message,
        hint: suggest(
          next,
          ids.filter((other) => other !== id),
          'Use the id of another wiki article, or remove the line.',
        ),
      },
    ];
  });
}

/** An alias is for an address that nothing else has: no page, no file, and no other article. */
function takenAliases(input: CheckInput, routes: ReadonlyMap<string, CompiledDocument>): Problem[] {
  const isPage = pageFinder(input, routes);
  const claimed = new Map<string, CompiledDocument>();
  return input.documents.flatMap((document) =>
    (document.meta?.aliases ?? []).flatMap((alias, index): Problem[] => {
      const path = decodePart(alias);
      const first = claimed.get(path);
      if (!first) claimed.set(path, document);
      const isTaken = isPage(path.replace(/\.md$/, '')) || input.staticFiles.has(path) || BUILT_PATHS.test(path);
      if (!first && !isTaken) return [];
      const position = document.positions.aliases[index] ?? document.positions.id;
      return [{ file: document.file, ...position, ...(first ? claimedTwice(alias, first, document) : taken(alias)) }];
    }),
  );
}

/** Folders that a build fills, and where nothing of the author's is. */
const BUILT_PATHS = /^\/(?:assets|cards|data|images)(?:\/|$)/;

function claimedTwice(alias: string, first: CompiledDocument, second: CompiledDocument): Pick<Problem, 'message' | 'hint'> {
  const hint = 'Keep it in the one that readers of the old page are looking for.';
  return { message: `has the alias ${alias}${first === second ? ' twice' : `, which ${first.file} has already`}`, hint };
}

function taken(alias: string): Pick<Problem, 'message' | 'hint'> {
  return { message: `has the alias ${alias}, which is an address of this site`, hint: 'An alias leads from an address that is no longer used; remove it.' };
}

/** Tells whether a page of the site is at a decoded path. */
function pageFinder({ documents, openSource }: CheckInput, routes: ReadonlyMap<string, CompiledDocument>): (path: string) => boolean {
  const tagged = [...documents.flatMap(({ meta }) => meta ?? []), ...(openSource?.repositories ?? [])];
  const lowerTags = new Set(tagged.flatMap(({ tags }) => tags).map((tag) => tag.toLowerCase()));
  return (path) => {
    const tag = tagOfPath(path);
    return routes.has(path) || (tag === null ? matchRoute(path)?.id === null : lowerTags.has(tag.toLowerCase()));
  };
}

function brokenLinks(input: CheckInput, routes: ReadonlyMap<string, CompiledDocument>): Problem[] {
  const { documents, staticFiles, draftRoutes } = input;
  const isPage = pageFinder(input, routes);
  const moved = movedPages(documents);
  const check = (document: CompiledDocument, href: string): Pick<Problem, 'message' | 'hint'> | null => {
    const [target = '', anchor] = href.startsWith('#') ? [routeOf(document), href.slice(1)] : href.split('#');
    const path = decodePart(target.split('?')[0] ?? '');
    if (staticFiles.has(path)) return null;
    const article = routes.get(path);
    const present = moved.get(path);
    if (present !== undefined)
      return { message: `links to ${href}, a former address of ${present}`, hint: `Link to ${present}${anchor === undefined ? '' : `#${anchor}`}.` };
    if (!isPage(path))
      return {
        message: `links to ${href}, which isn't a page of this site`,
        hint: draftRoutes.has(path)
          ? 'That page is a draft; publish it or remove the link.'
          : suggest(path, [...routes.keys(), ...ROUTES.map(({ pattern }) => pattern)], 'Link to a page that exists.'),
      };
    if (!anchor || !article) return null;
    const anchors = article.headings.map(({ id }) => id);
    const renamed = new Map(Object.entries(article.meta?.anchors ?? {})).get(decodePart(anchor));
    if (renamed !== undefined) return { message: `links to ${href}, a heading's former anchor`, hint: `Link to ${href.replace(/#.*/, `#${renamed}`)}.` };
    return anchors.includes(decodePart(anchor))
      ? null
      : {
          message: `links to ${href}, but the page has no heading with that anchor`,
          hint: suggest(anchor, anchors, `Its anchors: ${anchors.slice(0, 12).join(', ') || 'none'}.`),
        };
  };
  return documents.flatMap((document) =>
    document.links.flatMap(({ href, line, column }) => {
      if (!href.startsWith('/') && !href.startsWith('#')) return [];
      const wrong = check(document, href);
      return wrong ? [{ file: document.file, line, column, ...wrong }] : [];
    }),
  );
}

function missingImages({ documents, files }: CheckInput): Problem[] {
  const missing = (file: string, src: string, position: Position): Problem[] => {
    // A space is %20 in an address, but not in the file's name.
    if (files.images.has(src) || files.images.has(decodePart(src))) return [];
    const isForeign = /^(?:[a-z]+:)?\/\//i.test(src);
    const hint = isForeign
      ? 'Put a copy into the images folder: the site loads nothing from elsewhere.'
      : suggest(src, files.images.keys(), 'Put the file into the images folder of the content.');
    return [
      {
        file,
        line: position.line,
        column: position.column,
        message: `shows the image ${src}, which ${isForeign ? 'is on another site' : 'does not exist'}`,
        hint,
      },
    ];
  };
  return documents.flatMap(({ file, images, meta, positions }) => [
    ...images.flatMap((image) => missing(file, image.href, image)),
    ...(meta && 'image' in meta ? missing(file, meta.image, positions.image) : []),
  ]);
}

/** Two tags that differ only in case would share a tag page with two names. The most frequent spelling is the right one. */
function tagTwins({ documents, openSource, files }: CheckInput): Problem[] {
  const uses = new Map<string, { tag: string; file: string; position: Position }[]>();
  const add = (tag: string, file: string, position: Position) => {
    const key = tag.toLowerCase();
    uses.set(key, [...(uses.get(key) ?? []), { tag, file, position }]);
  };
  for (const { meta, file, positions } of documents) {
    meta?.tags.forEach((tag, index) => add(tag, file, positions.tags[index] ?? positions.id));
  }
  const yaml = files.openSource && parseYaml(files.openSource.text, files.openSource.file, 1);
  openSource?.repositories.forEach((repository: Pick<OpenSourceResource, 'tags'>, at) =>
    repository.tags.forEach((tag, index) =>
      add(tag, files.openSource?.file ?? '', yaml?.position(['repositories', at, 'tags', index]) ?? { line: 1, column: 1 }),
    ),
  );
  return [...uses.values()].flatMap((all) => {
    const spelling = mostUsed(all.map(({ tag }) => tag));
    return all
      .filter(({ tag }) => tag !== spelling)
      .map(({ tag, file, position }) => ({
        file,
        line: position.line,
        column: position.column,
        message: `has the tag "${tag}", but elsewhere it is written "${spelling}"`,
        hint: `Did you mean "${spelling}"?`,
      }));
  });
}

function mostUsed(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0];
}

function brokenPointers({ files, openSource, resume, draftRoutes }: CheckInput, routes: ReadonlyMap<string, CompiledDocument>): Problem[] {
  const problems: Problem[] = [];
  const faultOf = (target: string): Pick<Problem, 'message' | 'hint'> | null => {
    const [route = '', anchor] = target.split('#');
    const article = routes.get(route);
    if (!article && matchRoute(route)?.id !== null) {
      const hint = draftRoutes.has(route) ? 'That page is a draft; publish it or remove the line.' : suggest(route, routes.keys(), 'Name a page that exists.');
      return { message: `points at ${route}, which isn't a page of this site`, hint };
    }
    const anchors = article?.headings.map(({ id }) => id) ?? [];
    if (anchor === undefined || anchors.includes(anchor)) return null;
    const hint = suggest(anchor, anchors, `Its anchors: ${anchors.slice(0, 12).join(', ') || 'none'}.`);
    return { message: `points at ${target}, but the page has no heading with that anchor`, hint };
  };
  const check = (source: YamlFile | null, path: readonly PropertyKey[], target: string) => {
    const fault = source && faultOf(target);
    if (fault) problems.push({ file: source.file, ...parseYaml(source.text, source.file, 1).position(path), ...fault });
  };
  if (openSource) check(files.openSource, ['featuredPost'], `/blog/${openSource.featuredPost}`);
  resume?.projects.forEach((id, index) => check(files.resume, ['projects', index], `/projects/${id}`));
  resume?.achievements.forEach(({ evidence }, index) => evidence && check(files.resume, ['achievements', index, 'evidence'], evidence));
  resume?.experience.forEach(({ points }, at) =>
    points.forEach(({ evidence }, index) => evidence && check(files.resume, ['experience', at, 'points', index, 'evidence'], evidence)),
  );
  return problems;
}
