import { RunbookPage } from '../../features/runbook/RunbookPage';
import type { SectionModule } from '../sectionModule';

export { ResumeBar } from '../../features/runbook/ResumeBar';

export const pages: SectionModule['pages'] = { 'wiki-article': RunbookPage };
