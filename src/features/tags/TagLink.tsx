import type { ReactNode } from 'react';
import { tagPath } from '../../core/site/routes';
import { hasNoModifier } from '../../platform/hasNoModifier';
import { SiteLink } from '../../ui/SiteLink';
import { useSelectTag } from './useTags';

interface TagLinkProps {
  readonly tag: string;
  /** What follows its name. */
  readonly children?: ReactNode;
}

/** A link to a tag's page; a click selects the tag (G1). */
export function TagLink({ tag, children }: TagLinkProps) {
  const selectTag = useSelectTag();
  return (
    <SiteLink className="tag" href={tagPath(tag)} onClick={(event) => hasNoModifier(event) && selectTag(tag)}>
      {tag}
      {children}
    </SiteLink>
  );
}
