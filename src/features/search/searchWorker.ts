import { decodeIndex, preparePhrases } from '../../core/search';
import { findAnswer, parseQuery, showAnswer, type SearchLibrary } from '../../core/search/extras';
import { fetchIndexFile, fetchTextsFile } from './searchFiles';
import type { WorkerQuestion, WorkerReply } from './workerMessages';

/*
 * The search of a large site. The index is answered from as soon as it is here; the texts follow, and the last question
 * is answered again with them.
 */

let library: SearchLibrary | null = null;
let last: WorkerQuestion | null = null;
let isScheduled = false;

function reply(message: WorkerReply): void {
  self.postMessage(message);
}

/** Answers the last question only: those typed while it was busy are out of date. */
function answerSoon(): void {
  if (isScheduled || !library) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    if (!library || !last) return;
    const finding = findAnswer(library, parseQuery(last.query));
    reply({ query: last.query, answer: showAnswer(library, finding, last.shownRows) });
  });
}

/** How many documents are prepared for phrases before a waiting question gets its turn. */
const BATCH = 50;

function prepareFrom(doc: number): void {
  if (!library?.texts || doc >= library.texts.length) return;
  for (let next = doc; next < Math.min(doc + BATCH, library.texts.length); next += 1) preparePhrases(library.index, library.texts, next);
  setTimeout(prepareFrom, 0, doc + BATCH);
}

async function load(): Promise<void> {
  const indexFile = fetchIndexFile();
  const textsFile = fetchTextsFile();
  const { build, index } = await indexFile;
  library = { index: decodeIndex(index), texts: null, parts: null };
  answerSoon();
  const texts = await textsFile;
  if (texts.build !== build) throw new Error('The search index and its texts are of two builds; reload the page.');
  library = { ...library, texts: texts.texts, parts: texts.parts };
  answerSoon();
  prepareFrom(0);
}

self.onmessage = ({ data }: MessageEvent<WorkerQuestion>) => {
  last = data;
  answerSoon();
};

load().catch((error: unknown) => reply({ problem: String(error) }));
