/** Whether an input method is still composing with this key, which is then not ours. Safari reports it by the key code only. */
export function isComposing({ isComposing: isFlagged, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isFlagged || keyCode === 229;
}
