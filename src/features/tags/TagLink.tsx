import type { ReactNode } from 'react';
import { tagPath } from '../../core/site/routes';
import { isPlainClick } from '../../platform/isPlainClick';
import { SiteLink } from '../../ui/SiteLink';
import { useAppDispatch } from '../store/hooks';
import { tagSelected } from './tagsSlice';

interface TagLinkProps {
  readonly tag: string;
  /** What follows its name. */
  readonly children?: ReactNode;
}

/** A link to a tag's page; a click selects the tag (G1). */
export function TagLink({ tag, children }: TagLinkProps) {
  const dispatch = useAppDispatch();
  return (
    <SiteLink className="tag" href={tagPath(tag)} onClick={(event) => isPlainClick(event) && dispatch(tagSelected(tag))}>
      {tag}
      {children}
    </SiteLink>
  );
}
