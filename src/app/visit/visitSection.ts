import './visit.scss';
import type { SectionModule } from '../../sections/sectionModule';
import { VisitPage } from './VisitPage';

export const pages: SectionModule['pages'] = { visit: VisitPage };
