import { CARD_TAGS } from '../../core/limits';
import type { BlogCard as BlogCardData } from '../../core/content/pages';
import { longDate } from '../../core/site/dates';
import { pathOf } from '../../core/site/routes';
import { CardTitle } from '../../ui/CardTitle';
import { TagList } from '../tags/TagList';
import { CardAction } from './CardAction';

interface BlogCardProps {
  readonly post: BlogCardData;
  readonly heading?: 'h2' | 'h3';
  /** The text of the link under the excerpt; without it only the title is a link. */
  readonly action?: string;
}

/** A post as lists show it (B1, H6). */
export function BlogCard({ post, heading = 'h2', action }: BlogCardProps) {
  const href = pathOf('blog-post', post.id);
  return (
    <article className="card">
      <p className="card__meta">
        <time dateTime={post.date}>{longDate(post.date)}</time> <span>{`${post.readingMinutes} min read`}</span> <span>{post.category}</span>
      </p>
      <CardTitle href={href} heading={heading}>
        {post.title}
      </CardTitle>
      <p className="card__text">{post.excerpt}</p>
      <TagList tags={post.tags} limit={CARD_TAGS} />
      <CardAction href={href} title={post.title} text={action} />
    </article>
  );
}
