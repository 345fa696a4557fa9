import { announce } from '../../platform/announce';
import { blockOf, type RecordedArticle } from './recordedBlock';

const NAME = 'Watch it run';

/** @returns a function that offers the recording of an element's block, if there is one */
export function watchButtons(article: RecordedArticle): (target: Element) => void {
  const buttons = new Map<Element, HTMLButtonElement>();
  article.signal.addEventListener('abort', () => buttons.forEach((button) => button.remove()));
  return (target) => {
    const [figure, block = -1] = blockOf(target) ?? [];
    if (!figure || buttons.has(figure) || !article.recorded.blocks.includes(block)) return;
    const button = buttonFor(block, article);
    buttons.set(figure, button);
    figure.append(button);
  };
}

function buttonFor(block: number, article: RecordedArticle): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'watch';
  button.textContent = NAME;
  const open = async () => {
    try {
      const { openRecording } = await import(/* webpackChunkName: "recordings" */ './openRecording');
      button.textContent = NAME;
      if (!article.signal.aborted) openRecording(block, article);
    } catch (error) {
      console.warn(error);
      button.textContent = 'It could not be loaded: Retry';
      announce('The player could not be loaded.');
    }
  };
  button.addEventListener('click', () => void open());
  return button;
}
