import { useLocation, useNavigate } from 'react-router-dom';
import { OFFERED_TAGS } from '../../core/limits';
import type { CatalogRecord } from '../../core/content/pages';
import { headOfPart, itemsOfPart, partAt } from '../../core/site/listPart';
import { countTags, relatedTags, similarTags, spellingOf } from '../../core/site/tagged';
import { pathOf, tagPath } from '../../core/site/routes';
import { searchPath } from '../../features/search/searchPath';
import { useAppSelector } from '../../features/store/hooks';
import { selectTagResults } from '../../features/tags/selectTagResults';
import { useTags } from '../../features/tags/useTags';
import { stepsBack } from '../../platform/history';
import { hasPage } from '../../platform/site';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { PageHeader } from '../../ui/PageHeader';
import { Pager } from '../../ui/Pager';
import { Seo } from '../../ui/Seo';
import { SiteLink } from '../../ui/SiteLink';
import type { PageComponent } from '../sectionModule';
import { countsByKind } from './countsByKind';
import { NearTags } from './NearTags';
import { TagRow } from './TagRow';

const CRUMBS = [{ label: 'Home', href: pathOf('home') }, { label: 'Tags' }];

/** G2, G3: everything with the selected tag, newest first. */
export const TagPage: PageComponent<'tags'> = ({ data: { records, pageSize = Infinity } }) => {
  const { pathname } = useLocation();
  const { selectedTag } = useTags();
  const results = useAppSelector((state) => selectTagResults(state, records));
  if (selectedTag === null) return null;
  const tag = spellingOf(selectedTag, records);
  const part = partAt(pathname, results.length, pageSize);
  const counts = countsByKind(results);
  const head = headOfPart({ title: tag, description: `${counts || 'Pages'} about ${tag}.`, path: tagPath(tag) }, part);
  const { title, path } = head;
  return (
    <div className="page">
      <Seo {...head} keywords={[tag]} isIndexed={results.length > 0} />
      <div className="page-header__kicker tag-way">
        <Breadcrumbs crumbs={CRUMBS} title={title} path={path} />
        <GoBack />
      </div>
      <PageHeader title={title} lead={`${counts}${results.length > 1 ? ', newest first' : ''}`} />
      {results.length === 0 ? (
        <NothingTagged tag={tag} records={records} />
      ) : (
        <>
          <ul className="entries">
            {itemsOfPart(results, part).map((item) => (
              <li key={item.url}>
                <TagRow item={item} tag={tag} />
              </li>
            ))}
          </ul>
          {part && <Pager path={tagPath(tag)} part={part} />}
          <NearTags title="Also tagged" tags={relatedTags(tag, results, OFFERED_TAGS)} />
          <p className="tag-search">
            <SearchTexts tag={tag} />
          </p>
        </>
      )}
    </div>
  );
};

function GoBack() {
  const { clearTag } = useTags();
  const navigate = useNavigate();
  const handleBack = () => {
    clearTag();
    const steps = stepsBack(window);
    if (steps > 0) navigate(-steps);
    else navigate(pathOf('home'));
  };
  return (
    <button type="button" className="tag-way__back needs-js" onClick={handleBack}>
      <Icon name="arrow-left" /> Go Back
    </button>
  );
}

/** Pages may be about something without its tag. */
function SearchTexts({ tag }: { readonly tag: string }) {
  return <SiteLink href={searchPath(tag)}>{`Search all texts for “${tag}”`}</SiteLink>;
}

/** An address whose tag nothing has: a typo, or a former tag. */
function NothingTagged({ tag, records }: { readonly tag: string; readonly records: readonly CatalogRecord[] }) {
  const [meant, ...similar] = similarTags(tag, records, OFFERED_TAGS);
  return (
    <>
      <EmptyState title="Nothing has this tag.">
        {meant && (
          <>
            Did you mean <SiteLink href={tagPath(meant.tag)}>{meant.tag}</SiteLink>?{' '}
          </>
        )}
        <SearchTexts tag={tag} />
        {hasPage('wiki') && (
          <>
            {' '}
            or <SiteLink href={pathOf('wiki')}>browse the wiki</SiteLink>
          </>
        )}
        .
      </EmptyState>
      <NearTags title="Similar tags" tags={similar} />
      <NearTags title="Common tags" tags={countTags(records).slice(0, OFFERED_TAGS)} />
    </>
  );
}
