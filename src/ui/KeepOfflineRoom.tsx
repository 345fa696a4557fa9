import { createElement } from 'react';
import { PACK_ELEMENT } from '../core/site/packElement';

/** Where the control by which a page is kept comes once it is in view and its code is loaded (src/app/offline.ts); nothing where the site keeps nothing. */
export function KeepOfflineRoom() {
  return process.env.OFFLINE === 'on' ? createElement(PACK_ELEMENT, { class: 'needs-js' }) : null;
}
