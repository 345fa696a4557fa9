import './search.scss';
import type { SectionModule } from '../sectionModule';
import { SearchPage } from './SearchPage';

export const pages: SectionModule['pages'] = { search: SearchPage };
