/** The element in which the control of a page's pack is shown. In a file of its own, so that a guide's first scripts have no more of the packs. */
export const PACK_ELEMENT = 'keep-offline';
