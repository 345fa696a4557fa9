import './post.scss';
import type { SectionModule } from '../sectionModule';
import { BlogPostPage } from './BlogPostPage';

export const pages: SectionModule['pages'] = { 'blog-post': BlogPostPage };
