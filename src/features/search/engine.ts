import { search, type SearchIndex, type SearchTexts } from '../../core/search';
import { preparePhrases } from '../../core/search/advanced';
import { whenIdle } from '../../platform/idle';

export { decodedIndex } from './decodedIndex';

/** From so many documents on, noting where words stand pays. */
const PREPARE_FROM = 200;
/** How many steps of that are done in one idle moment; each takes less than a millisecond. */
const STEPS = 20;

/** Lets the engine derive what its first question would otherwise wait for. */
export function warmUp(index: SearchIndex, texts: SearchTexts | null): void {
  whenIdle(() => {
    search(index, null, 'a');
    if (texts && texts.length >= PREPARE_FROM) goOn(preparePhrases(index, texts));
  });
}

function goOn(preparation: Generator<undefined, void>): void {
  let isDone = false;
  for (let step = 0; step < STEPS && !isDone; step += 1) isDone = preparation.next().done === true;
  if (!isDone) whenIdle(() => goOn(preparation));
}
