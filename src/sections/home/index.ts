import './home.scss';
import type { SectionModule } from '../sectionModule';
import { HomePage } from './HomePage';

export const pages: SectionModule['pages'] = { home: HomePage };
