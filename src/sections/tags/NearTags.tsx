import { useId } from 'react';
import type { TagCount } from '../../core/site/tagged';
import { TagLink } from '../../features/tags/TagLink';

interface NearTagsProps {
  readonly title: string;
  readonly tags: readonly TagCount[];
}

/** Other tags, each with how many items have it. */
export function NearTags({ title, tags }: NearTagsProps) {
  const titleId = useId();
  if (tags.length === 0) return null;
  return (
    <section className="near-tags" aria-labelledby={titleId}>
      <h2 className="near-tags__title" id={titleId}>
        {title}
      </h2>
      <ul className="near-tags__list">
        {tags.map(({ tag, count }) => (
          <li key={tag}>
            <TagLink tag={tag}>
              {' '}
              <span className="near-tags__count">{count}</span>
            </TagLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
