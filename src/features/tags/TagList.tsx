import { tagPath } from '../../core/site/routes';
import { isPlainClick } from '../../platform/isPlainClick';
import { SiteLink } from '../../ui/SiteLink';
import { useTags } from './useTags';

interface TagListProps {
  readonly tags: readonly string[];
  /** How many to show before "+N more" (W2); all without it. */
  readonly limit?: number;
}

/** Tags that link to their pages; a click selects the tag (G1). */
export function TagList({ tags, limit = tags.length }: TagListProps) {
  const { selectTag } = useTags();
  const more = tags.length - limit;
  return (
    <ul className="tags" aria-label="Tags">
      {tags.slice(0, limit).map((tag) => (
        <li key={tag}>
          <SiteLink className="tag" href={tagPath(tag)} onClick={(event) => isPlainClick(event) && selectTag(tag)}>
            {tag}
          </SiteLink>
        </li>
      ))}
      {more > 0 && <li className="tags__more">+{more} more</li>}
    </ul>
  );
}
