import { waitFor } from '@testing-library/dom';
import { SEARCH_INDEX, SEARCH_TEXTS } from '../../../src/core/site/searchDataPaths';
import type { WorkerReply } from '../../../src/features/search/workerMessages';
import { startServer } from '../../platform/fakeServer';
import { INDEX, noParts, TEXTS } from './sampleIndex';
import { answerTo } from './workerAnswers';

it('S2 the worker with the whole index tells what an empty box offers, and answers the last query', async () => {
  const server = startServer();
  server.answer(SEARCH_INDEX, { data: { ...INDEX, documents: INDEX.documents.map((row, doc) => (doc === 0 ? { ...row, linked: 3, tags: ['Shell'] } : row)) } });
  server.answer(SEARCH_TEXTS, { data: { texts: TEXTS, ...noParts(TEXTS) } });
  const replies: WorkerReply[] = [];
  const post = jest.spyOn(globalThis, 'postMessage').mockImplementation((reply: unknown) => void replies.push(reply as WorkerReply));
  await import('../../../src/features/search/searchWorker');
  const ask = (query: string) => globalThis.onmessage?.call(window, { data: { query, shownRows: 12 } } as MessageEvent);
  ask('');
  const suggestions = { guides: [{ url: '/wiki/ssh', title: 'SSH' }], tags: ['Shell'] };
  await waitFor(() => expect(replies.at(-1)).toEqual({ ...answerTo(''), suggestions }));
  ask('ansible');
  await waitFor(() => expect(replies.at(-1)).toMatchObject({ query: 'ansible', suggestions, answer: { count: 1 } }));
  post.mockRestore();
});
