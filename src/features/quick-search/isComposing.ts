/** Keys that an input method is still composing with are not ours. Safari tells only by the key's number. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
