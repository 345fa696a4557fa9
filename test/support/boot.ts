import { BOOT_ID, BOOT_NOTICE_ID, type Boot } from '../../src/core/site/boot';

/** Makes the document one that was prerendered in a build; returns a function that undoes it. */
export function bootDocument(boot: Partial<Boot>): () => void {
  const block = document.createElement('script');
  block.id = BOOT_ID;
  block.type = 'application/json';
  block.textContent = JSON.stringify({ isShell: false, scripts: [], data: [], ...boot } satisfies Boot);
  const notice = document.createElement('p');
  notice.id = BOOT_NOTICE_ID;
  notice.hidden = true;
  notice.setAttribute('role', 'alert');
  notice.append('The interactive parts of this page could not be loaded. ', document.createElement('button'));
  document.body.append(block, notice);
  return () => [block, notice].forEach((element) => element.remove());
}
