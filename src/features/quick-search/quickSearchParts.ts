export { QuickList } from './QuickList';
export { SearchDialog } from './SearchDialog';
