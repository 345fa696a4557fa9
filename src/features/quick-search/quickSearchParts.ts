export { DialogBody } from './DialogBody';
export { QuickList } from './QuickList';
export { SearchOffers } from './SearchOffers';
export { WaysOn } from './WaysOn';
