import type { Inline } from '../core/content/blocks';
import { LazyImage } from './LazyImage';
import { SiteLink } from './SiteLink';

/** Inline nodes of a block tree. */
export function InlineContent({ nodes }: { readonly nodes: readonly Inline[] }) {
  return nodes.map((node, index) => <InlineNode key={index} node={node} />);
}

function InlineNode({ node }: { readonly node: Inline }) {
  if (typeof node === 'string') return node;
  switch (node.type) {
    case 'code':
      return <code>{node.text}</code>;
    case 'strong':
      return (
        <strong>
          <InlineContent nodes={node.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <InlineContent nodes={node.children} />
        </em>
      );
    case 'deleted':
      return (
        <del>
          <InlineContent nodes={node.children} />
        </del>
      );
    case 'link':
      return (
        <SiteLink href={node.href}>
          <InlineContent nodes={node.children} />
        </SiteLink>
      );
    case 'image':
      return <LazyImage src={node.src} alt={node.alt} />;
    case 'break':
      return <br />;
    case 'footnote':
      return (
        <sup className="footnote-ref">
          <a id={node.ref} href={`#${node.id}`} aria-label={`Footnote ${node.number}`}>
            {node.number}
          </a>
        </sup>
      );
  }
}
