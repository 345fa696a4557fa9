import './wiki.scss';
import type { SectionModule } from '../sectionModule';
import { WikiArticlePage } from './WikiArticlePage';
import { WikiIndexPage } from './WikiIndexPage';

export const pages: SectionModule['pages'] = { wiki: WikiIndexPage, 'wiki-article': WikiArticlePage };
