import { useNavigate } from 'react-router-dom';
import { CARD_TAGS } from '../../core/limits';
import { RESULT_TYPE_LABELS, type DocumentRecord } from '../../core/search/types';
import { spellingOf } from '../../core/site/tagged';
import { longDate } from '../../core/site/dates';
import { pathOf, tagPath } from '../../core/site/routes';
import { useAppSelector } from '../../features/store/hooks';
import { selectTagResults } from '../../features/tags/selectTagResults';
import { TagList } from '../../features/tags/TagList';
import { useTags } from '../../features/tags/useTags';
import { stepsBack } from '../../platform/history';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { CardTitle } from '../../ui/CardTitle';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { PageHeader } from '../../ui/PageHeader';
import { Seo } from '../../ui/Seo';
import type { PageComponent } from '../sectionModule';

const CRUMBS = [{ label: 'Home', href: pathOf('home') }, { label: 'Tag' }];

/** G2, G3: everything with the selected tag. */
export const TagPage: PageComponent<'tags'> = ({ data: { records } }) => {
  const { selectedTag, clearTag } = useTags();
  const results = useAppSelector((state) => selectTagResults(state, records));
  const navigate = useNavigate();
  if (selectedTag === null) return null;
  const handleBack = () => {
    clearTag();
    const steps = stepsBack(window);
    if (steps > 0) navigate(-steps);
    else navigate(pathOf('home'));
  };
  const tag = spellingOf(selectedTag, records);
  const description = `Guides, posts, projects and tools about ${tag}.`;
  return (
    <div className="page">
      <Seo title={tag} description={description} path={tagPath(tag)} keywords={[tag]} isIndexed={results.length > 0} />
      <PageHeader
        title={tag}
        kicker={<Breadcrumbs crumbs={CRUMBS} title={tag} path={tagPath(tag)} />}
        lead={`${results.length} ${results.length === 1 ? 'item' : 'items'}`}
      >
        <p className="page-header__actions needs-js">
          <button type="button" className="button button--quiet" data-replay="" onClick={handleBack}>
            <Icon name="arrow-left" /> Go Back
          </button>
        </p>
      </PageHeader>
      {results.length === 0 ? (
        <EmptyState title="Nothing has this tag." />
      ) : (
        <ul className="tag-results">
          {results.map((record) => (
            <li key={`${record.type}/${record.id}`}>
              <TagResult record={record} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

function TagResult({ record }: { readonly record: DocumentRecord }) {
  return (
    <article className="card">
      <p className="card__meta">
        <span>{RESULT_TYPE_LABELS[record.type]}</span> <span>{record.category}</span>{' '}
        {record.date && <time dateTime={record.date}>{longDate(record.date)}</time>}
      </p>
      <CardTitle href={record.url} heading="h2">
        {record.title}
      </CardTitle>
      <p className="card__text">{record.description}</p>
      <TagList tags={record.tags} limit={CARD_TAGS} />
    </article>
  );
}
