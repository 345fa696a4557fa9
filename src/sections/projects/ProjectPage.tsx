import type { Block } from '../../core/content/blocks';
import { longMonth } from '../../core/site/dates';
import { pathOf } from '../../core/site/routes';
import { SAMPLE_NOTE } from '../../core/site/sample';
import { TagList } from '../../features/tags/TagList';
import { hasPage, site } from '../../platform/site';
import { NearbyPagesList } from '../../ui/NearbyPagesList';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { Contents } from '../../ui/Contents';
import { Diagram } from '../../ui/Diagram';
import { Icon } from '../../ui/Icon';
import { PageFoot } from '../../ui/PageFoot';
import { PageHeader } from '../../ui/PageHeader';
import { Prose } from '../../ui/Prose';
import { Seo } from '../../ui/Seo';
import { SiteLink } from '../../ui/SiteLink';
import type { PageComponent } from '../sectionModule';
import { BeforeAndAfter } from './BeforeAndAfter';
import { ProjectFacts } from './ProjectFacts';
import { ProjectLinks } from './ProjectLinks';

/** P2: a case study: its facts and what it changed, its first section, and the architecture diagram below that. */
export const ProjectPage: PageComponent<'project'> = ({ data }) => {
  const path = pathOf('project', data.id);
  const end = endOfFirstSection(data.blocks);
  return (
    <article className="page article case-study">
      <Seo title={data.title} description={data.description} path={path} keywords={[data.category, ...data.tags]} type="article" />
      <PageHeader
        title={data.title}
        path={path}
        dated={longMonth(data.date)}
        kicker={<Breadcrumbs title={data.title} path={path} crumbs={[{ label: 'Projects', href: pathOf('projects') }, { label: data.category }]} />}
        lead={data.description}
      >
        <p className="byline">
          <time dateTime={data.date}>{longMonth(data.date)}</time>
        </p>
        {site.isSample && <p className="byline">{SAMPLE_NOTE}</p>}
        <ProjectFacts facts={data.facts} />
        <BeforeAndAfter figures={data.figures} />
        <ProjectLinks data={data} />
      </PageHeader>
      <Contents headings={data.headings} />
      <div className="article__body">
        <Prose blocks={data.blocks.slice(0, end)} />
        {data.image && <Diagram picture={data.image} title={data.title} words={data.imageAlt ?? ''} />}
        <Prose blocks={data.blocks.slice(end)} />
        <BelowFirstScreen>
          <p className="next">
            <SiteLink className="next__link" href={pathOf('projects')}>
              <Icon name="arrow-left" />
              All projects
            </SiteLink>
          </p>
          <HireLinks />
          <PageFoot path={path} title={data.title} file={data.file} />
          <NearbyPagesList related={data.related} linkedFrom={data.linkedFrom} />
          <TagList tags={data.tags} />
        </BelowFirstScreen>
      </div>
    </article>
  );
};

/** For a reader who is convinced. */
function HireLinks() {
  return (
    <p className="page-header__actions">
      {hasPage('resume') && (
        <SiteLink className="button button--quiet" href={pathOf('resume')}>
          Read the resume
        </SiteLink>
      )}
      {site.author.email && (
        <a className="button button--quiet" href={`mailto:${site.author.email}`}>
          <Icon name="mail" /> Write an e-mail
        </a>
      )}
    </p>
  );
}

/** Where the second section begins; the number of blocks where there is none. */
function endOfFirstSection(blocks: readonly Block[]): number {
  const place = blocks.findIndex((block, index) => index > 0 && block.type === 'heading' && block.depth === 2);
  return place < 0 ? blocks.length : place;
}
