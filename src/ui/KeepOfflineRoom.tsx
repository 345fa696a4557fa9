import { createElement } from 'react';
import { PACK_ELEMENT } from '../core/site/packElement';

/** Room for the control that keeps a page, which is shown once in view and loaded (src/app/offline.ts); nothing on a site that keeps nothing. */
export function KeepOfflineRoom() {
  return process.env.OFFLINE === 'on' ? createElement(PACK_ELEMENT, { class: 'needs-js' }) : null;
}
