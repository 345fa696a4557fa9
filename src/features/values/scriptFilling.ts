import type { PlaceholderValues } from '../../core/content/placeholders';
import { withValues } from '../../core/content/scriptValues';
import { pathOf } from '../../core/site/routes';
import { scriptPath } from '../../core/site/scriptPath';
import { saveFile, saveText } from '../../platform/saveFile';
import { withBase } from '../../platform/site';

/** Guides' scripts are files with the examples; a click on the link to one saves it with the reader's values in it. */
export function createScriptFilling() {
  const byAddress = new Map<string, () => PlaceholderValues>();
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const values = link ? byAddress.get(link.pathname)?.() : undefined;
    if (!link || !values || Object.keys(values).length === 0) return;
    event.preventDefault();
    void saveFilled(link.href, values);
  });
  return { fill: (guide: string, values: () => PlaceholderValues) => void byAddress.set(withBase(scriptPath(pathOf('wiki-article', guide))), values) };
}

async function saveFilled(address: string, values: PlaceholderValues): Promise<void> {
  const name = address.split('/').at(-1) ?? '';
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    saveText(name, withValues(await response.text(), values));
  } catch (error) {
    console.warn(error);
    // The browser tries, too, and says what is wrong.
    saveFile(name, address);
  }
}
