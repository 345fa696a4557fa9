import './open-source.scss';
import type { SectionModule } from '../sectionModule';
import { OpenSourcePage } from './OpenSourcePage';

export const pages: SectionModule['pages'] = { 'open-source': OpenSourcePage };
