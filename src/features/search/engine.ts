import { search, type SearchIndex, type SearchTexts } from '../../core/search';
import { preparePhrases } from '../../core/search/advanced';
import { whenIdle } from '../../platform/idle';
import { runInSlices } from '../../platform/runInSlices';
import { IDLE_STEPS, PREPARE_FROM } from './limits';

export { decodedIndex } from './decodedIndex';

/** Lets the engine derive what its first question would otherwise wait for. */
export function warmUp(index: SearchIndex, texts: SearchTexts | null): void {
  whenIdle(() => {
    search(index, null, 'a');
    if (texts && texts.length >= PREPARE_FROM) runInSlices(preparePhrases(index, texts), { steps: IDLE_STEPS, schedule: whenIdle });
  });
}
