import { CARD_TAGS } from '../../core/limits';
import { commandsRun } from '../../core/content/commandsRun';
import { categoryName } from '../../core/content/entities';
import type { CatalogRecord } from '../../core/content/pages';
import type { ResultType } from '../../core/search/types';
import { longDate } from '../../core/site/dates';
import { TagList } from '../../features/tags/TagList';
import { CardTitle } from '../../ui/CardTitle';
import { LedgerStrip } from '../../ui/LedgerStrip';

const KINDS: Readonly<Record<ResultType, { readonly one: string; readonly many: string }>> = {
  wiki: { one: 'Guide', many: 'Guides' },
  blog: { one: 'Post', many: 'Posts' },
  project: { one: 'Project', many: 'Projects' },
  opensource: { one: 'Repository', many: 'Repositories' },
};

/** How many items of each kind there are, the kind of the newest first. */
export function TagStats({ items }: { readonly items: readonly CatalogRecord[] }) {
  const types = [...new Set(items.map(({ type }) => type))];
  return (
    <ul className="stats" aria-label="Items by kind">
      {types.map((type) => {
        const count = items.filter((item) => item.type === type).length;
        return (
          <li key={type} className={`stats__item tone--${type}`}>
            <span className="stats__count">{count}</span> {KINDS[type][count === 1 ? 'one' : 'many']}
          </li>
        );
      })}
    </ul>
  );
}

/** An item of any kind, with its kind and date. */
export function TagRow({ item }: { readonly item: CatalogRecord }) {
  const { url, title, description, tags, type, date } = item;
  return (
    <article className="card guide">
      <CardTitle href={url} heading="h2">
        {title}
      </CardTitle>
      <p className="card__text">{description}</p>
      <p className="guide__facts">
        <span className={`tag-row__kind tone--${type}`}>{KINDS[type].one}</span>
        {date && <time dateTime={date}>{longDate(date)}</time>}
        <KindFacts item={item} />
      </p>
      <TagList tags={tags} limit={CARD_TAGS} />
    </article>
  );
}

function KindFacts({ item }: { readonly item: CatalogRecord }) {
  switch (item.type) {
    case 'wiki':
      return (
        <>
          <span>{categoryName(item.category)}</span>
          {item.coverage && <span className="guide__checked">{`✓ ${commandsRun(item.coverage)}`}</span>}
          {item.ledger && <LedgerStrip counts={item.ledger} />}
        </>
      );
    case 'blog':
      return <span>{`${item.readingMinutes} min read`}</span>;
    case 'project':
      return <span>{item.category}</span>;
    case 'opensource':
      return <span>{[item.language, `${item.stars} stars`].filter(Boolean).join(', ')}</span>;
  }
}
