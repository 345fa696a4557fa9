import type { PageLink } from '../../core/content/pages';
import { longDate } from '../../core/site/dates';
import { pathOf } from '../../core/site/routes';
import { LikeButton } from '../../features/likes/LikeButton';
import { useLineLinks } from '../../features/line-links/useLineLinks';
import { TagList } from '../../features/tags/TagList';
import { NearbyPagesList } from '../../ui/NearbyPagesList';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { Contents } from '../../ui/Contents';
import { Neighbours } from '../../ui/Neighbours';
import { PageFoot } from '../../ui/PageFoot';
import { PageHeader } from '../../ui/PageHeader';
import { Prose } from '../../ui/Prose';
import { Seo } from '../../ui/Seo';
import { WritingData } from '../../ui/WritingData';
import type { PageComponent } from '../sectionModule';

/** A post (B2, B3). */
export const BlogPostPage: PageComponent<'blog-post'> = ({ data }) => {
  const path = pathOf('blog-post', data.id);
  useLineLinks(data);
  return (
    <article className="page article">
      <Seo title={data.title} description={data.excerpt} path={path} keywords={[data.category, ...data.tags]} type="article" published={data.date} />
      <PageHeader
        title={data.title}
        path={path}
        dated={longDate(data.date)}
        kicker={<Breadcrumbs title={data.title} path={path} crumbs={[{ label: 'Blog', href: pathOf('blog') }, { label: data.category }]} />}
        lead={data.isOpening ? null : data.excerpt}
      >
        <p className="byline">
          <time dateTime={data.date}>{longDate(data.date)}</time> <span>{`${data.readingMinutes} min read`}</span>
        </p>
        <TagList tags={data.tags} />
      </PageHeader>
      <Contents headings={data.headings} />
      <div className="article__body">
        <Prose blocks={data.blocks} />
        <BelowFirstScreen>
          <p className="needs-js">
            <LikeButton postId={data.id} />
          </p>
          <Neighbours name="Other posts" before={neighbour('Newer', data.newer)} after={neighbour('Older', data.older)} />
          <PageFoot path={path} title={data.title} file={data.file} />
          <NearbyPagesList related={data.related} linkedFrom={data.linkedFrom} />
        </BelowFirstScreen>
      </div>
      <WritingData kind="BlogPosting" title={data.title} path={path} published={data.date} />
    </article>
  );
};

function neighbour(label: string, link: PageLink | null) {
  return link && { label, href: pathOf('blog-post', link.id), title: link.title };
}
