import { longMonth } from '../../core/site/dates';
import { pathOf } from '../../core/site/routes';
import { TagList } from '../../features/tags/TagList';
import { Contents } from '../../ui/Contents';
import { Icon } from '../../ui/Icon';
import { LazyImage } from '../../ui/LazyImage';
import { MarkdownLink } from '../../ui/MarkdownLink';
import { PageHeader } from '../../ui/PageHeader';
import { Prose } from '../../ui/Prose';
import { Seo } from '../../ui/Seo';
import { SiteLink } from '../../ui/SiteLink';
import type { PageComponent } from '../sectionModule';

/** P2: a case study; its architecture diagram leads. */
export const ProjectPage: PageComponent<'project'> = ({ data }) => (
  <article className="page article">
    <Seo title={data.title} description={data.description} path={pathOf('project', data.id)} keywords={[data.category, ...data.tags]} type="article" />
    <PageHeader
      title={data.title}
      kicker={
        <>
          <SiteLink href={pathOf('projects')}>Projects</SiteLink> / {data.category}
        </>
      }
      lead={data.description}
    >
      <p className="byline">
        <time dateTime={data.date}>{longMonth(data.date)}</time>
      </p>
      <TagList tags={data.tags} />
      <p className="page-header__actions">
        <SiteLink className="button" href={data.github}>
          <Icon name="branch" /> Source code
        </SiteLink>
        <SiteLink className="button button--quiet" href={data.live}>
          <Icon name="external" /> Live
        </SiteLink>
      </p>
    </PageHeader>
    <figure className="diagram">
      <LazyImage src={data.image} alt={`Architecture diagram: ${data.title}`} />
      <figcaption>{data.imageAlt}</figcaption>
    </figure>
    <Contents headings={data.headings} />
    <div className="article__body">
      <Prose blocks={data.blocks} />
      <MarkdownLink path={pathOf('project', data.id)} />
      <p className="next">
        <SiteLink className="next__link" href={pathOf('projects')}>
          <Icon name="arrow-left" /> All projects
        </SiteLink>
      </p>
    </div>
  </article>
);
