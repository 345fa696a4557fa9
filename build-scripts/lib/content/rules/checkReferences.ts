import { decodePart } from '../../../../src/core/site/decodePart';
import { takenAliases } from './checkAliases';
import { brokenLinks, brokenPointers, faultOfTime, periodOf, whyHidden, type CheckInput, type Fault } from './checkLinks';
import { checkTags } from './checkTags';
import { hiddenTargets } from './hiddenTargets';
import { routeOf, type CompiledDocument } from '../articles/document';
import type { Position } from '../source/fieldPositions';
import { publicHint, unshownPicture } from './checkPictures';
import { suggest, type Problem } from '../source/problem';

/** Checks what takes more than one file: ids, `next`, links and anchors, images, tags, and what the YAML files point at. */
export function checkReferences(input: CheckInput): Problem[] {
  const routes = new Map(input.documents.map((document) => [routeOf(document), document]));
  return [
    ...duplicateIds(input.documents),
    ...danglingNext(input),
    ...takenAliases(input, routes),
    ...brokenLinks(input, routes),
    ...hiddenTargets(input, routes),
    ...missingImages(input),
    ...checkTags(input),
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
            message: `has the id "${document.id}", which ${first.file} already has`,
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
      return { message: `"next" is "${next}", which is unlisted`, hint: 'Lists show what comes next. Link to an unlisted guide in the text instead.' };
    return faultOfTime('"next"', guide, { input, period: periodOf(document, input) });
  }
  const reason = whyHidden(`/wiki/${next}`, input, 'the line');
  if (reason !== undefined && next !== document.id) return { message: `"next" is "${next}", which isn't published`, hint: reason };
  return {
    message: next === document.id ? '"next" points at the article itself' : `"next" is "${next}", but there is no such wiki article`,
    hint: suggest(
      next,
      [...guides.keys()].filter((other) => other !== document.id),
      'Use the id of another wiki article, or remove the line.',
    ),
  };
}

/** Where the file of a picture is looked for in the content. */
function placeFor(path: string): string {
  const [, beside] = /^\/images\/((?:wiki|blog|projects)\/.+)$/.exec(path) ?? [];
  return beside === undefined ? 'into the images folder of the content' : `beside the article, as ${beside}`;
}

function missingImages({ documents, files }: CheckInput): Problem[] {
  const missing = (file: string, src: string, position: Position): Problem[] => {
    const { line, column } = position;
    // A space is %20 in an address, but not in the file's name.
    const path = decodePart(src);
    if (files.images.has(src) || files.images.has(path)) return [];
    if (files.unshown?.has(path)) {
      const { message, hint } = unshownPicture(src);
      return [{ file, line, column, message, hint: `${hint} ${publicHint(src)}` }];
    }
    const isForeign = /^(?:[a-z]+:)?\/\//i.test(src);
    const hint = isForeign
      ? 'Put a copy into the images folder: the site loads nothing from elsewhere.'
      : suggest(src, files.images.keys(), `Put the file ${placeFor(path)}.`);
    return [{ file, line, column, message: `shows the image ${src}, which ${isForeign ? 'is on another site' : 'does not exist'}`, hint }];
  };
  return documents.flatMap(({ file, images, meta, positions }) => [
    ...images.flatMap((image) => missing(file, image.href, image)),
    ...(meta && 'image' in meta && meta.image ? missing(file, meta.image, positions.image) : []),
  ]);
}
