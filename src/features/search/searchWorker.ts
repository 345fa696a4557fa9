import { decodeIndex } from '../../core/search';
import { findAnswer, isBlank, parseQuery, showAnswer, type SearchLibrary } from '../../core/search/advanced';
import { preparePhrases } from '../../core/search/exact/preparePhrases';
import { suggestionsOf, type Suggestions } from '../../core/search/suggestions';
import { runInSlices } from '../../platform/runInSlices';
import { WORKER_STEPS } from './limits';
import { createSearchFiles } from './searchFiles';
import type { WorkerQuestion, WorkerReply } from './workerMessages';

/*
 * The search worker of a large site. It answers from the index as soon as that is loaded, if any page has the query; when the texts follow,
 * it answers the last query again with them.
 */

let library: SearchLibrary | null = null;
let suggestions: Suggestions | undefined;
let last: WorkerQuestion | null = null;
let isScheduled = false;

function reply(message: WorkerReply): void {
  self.postMessage(message);
}

/** Answers only the last query: those typed while it was busy are stale. */
function answerSoon(): void {
  if (isScheduled || !library) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    if (!library || !last) return;
    const query = parseQuery(last.query);
    const finding = findAnswer(library, query);
    // The texts decide on close matches.
    if (!library.texts && finding.count === 0 && !isBlank(query)) return;
    reply({ query: last.query, answer: showAnswer(library, finding, last.shownRows), ...(suggestions && { suggestions }) });
  });
}

async function load(): Promise<void> {
  const files = createSearchFiles();
  const { build, index } = await files.fetchIndex();
  library = { index: decodeIndex(index), texts: null, parts: null };
  suggestions = suggestionsOf(library.index.documents);
  answerSoon();
  const texts = await files.fetchTexts();
  if (texts.build !== build) throw new Error('The search index and its texts are of two builds; reload the page.');
  library = { ...library, texts: texts.texts, parts: texts.parts };
  answerSoon();
  runInSlices(preparePhrases(library.index, texts.texts), { steps: WORKER_STEPS, schedule: (next) => setTimeout(next) });
}

self.onmessage = ({ data }: MessageEvent<WorkerQuestion>) => {
  last = data;
  answerSoon();
};

load().catch((error: unknown) => reply({ problem: String(error) }));
