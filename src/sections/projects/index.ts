import './projects.scss';
import type { SectionModule } from '../sectionModule';
import { ProjectPage } from './ProjectPage';
import { ProjectsPage } from './ProjectsPage';

export const pages: SectionModule['pages'] = { projects: ProjectsPage, project: ProjectPage };
