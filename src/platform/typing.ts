/** What had the focus when the visitor last asked for something that takes a while to come. */
let asked: Element | null = null;

/** Notes that the visitor asks for something: a page, or a recording. */
export function noteRequest(): void {
  asked = document.activeElement;
}

/** Whether the visitor has gone to a box to type in since then: what they asked for leaves the focus there when it comes. */
export function isTypingElsewhere(): boolean {
  const { activeElement } = document;
  return activeElement !== asked && Boolean(activeElement?.matches('input, textarea'));
}
