import './blog.scss';
import type { SectionModule } from '../sectionModule';
import { BlogListPage } from './BlogListPage';

export const pages: SectionModule['pages'] = { blog: BlogListPage };
