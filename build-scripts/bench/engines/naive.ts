import { makeNaive } from '../naive';
import type { Engine } from './engine';

export const naive: Engine = {
  name: 'naive scan',
  setup: 'Every field of every document, lowercased beforehand, is searched with `includes` and `indexOf`. Scores and order of S4.',
  build: () => null,
  load: (_, documents) => {
    const find = makeNaive(documents);
    return (query) => find(query).map(({ doc }) => doc);
  },
};
