import { BOOT_NOTICE_ID } from '../core/site/boot';

/**
 * Shows the document's notice that the interactive parts of the page could not be loaded.
 *
 * @param onRetry called by its button; null hides the notice
 */
export function showLoadNotice(onRetry: (() => void) | null): void {
  const notice = document.getElementById(BOOT_NOTICE_ID);
  const button = notice?.querySelector('button');
  if (!notice || !button) return;
  button.onclick = onRetry;
  notice.hidden = onRetry === null;
}
