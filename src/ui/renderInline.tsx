import type { ReactNode } from 'react';
import type { Inline } from '../core/content/blocks';
import { breakableCode, wordsClass } from './breakable';
import { LazyImage } from './LazyImage';
import { SiteLink } from './SiteLink';

/**
 * Inline nodes of a block tree. Not components: an article has hundreds, and each would add to hydration and unmounting.
 */
export function renderInline(nodes: readonly Inline[]): ReactNode {
  return nodes.map(renderNode);
}

function renderNode(node: Inline, key: number): ReactNode {
  if (typeof node === 'string') return node;
  switch (node.type) {
    case 'code': {
      const className = wordsClass(node.text);
      return (
        <code key={key} dir={node.dir} className={className}>
          {className ? node.text : breakableCode(node.text)}
        </code>
      );
    }
    case 'strong':
      return <strong key={key}>{renderInline(node.children)}</strong>;
    case 'emphasis':
      return <em key={key}>{renderInline(node.children)}</em>;
    case 'deleted':
      return <del key={key}>{renderInline(node.children)}</del>;
    case 'link':
      return (
        <SiteLink key={key} href={node.href}>
          {renderInline(node.children)}
        </SiteLink>
      );
    case 'image':
      return <LazyImage key={key} {...node} />;
    case 'math': {
      // The build lets only names and attributes of MathML through.
      const Tag = node.tag as 'span';
      return (
        <Tag key={key} {...node.attributes}>
          {renderInline(node.children)}
        </Tag>
      );
    }
    case 'break':
      return <br key={key} />;
    case 'footnote':
      return (
        <sup key={key} className="footnote-ref">
          <a id={node.ref} href={`#${node.id}`} aria-label={`Footnote ${node.number}`}>
            {node.number}
          </a>
        </sup>
      );
  }
}
