import type { OpenSourceResource } from '../../../src/core/content/entities';
import { decodePart } from '../../../src/core/site/routes';
import { takenAliases } from './checkAliases';
import { brokenLinks, brokenPointers, faultOfTime, periodOf, type CheckInput, type Fault } from './checkLinks';
import { routeOf, type CompiledDocument } from './document';
import type { Position } from './fieldPositions';
import { suggest, type Problem } from './problem';
import { parseYaml } from './yamlSource';

/** Checks what takes more than one file: ids, `next`, links and anchors, images, tags, and what the YAML files point at. */
export function checkReferences(input: CheckInput): Problem[] {
  const routes = new Map(input.documents.map((document) => [routeOf(document), document]));
  return [
    ...duplicateIds(input.documents),
    ...danglingNext(input),
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

function danglingNext(input: CheckInput): Problem[] {
  const guides = new Map(input.documents.filter(({ folder }) => folder === 'wiki').map((guide) => [guide.id, guide]));
  return input.documents.flatMap((document) => {
    const { meta, file, positions } = document;
    const next = meta && 'next' in meta ? meta.next : undefined;
    if (next === undefined) return [];
    const fault = faultOfNext(next, { document, guides, input });
    return fault ? [{ file, ...positions.next, ...fault }] : [];
  });
}

interface NextContext {
  readonly document: CompiledDocument;
  readonly guides: ReadonlyMap<string, CompiledDocument>;
  readonly input: CheckInput;
}

function faultOfNext(next: string, { document, guides, input }: NextContext): Fault | null {
  const guide = guides.get(next);
  if (guide && next !== document.id) {
    if (guide.meta?.unlisted === true)
      return { message: `"next" is "${next}", which is unlisted`, hint: 'Lists show what is next. Link to it in the text instead.' };
    return faultOfTime('"next"', guide, { input, period: periodOf(document, input) });
  }
  return {
    message: next === document.id ? '"next" points at the article itself' : `"next" is "${next}", but there is no such wiki article`,
    hint: suggest(
      next,
      [...guides.keys()].filter((other) => other !== document.id),
      'Use the id of another wiki article, or remove the line.',
    ),
  };
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
    ...(meta && 'image' in meta && meta.image ? missing(file, meta.image, positions.image) : []),
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
