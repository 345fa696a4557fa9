import { changesPath } from '../../../../src/core/site/changesPath';
import { markdownPath } from '../../../../src/core/site/markdownPath';
import { scriptPath } from '../../../../src/core/site/scriptPath';
import { decodePart } from '../../../../src/core/site/decodePart';
import { routeOf, type CompiledDocument } from '../articles/document';
import type { Redirect } from '../../http/redirects';
import { hasChanges, type Histories } from '../reading/histories';
import { hasScript } from '../articles/scriptParts';

type Aliased = Pick<CompiledDocument, 'folder' | 'id' | 'meta' | 'blocks' | 'fences'>;

const NO_HISTORIES: Histories = { histories: new Map() };

/** Redirects from every former address, each once. An article's Markdown file, script and feed of changes move with its page. */
export function redirectsOf(documents: readonly Aliased[], model = NO_HISTORIES): Redirect[] {
  const aliases = documents.flatMap((document) => (document.meta?.aliases ?? []).map((from) => ({ from, to: routeOf(document), document })));
  const known = new Set(aliases.map(({ from }) => from));
  const pages = aliases.map(({ from, to }): Redirect => ({ from, to }));
  return [...pages, ...aliases.flatMap((alias) => filesOf(alias, model)).filter(({ from }) => !known.has(from))];
}

function filesOf({ from, to, document }: Redirect & { readonly document: Aliased }, model: Histories): Redirect[] {
  const [fromFile, toFile] = /\.(?:md|html?)$/.test(from) ? [null] : [markdownPath(from), markdownPath(to)];
  if (!fromFile || !toFile) return [];
  const script = from.startsWith('/wiki/') && hasScript(document) ? [{ from: scriptPath(from), to: scriptPath(to) }] : [];
  const feed = from.startsWith('/wiki/') && hasChanges(document, model) ? [{ from: changesPath(from), to: changesPath(to) }] : [];
  return [{ from: fromFile, to: toFile }, ...script, ...feed];
}

/** Present paths by their former ones, which are decoded. */
export function movedPages(documents: readonly Aliased[]): ReadonlyMap<string, string> {
  return new Map(redirectsOf(documents).map(({ from, to }) => [decodePart(from), to]));
}
