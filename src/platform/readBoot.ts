import { BOOT_ID, type Boot } from '../core/site/boot';

/** Reads the boot data that the prerenderer wrote; a document from the development server has none. */
export function readBoot(page: Document): Boot {
  const text = page.getElementById(BOOT_ID)?.textContent;
  return text ? (JSON.parse(text) as Boot) : { isShell: false, scripts: [], data: [] };
}
