import { dirname } from 'node:path/posix';
import type { Definition, Link, Nodes } from 'mdast';
import { visit as visitTree } from 'unist-util-visit';
import { isMap, isPair, isScalar, isSeq, parseDocument, visit as visitYaml, type Pair, type Scalar, type YAMLSeq } from 'yaml';
import { resolveHref } from '../content/markdown/inlineMapper';
import { linkedPath } from '../content/articles/pageLinks';
import { isNamedByFolder, LIST_NAME } from '../content/source/articleName';
import type { Problem } from '../content/source/problem';
import { parseMarkdown } from '../content/markdown/parseMarkdown';
import type { Edit } from './textEdit';

/** An article's former and present id, and its paths. */
export interface Moved {
  readonly folder: string;
  readonly from: string;
  readonly to: string;
  readonly fromPath: string;
  readonly toPath: string;
  /** The site's address, without a trailing slash. */
  readonly siteUrl: string;
}

interface FrontMatter {
  /** Where the YAML begins and ends in the file. */
  readonly start: number;
  readonly end: number;
  readonly pairs: readonly Pair<Scalar>[];
}

function frontMatterOf(text: string): FrontMatter {
  const [, opening = '', yaml = ''] = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*\r?$/m.exec(text) ?? [];
  const contents: unknown = parseDocument(yaml, { logLevel: 'silent' }).contents;
  const pairs = isMap(contents) ? contents.items.filter((pair): pair is Pair<Scalar> => isScalar(pair.key)) : [];
  return { start: opening.length, end: opening.length + yaml.length, pairs };
}

/** Replaces a part of a scalar's value, and keeps its quotes. */
function scalarEdit(text: string, node: unknown, { offset, from, to }: { readonly offset: number; readonly from: string; readonly to: string }): Edit[] {
  if (!isScalar(node) || !node.range) return [];
  const [start, end] = [node.range[0] + offset, node.range[1] + offset];
  return [{ start, end, text: text.slice(start, end).replace(from, () => to) }];
}

/** The article's own id, where it has one, and `next` of guides that lead to it. */
export function fieldEdits({ folder, text, isMoved }: { readonly folder: string; readonly text: string; readonly isMoved: boolean }, moved: Moved): Edit[] {
  const { start: offset, pairs } = frontMatterOf(text);
  const isNamed = (pair: Pair<Scalar>) =>
    isScalar(pair.value) && pair.value.value === moved.from && ((pair.key.value === 'id' && isMoved) || (pair.key.value === 'next' && folder === moved.folder));
  return pairs.filter(isNamed).flatMap(({ value }) => scalarEdit(text, value, { offset, from: moved.from, to: moved.to }));
}

/** Adds the former path to the aliases, and removes the new one if it was an alias. A draft needs none: it was never published. */
export function aliasEdits(text: string, { fromPath, toPath }: Moved): Edit[] {
  const { start, end, pairs } = frontMatterOf(text);
  if (pairs.some(({ key, value }) => key.value === 'draft' && isScalar(value) && value.value === true)) return [];
  const present = pairs.find(({ key }) => key.value === 'aliases');
  const known = isSeq(present?.value) ? present.value.items.flatMap((item) => (isScalar(item) ? [String(item.value)] : [])) : [];
  const line = `aliases: [${[...known.filter((alias) => alias !== toPath), fromPath].map(quoted).join(', ')}]`;
  if (!isSeq(present?.value)) return [{ start: end, end, text: line + (/\r?\n/.exec(text)?.[0] ?? '\n') }];
  if (!present.value.flow) return itemEdits(text, present.value, { start, fromPath, toPath });
  const [first, last] = [start + (present.key.range?.[0] ?? 0), start + (present.value.range?.[1] ?? 0)];
  return [{ start: first, end: first + text.slice(first, last).trimEnd().length, text: line }];
}

