import { FEEDS } from '../../core/site/feeds';
import { pathOf } from '../../core/site/routes';
import { BlogCard } from '../../features/cards/BlogCard';
import { FilterChips } from '../../features/filters/FilterChips';
import { FilterField } from '../../features/filters/FilterField';
import { selectBlogCategories, selectVisiblePosts } from '../../features/filters/filterSelectors';
import { useAppSelector } from '../../features/store/hooks';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { PageHeader } from '../../ui/PageHeader';
import { Seo } from '../../ui/Seo';
import { SiteLink } from '../../ui/SiteLink';
import type { PageComponent } from '../sectionModule';

/** B1: the posts, newest first. */
export const BlogListPage: PageComponent<'blog'> = ({ data: { lead, posts } }) => {
  const shown = useAppSelector((state) => selectVisiblePosts(state, posts));
  const categories = useAppSelector((state) => selectBlogCategories(state, posts));
  return (
    <div className="page">
      <Seo title="Blog" description={lead} path={pathOf('blog')} keywords={['blog', ...categories]} />
      <PageHeader title="Blog" lead={lead}>
        <p className="blog__feed">
          <SiteLink href={FEEDS[0].path}>
            <Icon name="rss" /> Feed (RSS)
          </SiteLink>
        </p>
      </PageHeader>
      <FilterField section="blog" label="Search the posts by title or tag" />
      <FilterChips section="blog" categories={categories} />
      {shown.length === 0 ? (
        <EmptyState title="No posts found">Try a different search term or category.</EmptyState>
      ) : (
        <ul className="rows posts">
          {shown.map((post) => (
            <li key={post.id}>
              <BlogCard post={post} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
