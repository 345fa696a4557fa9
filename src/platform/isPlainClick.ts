type Modifiers = Readonly<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>>;

/** Whether a click has no modifier; with one, the browser opens a link in another tab or window. */
export function isPlainClick({ ctrlKey, metaKey, shiftKey, altKey }: Modifiers): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey;
}
