import { markdownPath } from '../../../src/core/site/markdownPath';
import { decodePart } from '../../../src/core/site/routes';
import { routeOf, type CompiledDocument } from './document';

type Aliased = Pick<CompiledDocument, 'folder' | 'id' | 'meta'>;

/** A former path of a page or file, as it is written in an address, and the present one. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Where each former address leads, each once. An article's Markdown file moves with its page. */
export function redirectsOf(documents: readonly Aliased[]): Redirect[] {
  const aliases = documents.flatMap((document) => (document.meta?.aliases ?? []).map((from): Redirect => ({ from, to: routeOf(document) })));
  const known = new Set(aliases.map(({ from }) => from));
  return [...aliases, ...aliases.flatMap(ofMarkdown).filter(({ from }) => !known.has(from))];
}

function ofMarkdown({ from, to }: Redirect): Redirect[] {
  const [fromFile, toFile] = /\.(?:md|html?)$/.test(from) ? [null] : [markdownPath(from), markdownPath(to)];
  return fromFile && toFile ? [{ from: fromFile, to: toFile }] : [];
}

/** The present pages by their former paths, decoded. */
export function movedPages(documents: readonly Aliased[]): ReadonlyMap<string, string> {
  return new Map(redirectsOf(documents).map(({ from, to }) => [decodePart(from), to]));
}
