import './guide.scss';
import type { SectionModule } from '../sectionModule';
import { WikiArticlePage } from './WikiArticlePage';

export { loadRunbook } from './loadRunbook';

export const pages: SectionModule['pages'] = { 'wiki-article': WikiArticlePage };
