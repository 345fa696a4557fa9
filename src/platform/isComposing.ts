/** Whether a key belongs to an input method's composition, and so isn't ours. Safari reports it by key code only. */
export function isComposing({ isComposing: isFlagged, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isFlagged || keyCode === 229;
}
