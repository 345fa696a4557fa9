import type { ListedRepository } from '../../core/content/pages';
import { roundedCount } from '../../core/content/roundedCount';
import { plainTitle } from '../../core/content/plainTitle';
import { longDate } from '../../core/site/dates';
import { pathOf } from '../../core/site/routes';
import { TagList } from '../../features/tags/TagList';
import { SiteLink } from '../../ui/SiteLink';

/** A repository in its list (O1). */
export function RepositoryCard({ repository }: { readonly repository: ListedRepository }) {
  const { name, title, description, language, stars, forks, lastUpdated, url, tags, guide } = repository;
  return (
    <article className="card repository">
      <h2 className="card__title">
        <SiteLink href={url}>{title}</SiteLink>
      </h2>
      <p className="card__meta">
        <code>{name}</code>
      </p>
      <p className="card__text">{description}</p>
      {guide && (
        <p className="card__text repository__guide">
          {'Guide: '}
          <SiteLink href={pathOf('wiki-article', guide.id)}>{plainTitle(guide.title)}</SiteLink>
        </p>
      )}
      <dl className="repository__figures">
        <div>
          <dt>Language</dt>
          <dd>{language}</dd>
        </div>
        <div>
          <dt>Stars</dt>
          <dd>{roundedCount(stars)}</dd>
        </div>
        <div>
          <dt>Forks</dt>
          <dd>{roundedCount(forks)}</dd>
        </div>
        <div>
          <dt>Last updated</dt>
          <dd>
            <time dateTime={lastUpdated}>{longDate(lastUpdated)}</time>
          </dd>
        </div>
      </dl>
      <TagList tags={tags} />
    </article>
  );
}
