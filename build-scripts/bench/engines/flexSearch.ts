import { Document } from 'flexsearch';
import type { SearchDocument } from '../../../src/core/search';
import type { Engine } from './engine';

const FIELDS = ['title', 'tags', 'excerpt', 'body'] as const;
const EVERYTHING = 1_000_000;
type Tokenize = 'forward' | 'full';

export const flexSearch = flexSearchWith('forward', 'recommended by its documentation for completing words as they are typed');
export const flexSearchFull: Engine = {
  ...flexSearchWith('full', 'the tokenizer that finds fragments inside words'),
  name: 'FlexSearch, full',
  mostDocuments: 41,
};

function flexSearchWith(tokenize: Tokenize, why: string): Engine {
  return {
    name: 'FlexSearch',
    setup: `\`Document\` over title, tags, excerpt and body, \`tokenize: "${tokenize}"\` (${why}). The results of the fields are merged in that order. Saved with \`export\`, loaded with \`import\`.`,
    build: (documents) => {
      const index = newIndex(tokenize);
      documents.forEach((document, id) => index.add(rowOf(document, id)));
      const parts: [string, string][] = [];
      void index.export((key: string, data: string) => void parts.push([key, data]));
      return JSON.stringify(parts.filter(([, data]) => data !== undefined));
    },
    load: (json) => {
      const index = newIndex(tokenize);
      for (const [key, data] of JSON.parse(json) as [string, string][]) index.import(key, data);
      return (query) => index.search(query, { limit: EVERYTHING, merge: true }).map(({ id }) => Number(id));
    },
  };
}

function newIndex(tokenize: Tokenize) {
  return new Document({ document: { id: 'id', index: FIELDS.map((field) => ({ field, tokenize })) } });
}

function rowOf({ title, tags, excerpt = '', body }: SearchDocument, id: number) {
  return { id, title, tags: tags.join(' '), excerpt, body };
}
