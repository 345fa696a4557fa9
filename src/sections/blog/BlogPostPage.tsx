import type { PageLink } from '../../core/content/pages';
import { longDate } from '../../core/site/dates';
import { pathOf } from '../../core/site/routes';
import { LikeButton } from '../../features/likes/LikeButton';
import { TagList } from '../../features/tags/TagList';
import { Contents } from '../../ui/Contents';
import { MarkdownLink } from '../../ui/MarkdownLink';
import { PageHeader } from '../../ui/PageHeader';
import { Prose } from '../../ui/Prose';
import { Seo } from '../../ui/Seo';
import { SiteLink } from '../../ui/SiteLink';
import type { PageComponent } from '../sectionModule';

/** A post (B2, B3). */
export const BlogPostPage: PageComponent<'blog-post'> = ({ data }) => (
  <article className="page article">
    <Seo
      title={data.title}
      description={data.excerpt}
      path={pathOf('blog-post', data.id)}
      keywords={[data.category, ...data.tags]}
      type="article"
      modified={data.date}
    />
    <PageHeader
      title={data.title}
      kicker={
        <>
          <SiteLink href={pathOf('blog')}>Blog</SiteLink> / {data.category}
        </>
      }
      lead={data.excerpt}
    >
      <p className="byline">
        <time dateTime={data.date}>{longDate(data.date)}</time> <span>{data.readingMinutes} min read</span>
      </p>
      <TagList tags={data.tags} />
    </PageHeader>
    <Contents headings={data.headings} />
    <div className="article__body">
      <Prose blocks={data.blocks} />
      <p className="needs-js">
        <LikeButton postId={data.id} />
      </p>
      <MarkdownLink path={pathOf('blog-post', data.id)} />
      <nav className="neighbours" aria-label="Other posts">
        <Neighbour label="Newer" link={data.newer} />
        <Neighbour label="Older" link={data.older} />
      </nav>
    </div>
  </article>
);

function Neighbour({ label, link }: { readonly label: string; readonly link: PageLink | null }) {
  if (!link) return null;
  return (
    <p className={`neighbours__item neighbours__item--${label.toLowerCase()}`}>
      <span className="next__label">{label}</span> <SiteLink href={pathOf('blog-post', link.id)}>{link.title}</SiteLink>
    </p>
  );
}
