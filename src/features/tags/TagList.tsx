import { TagLink } from './TagLink';

interface TagListProps {
  readonly tags: readonly string[];
  /** How many to show before "+N more" (W2); all without it. */
  readonly limit?: number;
}

/** Tags that link to their pages. */
export function TagList({ tags, limit = tags.length }: TagListProps) {
  const more = tags.length - limit;
  return (
    <ul className="tags" aria-label="Tags">
      {tags.slice(0, limit).map((tag) => (
        <li key={tag}>
          <TagLink tag={tag} />
        </li>
      ))}
      {more > 0 && <li className="tags__more">{`+${more} more`}</li>}
    </ul>
  );
}
