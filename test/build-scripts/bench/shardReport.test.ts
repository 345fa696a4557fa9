import { shardReport } from '../../../build-scripts/bench/shards/report';

const KIB = 1_024;
const query = (kind: 'word' | 'phrase', text: string, results: number) => ({ kind, text, answer: Array.from({ length: results }, (_, doc) => doc) });

describe('the report of the search in shards', () => {
  const words = Array.from({ length: 20 }, (_, at) => ({ query: query('word', `word${at}`, 1), bytes: (at + 1) * KIB, files: 4, rounds: 3 }));
  const phrase = { query: query('phrase', 'a phrase', 2), bytes: 90 * KIB, files: 30, rounds: 6 };
  const report = shardReport(
    [
      {
        figures: { articles: 500, megabytes: 5, kilobytes: 10, words: 9, vocabulary: 8, codeShare: 0.25 },
        ours: { writeMs: 1_500, kinds: [{ kind: 'words', files: 2, bytes: 9_000, largest: 5_000 }], moved: [...words, phrase], wrong: 0 },
        pagefind: [
          { query: phrase.query, bytes: 150 * KIB, files: 9, found: 7 },
          { query: query('word', 'same', 3), bytes: 150 * KIB, files: 9, found: 3 },
        ],
      },
    ],
    5 * KIB,
  );

  it('has percentiles of what moved, and how many answers differ', () => {
    expect(report).toContain('| **ours, 500 articles** | 21 | 11.0 | 20.0 | 90.0 | 4 | 6 | 0 |');
    expect(report).toContain('| Pagefind, 500 articles | 2 | 150.0 | 150.0 | 150.0 | 9 | – | 1 |');
  });

  it('has the queries that move most, the files, and the texts', () => {
    expect(report).toContain('| 500 articles | `a phrase` | 90.0 | 30 | 2 |');
    expect(report).toContain('| 500 articles | words | 2 | 9 | 5 |');
    expect(report).toContain('500 articles, 5.0 MB (10.0 KB each), 25% of it in code blocks, 9 words, 8 of them distinct. Written in 1.5 s.');
  });
});
