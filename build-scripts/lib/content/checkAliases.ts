import { decodePart, matchRoute, tagOfPath } from '../../../src/core/site/routes';
import type { CheckInput, Fault } from './checkLinks';
import type { CompiledDocument } from './document';
import { tagsOf } from './formerTags';
import type { Problem } from './problem';

/** An alias is for an address that nothing else has: no page, no file, and no other article. */
export function takenAliases(input: CheckInput, routes: ReadonlyMap<string, CompiledDocument>): Problem[] {
  const tags = new Set([...tagsOf(input)].map((tag) => tag.toLowerCase()));
  const isPage = (path: string) => routes.has(path) || tags.has(tagOfPath(path)?.toLowerCase() ?? '') || isOwnPage(path);
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

/** Whether it is the path of a list or of another page that is always there; tags and articles are those that there are. */
const isOwnPage = (path: string) => tagOfPath(path) === null && matchRoute(path)?.id === null;

/** Folders that a build fills, and where nothing of the author's is. */
const BUILT_PATHS = /^\/(?:assets|cards|data|images)(?:\/|$)/;

function claimedTwice(alias: string, first: CompiledDocument, second: CompiledDocument): Fault {
  const hint = 'Keep it in the one that readers of the old page are looking for.';
  return { message: `has the alias ${alias}${first === second ? ' twice' : `, which ${first.file} has already`}`, hint };
}

function taken(alias: string): Fault {
  return { message: `has the alias ${alias}, which is an address of this site`, hint: 'An alias leads from an address that is no longer used; remove it.' };
}
