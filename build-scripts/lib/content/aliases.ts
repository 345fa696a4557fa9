import { markdownPath } from '../../../src/core/site/markdownPath';
import { scriptPath } from '../../../src/core/site/scriptPath';
import { decodePart } from '../../../src/core/site/routes';
import { routeOf, type CompiledDocument } from './document';
import { hasScript } from './scriptParts';

type Aliased = Pick<CompiledDocument, 'folder' | 'id' | 'meta' | 'blocks' | 'fences'>;

/** A former path of a page or file, as it is written in an address, and the present one. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Where each former address leads, each once. An article's Markdown file and its script move with its page. */
export function redirectsOf(documents: readonly Aliased[]): Redirect[] {
  const aliases = documents.flatMap((document) => (document.meta?.aliases ?? []).map((from) => ({ from, to: routeOf(document), document })));
  const known = new Set(aliases.map(({ from }) => from));
  const pages = aliases.map(({ from, to }): Redirect => ({ from, to }));
  return [...pages, ...aliases.flatMap(filesOf).filter(({ from }) => !known.has(from))];
}

function filesOf({ from, to, document }: Redirect & { readonly document: Aliased }): Redirect[] {
  const [fromFile, toFile] = /\.(?:md|html?)$/.test(from) ? [null] : [markdownPath(from), markdownPath(to)];
  if (!fromFile || !toFile) return [];
  const script = from.startsWith('/wiki/') && hasScript(document) ? [{ from: scriptPath(from), to: scriptPath(to) }] : [];
  return [{ from: fromFile, to: toFile }, ...script];
}

/** The present pages by their former paths, decoded. */
export function movedPages(documents: readonly Aliased[]): ReadonlyMap<string, string> {
  return new Map(redirectsOf(documents).map(({ from, to }) => [decodePart(from), to]));
}
