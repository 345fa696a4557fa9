import './wiki.scss';
import type { SectionModule } from '../sectionModule';
import { WikiIndexPage } from './WikiIndexPage';

export const pages: SectionModule['pages'] = { wiki: WikiIndexPage };
