import { makeNaive } from '../naive';
import type { Engine } from './engine';

export const naive: Engine = {
  name: 'naive scan',
  setup: '`includes` and `indexOf` on every field of every document, lowercased beforehand. Scored and ordered as in S4.',
  build: () => null,
  load: (_, documents) => {
    const find = makeNaive(documents);
    return (query) => find(query).map(({ doc }) => doc);
  },
};
