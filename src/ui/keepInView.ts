/** Scrolls a box so that an element in it can be seen, and nothing else: `scrollIntoView` could move the page. */
export function keepInView(box: HTMLElement | null | undefined, element: HTMLElement | null | undefined): void {
  if (!box || !element || box.scrollHeight <= box.clientHeight) return;
  const [outer, inner] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) box.scrollTop += inner.top - outer.top - outer.height / 3;
}
