import './resume.scss';
import type { SectionModule } from '../sectionModule';
import { ResumePage } from './ResumePage';

export const pages: SectionModule['pages'] = { resume: ResumePage };
