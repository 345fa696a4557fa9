/** The id of the card that previews a link. */
export const LINK_PREVIEW_ID = 'link-preview';
