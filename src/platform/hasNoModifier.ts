type Modifiers = Readonly<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>>;

/** Whether a click or a key has no modifier; with one, it is the browser's: a link opens in another tab or window, an arrow goes back. */
export function hasNoModifier({ ctrlKey, metaKey, shiftKey, altKey }: Modifiers): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey;
}