/** Puts the former path into a list with an item on each line, in place of the new one or as the last item. */
function itemEdits(text: string, { items }: YAMLSeq, { start, fromPath, toPath }: Pick<Moved, 'fromPath' | 'toPath'> & { readonly start: number }): Edit[] {
  const scalars = items.filter((item) => isScalar(item));
  const taken = scalars.find(({ value }) => value === toPath);
  const node = taken ?? scalars.at(-1);
  if (!node?.range) return [];
  const [first, last] = [start + node.range[0], start + node.range[1]];
  if (taken) return [{ start: first, end: last, text: quoted(fromPath) }];
  const line = text.slice(text.lastIndexOf('\n', first) + 1, first);
  const end = last + (/^[^\r\n]*/.exec(text.slice(last))?.[0].length ?? 0);
  return [{ start: end, end, text: (/\r?\n/.exec(text)?.[0] ?? '\n') + line + quoted(fromPath) }];
}

/** Quotes an item of a YAML list in brackets if needed. */
function quoted(value: string): string {
  return /^[\w/.-]+$/.test(value) ? value : JSON.stringify(value);
}

/** A document that is searched for links. */
interface LinkSource {
  readonly path: string;
  readonly text: string;
  readonly route: string;
}

/**
 * Links to the article, as paths, files or full addresses, in any of Markdown's forms.
 *
 * @param problems gets the links that can't be changed
 */
export function linkEdits({ path, text, route }: LinkSource, moved: Moved, problems: Problem[]): Edit[] {
  const { end } = frontMatterOf(text);
  const body = text.slice(0, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
  const edits: Edit[] = [];
  visitTree(parseMarkdown(body), (node: Nodes) => {
    if ((node.type !== 'link' && node.type !== 'definition') || pathOfLink(ownUrl(node.url, moved), route, `/${dirname(path)}/`) !== moved.fromPath) return;
    const edit = linkEdit(node, text, moved);
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    if (edit) edits.push(edit);
    else
      problems.push({ file: path, line, column, message: `has the link ${node.url}, which has to be changed by hand`, hint: `Point it to ${moved.toPath}.` });
  });
  return edits;
}

/** An address without the site's own host. */
function ownUrl(url: string, { siteUrl }: Moved): string {
  return url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url;
}

function pathOfLink(url: string, route: string, dir: string): string {
  return url.startsWith('#') ? '' : linkedPath(resolveHref(url, route, dir) ?? '');
}

/** Where the label of a link ends, which may hold its address, too; that of a bare address is the address. */
function endOfLabel(node: Link, text: string, first: number): number {
  return text[first] === '[' ? (node.children.at(-1)?.position?.end.offset ?? first) : first;
}

/** Undefined where the name isn't written as such. */
function linkEdit(node: Link | Definition, text: string, moved: Moved): Edit | undefined {
  const [first, last] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
  const from = node.type === 'definition' ? text.indexOf(']:', first) : endOfLabel(node, text, first);
  const start = text.indexOf(node.url, from);
  // An article that is named by its folder stays in it, as a file with the new name.
  const written = isNamedByFolder(node.url.split(/[?#]/)[0] ?? '') ? LIST_NAME : moved.from;
  const url = node.url.replace(/[^/?#]+?(?=(?:\.md|\.html)?\/?(?:[?#]|$))/, (name) => (name === written ? moved.to : name));
  if (start < 0 || start + node.url.length > last || url === node.url) return undefined;
  return { start, end: start + node.url.length, text: url };
}

/** Where a YAML file names the article: evidence in the resume, featured projects, the featured post. */
export function yamlEdits(text: string, moved: Moved): Edit[] {
  const edits: Edit[] = [];
  const edit = (node: unknown, from: string, to: string) => edits.push(...scalarEdit(text, node, { offset: 0, from, to }));
  visitYaml(parseDocument(text, { logLevel: 'silent' }), (_, node) => {
    if (!isPair(node) || !isScalar(node.key)) return;
    const { value } = node;
    if (node.key.value === 'evidence' && isScalar(value) && String(value.value).split('#')[0] === moved.fromPath) edit(value, moved.fromPath, moved.toPath);
    if (node.key.value === 'featuredPost' && moved.folder === 'blog' && isScalar(value) && value.value === moved.from) edit(value, moved.from, moved.to);
    if (node.key.value === 'projects' && moved.folder === 'projects' && isSeq(value)) {
      for (const item of value.items) if (isScalar(item) && item.value === moved.from) edit(item, moved.from, moved.to);
    }
  });
  return edits;
}
