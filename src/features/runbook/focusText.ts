/** Puts the focus on what is being read, without moving it: on the last heading that is on the screen or above it. For a control that disappears, and would take the focus with it. */
export function focusText(): void {
  const headings = document.querySelectorAll<HTMLElement>('article :is(h1, h2, h3)');
  const target = [...headings].filter((heading) => heading.getBoundingClientRect().top < innerHeight).at(-1);
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
