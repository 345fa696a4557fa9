import { groupAnchor } from '../../core/content/categories';
import type { PageLink } from '../../core/content/pages';
import { pathOf } from '../../core/site/routes';
import { useLineLinks } from '../../features/line-links/useLineLinks';
import { GuideValues } from '../../features/values/GuideValues';
import { ValuesPanel } from '../../features/values/ValuesPanel';
import { TagList } from '../../features/tags/TagList';
import { NearbyPagesList } from '../../ui/NearbyPagesList';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { Contents } from '../../ui/Contents';
import { Icon } from '../../ui/Icon';
import { Neighbours } from '../../ui/Neighbours';
import { PageFoot } from '../../ui/PageFoot';
import { PageHeader } from '../../ui/PageHeader';
import { Prose } from '../../ui/Prose';
import { Seo } from '../../ui/Seo';
import { SiteLink } from '../../ui/SiteLink';
import { WritingData } from '../../ui/WritingData';
import type { PageComponent } from '../sectionModule';
import { AboutGuide, GuideGlance } from './GuideFacts';
import { useLazyGuideParts } from './useLazyGuideParts';

/** A guide (W4–W7). */
export const WikiArticlePage: PageComponent<'wiki-article'> = ({ data }) => {
  const { id, title, category, group, next, neighbours } = data;
  const path = pathOf('wiki-article', id);
  const { ResumeBar, GuideChanges } = useLazyGuideParts(id, data.edition);
  useLineLinks(data);
  const following = neighbours.following?.id === next?.id ? null : neighbours.following;
  return (
    <article className="page article">
      <Seo title={title} description={data.description} path={path} keywords={data.tags} type="article" modified={data.modified} changes={data.changes} />
      <PageHeader
        title={title}
        path={path}
        dated={data.dated}
        kicker={
          <Breadcrumbs
            title={title}
            path={path}
            crumbs={[
              { label: 'Wiki', href: pathOf('wiki') },
              { label: group, href: `${pathOf('wiki')}#${groupAnchor(category)}` },
            ]}
          />
        }
        lead={data.isOpening ? null : data.description}
      >
        <GuideGlance data={data} />
      </PageHeader>
      {GuideChanges && <GuideChanges data={data} />}
      <Contents headings={data.headings} strip={data.strip} />
      <div className="article__body">
        <GuideValues guide={id} variables={data.variables}>
          <div className="folds">
            <AboutGuide data={data} />
            <ValuesPanel guide={id} variables={data.variables} />
          </div>
          <Prose blocks={data.blocks} />
          <BelowFirstScreen>
            {next && (
              <p className="next">
                <span className="next__label">Next article</span>
                <SiteLink className="next__link" href={pathOf('wiki-article', next.id)}>
                  {next.title}
                  <Icon name="arrow-right" />
                </SiteLink>
              </p>
            )}
            <Neighbours
              name={`More in ${group}`}
              before={neighbour(`Previous in ${group}`, neighbours.previous)}
              after={neighbour(`Next in ${group}`, following)}
            />
            <PageFoot path={path} title={title} file={data.file} hasScript={data.hasScript} guide={data} />
            <NearbyPagesList related={data.related} linkedFrom={data.linkedFrom} />
            <TagList tags={data.tags} />
          </BelowFirstScreen>
        </GuideValues>
      </div>
      {ResumeBar && <ResumeBar guide={id} />}
      <WritingData kind="TechArticle" title={title} path={path} modified={data.modified} />
    </article>
  );
};

function neighbour(place: string, link: PageLink | null) {
  return link && { label: place, href: pathOf('wiki-article', link.id), title: link.title };
}
