import { FEEDS } from '../../core/site/feeds';
import { headOfPart } from '../../core/site/listPart';
import { pathOf } from '../../core/site/routes';
import { BlogCard } from '../../features/cards/BlogCard';
import { FilterChips } from '../../features/filters/FilterChips';
import { FilterField } from '../../features/filters/FilterField';
import { FilterReach } from '../../features/filters/FilterReach';
import { selectBlogCategories, selectVisiblePosts } from '../../features/filters/filterSelectors';
import { selectFilter } from '../../features/filters/filtersSlice';
import { SearchInstead } from '../../features/filters/SearchInstead';
import { useList } from '../../features/filters/useList';
import { useAppSelector } from '../../features/store/hooks';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { PageHeader } from '../../ui/PageHeader';
import { Pager } from '../../ui/Pager';
import { Seo } from '../../ui/Seo';
import { SiteLink } from '../../ui/SiteLink';
import type { PageComponent } from '../sectionModule';

/** B1: the posts, newest first. */
export const BlogListPage: PageComponent<'blog'> = ({ data }) => {
  const { lead, posts, part } = data;
  const { list, ...filter } = useList('blog', data);
  const found = useAppSelector((state) => selectVisiblePosts(state, list.posts));
  const ownCategories = useAppSelector((state) => selectBlogCategories(state, posts));
  const categories = part?.categories ?? ownCategories;
  const { query } = useAppSelector((state) => selectFilter(state, 'blog'));
  const head = headOfPart({ title: 'Blog', description: lead, path: pathOf('blog') }, part);
  return (
    <div className="page">
      <Seo {...head} keywords={['blog', ...categories]} />
      <PageHeader title={head.title} lead={lead}>
        <p className="blog__feed">
          <SiteLink href={FEEDS[0].path}>
            <Icon name="rss" /> Feed (RSS)
          </SiteLink>
        </p>
      </PageHeader>
      <FilterField section="blog" label="Search the posts by title or tag" />
      <FilterChips section="blog" categories={categories} />
      <FilterReach part={part} items="posts" found={found.length} {...filter}>
        <EmptyState title="No posts found">
          Try a different search term or category.
          <SearchInstead query={query} />
        </EmptyState>
      </FilterReach>
      {found.length > 0 && (
        <ul className="rows posts">
          {found.slice(0, part?.size).map((post) => (
            <li key={post.id}>
              <BlogCard post={post} />
            </li>
          ))}
        </ul>
      )}
      {part && !filter.isFiltering && <Pager path={pathOf('blog')} part={part} />}
    </div>
  );
};
