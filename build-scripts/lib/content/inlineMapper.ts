import type { PhrasingContent } from 'mdast';
import type { Inline } from '../../../src/core/content/blocks';
import { slugOf, type CompileContext } from './compileContext';
import { suggest } from './problem';

const SAFE_SCHEMES = ['https', 'http', 'mailto'];

/** Returns a function that maps inline Markdown to the block tree's inline nodes, noting links and images on the way. */
export function inlineMapper(context: CompileContext): (nodes: readonly PhrasingContent[]) => Inline[] {
  const map = (nodes: readonly PhrasingContent[]): Inline[] => joinText(nodes.flatMap((node) => mapNode(node)));

  function mapNode(node: PhrasingContent): Inline[] {
    switch (node.type) {
      case 'text':
        return [node.value.replace(/\s*\n\s*/g, ' ')];
      case 'html':
        // Raw HTML is shown as typed (`ssh <user>@<host>`), but comments are the author's own notes.
        return node.value.startsWith('<!--') ? [] : [node.value];
      case 'inlineCode':
        return [{ type: 'code', text: node.value }];
      case 'strong':
      case 'emphasis':
        return [{ type: node.type, children: map(node.children) }];
      case 'delete':
        return [{ type: 'deleted', children: map(node.children) }];
      case 'break':
        return [{ type: 'break' }];
      case 'link':
        return mapLink(node, node.url, map(node.children));
      case 'linkReference':
        return mapLink(node, context.definitions.get(node.identifier)?.url ?? '', map(node.children));
      case 'image':
        return mapImage(node, node.url, node.alt ?? '');
      case 'imageReference':
        return mapImage(node, context.definitions.get(node.identifier)?.url ?? '', node.alt ?? '');
      case 'footnoteReference':
        return [footnote(node.identifier)];
      default:
        return [];
    }
  }

  function mapLink(node: PhrasingContent, url: string, children: Inline[]): Inline[] {
    const { line, column } = placeOf(node);
    const href = resolveHref(url, context.route);
    if (href === null) {
      const scheme = url.split(':')[0] ?? '';
      context.problems.push({
        file: context.file,
        line,
        column,
        message: `links to "${url}", whose scheme isn't allowed`,
        hint: suggest(scheme, SAFE_SCHEMES, `Use one of: ${SAFE_SCHEMES.join(', ')}, or a path of this site.`),
      });
      return children;
    }
    context.links.push({ href, line, column });
    return [{ type: 'link', href, children }];
  }

  function mapImage(node: PhrasingContent, url: string, alt: string): Inline[] {
    const src = url.replace(/^(?:\.{1,2}\/)*(?=images\/)/, '/');
    context.images.push({ href: src, ...placeOf(node) });
    return [{ type: 'image', src, alt }];
  }

  function footnote(identifier: string): Inline {
    const known = context.footnotes.get(identifier) ?? { number: context.footnotes.size + 1, refs: [] };
    context.footnotes.set(identifier, known);
    const slug = slugOf(identifier);
    const ref = known.refs.length === 0 ? `fnref-${slug}` : `fnref-${slug}-${known.refs.length + 1}`;
    known.refs.push(ref);
    return { type: 'footnote', id: `fn-${slug}`, number: known.number, ref };
  }

  return map;
}

export function placeOf(node: { position?: { start: { line: number; column: number } } | undefined }): { line: number; column: number } {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  return { line, column };
}

/** An absolute address with a safe scheme, a path of this site, or an anchor; null for any other scheme. */
export function resolveHref(url: string, route: string): string | null {
  // Control characters and blanks could hide a scheme from the test below but not from a browser.
  const compact = [...url].filter((character) => character > ' ').join('');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(compact)?.[1]?.toLowerCase();
  if (scheme !== undefined) return SAFE_SCHEMES.includes(scheme) ? url : null;
  if (url.startsWith('//')) return `https:${url}`;
  if (url.startsWith('#')) return url;
  const resolved = new URL(url, `https://example.com${route}`);
  return `${resolved.pathname.replace(/\.(?:md|html)$/, '').replace(/(.)\/$/, '$1')}${resolved.search}${resolved.hash}`;
}

function joinText(nodes: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node;
    else if (node !== '') joined.push(node);
  }
  return joined;
}
