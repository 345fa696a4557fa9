/** The element that shows the control of a page's pack. In a file of its own, so that a guide's first scripts have nothing else of the packs. */
export const PACK_ELEMENT = 'keep-offline';
