/** What had the focus when the visitor last asked for something that takes a while to come. */
let asked: Element | null = null;

/** Notes that the visitor asks for something: a page, or a recording. */
export function noteRequest(): void {
  asked = document.activeElement;
}

/** Whether what they asked for may take the focus when it comes: not if they have gone to a box to type in since then. */
export function mayTakeFocus(): boolean {
  const { activeElement } = document;
  return activeElement === asked || !activeElement?.matches('input, textarea');
}
