import { BOOT_ID, type Boot } from '../core/site/boot';

/** Reads what the prerenderer wrote; a document of the development server has nothing. */
export function readBoot(page: Document): Boot {
  const text = page.getElementById(BOOT_ID)?.textContent;
  return text ? (JSON.parse(text) as Boot) : { isShell: false, scripts: [], data: [] };
}
