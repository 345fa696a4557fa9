import { CARD_TAGS } from '../../core/limits';
import type { CatalogRecord } from '../../core/content/pages';
import { roundedCount } from '../../core/content/roundedCount';
import { longDate } from '../../core/site/dates';
import { shortDate } from '../../core/site/shortDate';
import { isSameTag } from '../../core/site/tagged';
import { TagList } from '../../features/tags/TagList';
import { categoryName } from '../../platform/categoryNames';
import { CardTitle } from '../../ui/CardTitle';
import { CommandsRun } from '../../ui/CommandsRun';
import { KINDS } from './countsByKind';

/** An item of any kind, with its kind and date, and the tags that it has besides the page's. */
export function TagRow({ item, tag }: { readonly item: CatalogRecord; readonly tag: string }) {
  const { url, title, description, tags, type, date } = item;
  return (
    <article className="card entry">
      <CardTitle href={url} heading="h2">
        {title}
      </CardTitle>
      <p className="card__text">{description}</p>
      <p className="entry__facts">
        <span className={`entry__kind tone--${type}`}>{KINDS[type].one}</span>
        {date && <time dateTime={date}>{longDate(date)}</time>}
        <KindFacts item={item} />
      </p>
      <TagList tags={tags.filter((other) => !isSameTag(other, tag))} limit={CARD_TAGS} />
    </article>
  );
}

function KindFacts({ item }: { readonly item: CatalogRecord }) {
  switch (item.type) {
    case 'wiki':
      return (
        <>
          <span>{categoryName(item.category)}</span>
          {item.coverage && <CommandsRun coverage={item.coverage} />}
          {item.reviewed && (
            <span>
              {'Reviewed '}
              <time dateTime={item.reviewed}>{shortDate(item.reviewed)}</time>
            </span>
          )}
        </>
      );
    case 'blog':
      return <span>{`${item.readingMinutes} min read`}</span>;
    case 'project':
      return <span>{item.category}</span>;
    case 'opensource':
      return <span>{[item.language, `${roundedCount(item.stars)} stars`].filter(Boolean).join(', ')}</span>;
  }
}
