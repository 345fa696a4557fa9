import type { OpenSourceResource } from '../../core/content/entities';
import { roundedCount } from '../../core/content/roundedCount';
import { longDate } from '../../core/site/dates';
import { TagList } from '../../features/tags/TagList';
import { SiteLink } from '../../ui/SiteLink';

/** A repository in its list (O1). */
export function RepositoryCard({ repository }: { readonly repository: OpenSourceResource }) {
  const { name, title, description, language, stars, forks, lastUpdated, url, tags } = repository;
  return (
    <article className="card repository">
      <h2 className="card__title">
        <SiteLink href={url}>{title}</SiteLink>
      </h2>
      <p className="card__meta">
        <code>{name}</code>
      </p>
      <p className="card__text">{description}</p>
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
