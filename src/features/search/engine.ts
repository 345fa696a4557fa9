import { preparePhrases, search, type SearchIndex, type SearchTexts } from '../../core/search';
import { whenIdle } from '../../platform/idle';

export { decodedIndex } from './decodedIndex';

/** From so many documents on, noting where words stand pays. */
const PREPARE_FROM = 200;
/** How many documents are prepared in one idle moment; some 0.2 ms each. */
const BATCH = 20;

/** Lets the engine derive what its first question would otherwise wait for. */
export function warmUp(index: SearchIndex, texts: SearchTexts | null): void {
  whenIdle(() => {
    search(index, null, 'a');
    if (texts && texts.length >= PREPARE_FROM) prepareFrom({ index, texts }, 0);
  });
}

function prepareFrom(library: { readonly index: SearchIndex; readonly texts: SearchTexts }, doc: number): void {
  const end = Math.min(doc + BATCH, library.texts.length);
  for (let next = doc; next < end; next += 1) preparePhrases(library.index, library.texts, next);
  if (end < library.texts.length) whenIdle(() => prepareFrom(library, end));
}
