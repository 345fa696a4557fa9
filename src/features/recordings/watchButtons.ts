import { announce } from '../../platform/announce';
import { noteRequest } from '../../platform/typing';
import { blockAt, blockOf, type RecordedArticle } from './recordedBlock';

const NAME = 'Watch it run';

/** @returns a function that offers the recording of an element's block, if there is one */
export function watchButtons(article: RecordedArticle): (target: Element) => void {
  const buttons = new Map<Element, HTMLButtonElement>();
  article.signal.addEventListener('abort', () => buttons.forEach((button) => button.remove()));
  showOpen(article).catch(console.warn);
  return (target) => {
    const [figure, block = -1] = blockOf(target) ?? [];
    if (!figure || buttons.has(figure) || !article.recorded.blocks.includes(block)) return;
    const button = buttonFor(block, article);
    buttons.set(figure, button);
    figure.append(button);
  };
}

const loadPlayer = () => import(/* webpackChunkName: "recordings" */ './openRecording');

/** Shows the recording that is open in the store when the article arrives, as after a jump to an earlier state. */
async function showOpen(article: RecordedArticle): Promise<void> {
  const { recorded, store, signal } = article;
  const open = store.getState().recordings;
  if (open?.file !== recorded.file || !recorded.blocks.includes(open.block)) return;
  // Below the first screen, the block is rendered later.
  while (!signal.aborted && !blockAt(open.block)) await new Promise(requestAnimationFrame);
  const { mountPlayer } = await loadPlayer();
  if (!signal.aborted) mountPlayer(article);
}

function buttonFor(block: number, article: RecordedArticle): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'watch';
  button.textContent = NAME;
  const open = async () => {
    noteRequest();
    try {
      const { openRecording } = await loadPlayer();
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
