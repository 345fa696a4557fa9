/** A box to type in beside what a test renders, with the focus; it is gone after the test. */
export function focusedBox(): HTMLInputElement {
  const box = document.createElement('input');
  document.body.prepend(box);
  box.focus();
  boxes.push(box);
  return box;
}

const boxes: HTMLInputElement[] = [];
afterEach(() => boxes.splice(0).forEach((box) => box.remove()));
