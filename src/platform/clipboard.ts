/**
 * Copies text with the Clipboard API, or through a hidden text area where that is refused or unsupported.
 *
 * @param text may be a promise; call this in the click's handler all the same, because browsers require it
 * @throws Error when neither works, or the text's own error
 */
export async function copyToClipboard(text: string | Promise<string>): Promise<void> {
  try {
    await (typeof text === 'string' ? navigator.clipboard.writeText(text) : writePromised(text));
  } catch (error) {
    if (!copyBySelection(await text)) throw error instanceof Error ? error : new Error('The clipboard refused the text.');
  }
}

/** The only way in which Safari takes a pending text: by the time it is here, the click is over. */
async function writePromised(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then((plain) => new Blob([plain], { type: 'text/plain' })) })]);
}

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  const { activeElement } = document;
  area.value = text;
  area.readOnly = true;
  area.className = 'visually-hidden';
  // While a modal dialog is open, nothing outside it can be selected.
  (activeElement?.closest('dialog') ?? document.body).append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  }
}
