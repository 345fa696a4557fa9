import './projects.scss';
import type { SectionModule } from '../sectionModule';
import { ProjectsPage } from './ProjectsPage';

export const pages: SectionModule['pages'] = { projects: ProjectsPage };
