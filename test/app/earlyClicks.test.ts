import { waitFor } from '@testing-library/dom';
import { replayEarlyClicks } from '../../src/app/earlyClicks';
import { markHydrated } from '../../src/app/hydration';

/** A screen whose bar and page are hydrated one after the other. */
function setup() {
  document.body.innerHTML = '<div id="root"><header><button type="button">Menu</button></header><main><button type="button">Copy</button></main></div>';
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
  const [root, main, menu, copy] = ['#root', 'main', 'header button', 'main button'].map(find) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  const answered: string[] = [];
  const answer = (button: HTMLElement) => button.addEventListener('click', () => answered.push(button.textContent));
  return { root, main, menu, copy, answered, answer };
}
const later = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('replayEarlyClicks', () => {
  it('N2 repeats a click from before the scripts once its part of the page is hydrated', async () => {
    const { root, main, menu, copy, answered, answer } = setup();
    window.earlyClicks = [menu, copy];
    replayEarlyClicks(root);
    answer(menu);
    markHydrated(root);
    await waitFor(() => expect(answered).toEqual(['Menu']));
    answer(copy);
    markHydrated(main);
    await waitFor(() => expect(answered).toEqual(['Menu', 'Copy']));
  });

  it('N2 holds a click on what is not hydrated yet, however long that takes, and repeats it once', async () => {
    const { root, main, copy, answered, answer } = setup();
    replayEarlyClicks(root);
    markHydrated(root);
    answer(copy);
    copy.click();
    await later();
    expect(answered).toEqual([]);
    markHydrated(main);
    await waitFor(() => expect(answered).toEqual(['Copy']));
    copy.click();
    expect(answered).toEqual(['Copy', 'Copy']);
  });

  it('N2 repeats no click on what is gone', async () => {
    const { root, main, copy, answered, answer } = setup();
    window.earlyClicks = [copy];
    replayEarlyClicks(root);
    answer(copy);
    copy.remove();
    markHydrated(main);
    await later();
    expect(answered).toEqual([]);
  });
});
