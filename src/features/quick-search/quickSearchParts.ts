export { DialogBody } from './DialogBody';
export { QuickList } from './QuickList';
