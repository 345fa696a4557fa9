import './case-study.scss';
import type { SectionModule } from '../sectionModule';
import { ProjectPage } from './ProjectPage';

export const pages: SectionModule['pages'] = { project: ProjectPage };
