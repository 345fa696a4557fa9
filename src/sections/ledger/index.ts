import './ledger.scss';
import type { SectionModule } from '../sectionModule';
import { LedgerPage } from './LedgerPage';

export const pages: SectionModule['pages'] = { ledger: LedgerPage };
