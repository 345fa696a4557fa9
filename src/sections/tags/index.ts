import './tags.scss';
import type { SectionModule } from '../sectionModule';
import { TagPage } from './TagPage';

export const pages: SectionModule['pages'] = { tags: TagPage };
