import './blog.scss';
import type { SectionModule } from '../sectionModule';
import { BlogListPage } from './BlogListPage';
import { BlogPostPage } from './BlogPostPage';

export const pages: SectionModule['pages'] = { blog: BlogListPage, 'blog-post': BlogPostPage };
