import { createElement, type ReactNode } from 'react';
import type { Inline, MathElement } from '../core/content/blocks';
import { LazyImage } from './LazyImage';
import { SiteLink } from './SiteLink';

/** Nodes that are an element of HTML. */
const TAGS = { strong: 'strong', emphasis: 'em', deleted: 'del', break: 'br', math: 'math' } as const;

interface PlainElement extends Partial<Omit<MathElement, 'type'>> {
  readonly type: keyof typeof TAGS;
}

/**
 * Inline nodes of a block tree. Not components: an article has hundreds, and each would add to hydration and unmounting.
 */
export function renderInline(nodes: readonly Inline[]): ReactNode {
  return nodes.map(renderNode);
}

function renderNode(node: Inline, key: number): ReactNode {
  if (typeof node === 'string') return node;
  switch (node.type) {
    case 'code':
      return <code key={key}>{breakableCode(node.text)}</code>;
    case 'link':
      return (
        <SiteLink key={key} href={node.href}>
          {renderInline(node.children)}
        </SiteLink>
      );
    case 'image':
      return <LazyImage key={key} {...node} />;
    case 'footnote':
      return (
        <sup key={key} className="footnote-ref">
          <a id={node.ref} href={`#${node.id}`} aria-label={`Footnote ${node.number}`}>
            {node.number}
          </a>
        </sup>
      );
    default:
      return renderElement(node, key);
  }
}

/** What is an element and no more; the build lets only names and attributes of MathML through. */
function renderElement(node: PlainElement, key: number): ReactNode {
  const { type, tag = TAGS[type], attributes, children } = node;
  return createElement(tag, { ...attributes, key }, children && renderInline(children));
}

/** Shorter code is never broken. */
const LONG_CODE = 20;

/**
 * Inline code that is too long for a narrow line may break at its blanks and after a slash; what is then still too long for
 * the line of an enlarged page also after other signs, or anywhere. A style sheet can't say so: it would break names at hyphens.
 */
function breakableCode(text: string): ReactNode {
  if (text.length <= LONG_CODE) return text;
  const parts = text
    .split(/(?<=\s)(?=\S)|(?<=[^\s/]\/)(?=[^\s/])/)
    .flatMap((part) => (part.length > 24 ? part.split(/(?<=[.=,:_@-])(?=[^\s.=,:_@-])/) : part))
    .flatMap((part) => part.match(/.{1,24}/gsu) ?? []);
  return parts.flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : part));
}
