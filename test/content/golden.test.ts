import { searchDocuments } from '../../build-scripts/lib/content/search/searchDocuments';
import { searchFiles } from '../../build-scripts/lib/content/search/searchFiles';
import { SEARCH_TEXTS } from '../../src/core/site/searchDataPaths';
import { decodeDataFile } from '../../src/core/site/dataFile';
import { decodeIndex, search, type SearchDocument, type SearchTexts, type TextParts } from '../../src/core/search';
import { findAnswer, parseQuery, showAnswer, type SearchAnswer, type SearchLibrary } from '../../src/core/search/advanced';
import { matchesFilters } from '../../src/core/search/text/query';
import { ownModel } from '../build-scripts/support/ownContent';
import { sample } from '../support/propertyRuns';
import { oracleSearch } from '../core/search/oracle';
import { PLAIN_QUESTIONS } from './golden/plainQuestions';
import type { Expectation, GoldenQuery } from './golden/goldenQuery';
import { GOLDEN, KNOWN_MISSES } from './golden/goldenSet';

/** The number of results asked for; a page that isn't among them counts as not found. */
const ROWS = 10;
/** Below this, the results have got worse, even if each query still meets its expectation. */
const LEAST_MRR = 0.93;
const EXPECTATION = /^(?:(?<tier>typed|all-words|close|symptom|further) )?(?<place>first|within3) (?<page>\S+)$/;

/** How a query fared: the rank of the wanted page from 1, 0 if it isn't found, null if none is wanted. */
interface Outcome {
  readonly kind: string;
  readonly isMet: boolean;
  readonly rank: number | null;
}

let library: SearchLibrary;
let documents: readonly SearchDocument[];
const outcomes: Outcome[] = [];

beforeAll(async () => {
  const model = await ownModel();
  documents = searchDocuments(model);
  const files = searchFiles(model);
  const { texts, ...parts } = decodeDataFile(files.get(SEARCH_TEXTS) ?? '').data as { texts: SearchTexts } & TextParts;
  library = { index: decodeIndex(indexOf(files)), texts, parts };
  // Without a cache of builds, all content is compiled here.
});

/** The index, a part of which is a file of its own when it is large. */
function indexOf(files: ReadonlyMap<string, string>): unknown {
  const parts = [...files].filter(([path]) => path !== SEARCH_TEXTS).map(([, text]) => decodeDataFile(text).data as object);
  return Object.assign({}, ...parts) as unknown;
}

/** The pages of one tier of an answer, as a reader sees them in order. */
function pagesOf({ typed, results, help }: SearchAnswer, tier: string | undefined): string[] {
  const tiers = new Map([
    [help?.kind, help?.results ?? []],
    [undefined, [...typed, ...results]],
    ['typed', typed],
  ]);
  const rows = tiers.get(tier) ?? [];
  return rows.map(({ type, id }) => `${type}/${id}`);
}

function judge(answer: SearchAnswer, expectation: Expectation): Omit<Outcome, 'kind'> {
  if (expectation === 'nothing exact') return { rank: null, isMet: answer.count === 0 };
  if (expectation === 'nothing') return { rank: null, isMet: answer.count === 0 && answer.help === null };
  const { tier, place, page = '' } = EXPECTATION.exec(expectation)?.groups ?? {};
  const rank = pagesOf(answer, tier).indexOf(page) + 1;
  return { rank, isMet: rank >= 1 && rank <= (place === 'first' ? 1 : 3) };
}

function shortened(query: string): string {
  const quoted = JSON.stringify(query);
  return quoted.length <= 90 ? quoted : `${quoted.slice(0, 88)}…"`;
}

/** Mean reciprocal rank: 1 when every wanted page comes first, 1/2 when every one is second. */
function meanReciprocalRank(ranks: readonly number[]): number {
  return ranks.reduce((sum, rank) => sum + (rank === 0 ? 0 : 1 / rank), 0) / Math.max(1, ranks.length);
}

function scoreLine(name: string, of: readonly Outcome[]): string {
  const ranks = of.flatMap(({ rank }) => rank ?? []);
  const within = (most: number) => ranks.filter((rank) => rank >= 1 && rank <= most).length;
  const met = of.filter(({ isMet }) => isMet).length;
  return `${name}: ${met} of ${of.length} as wanted; of ${ranks.length} pages ${within(1)} first, ${within(3)} within three, MRR ${meanReciprocalRank(ranks).toFixed(3)}`;
}

describe.each(Object.entries(GOLDEN))('golden set: %s', (kind, queries) => {
  const named = queries.map(([query, expectation, reason]) => [`${shortened(query)}: ${expectation} (${reason})`, { query, expectation }] as const);

  it.each(named)('%s', (_, { query, expectation }) => {
    const parsed = parseQuery(query);
    const answer = showAnswer(library, findAnswer(library, parsed), ROWS);
    const outcome = judge(answer, expectation);
    outcomes.push({ kind, ...outcome });
    const rows = [...answer.typed, ...answer.results, ...(answer.help?.results ?? [])];
    expect(rows.filter((row) => !matchesFilters(row, parsed))).toEqual([]);
    const shown = { ...outcome, help: answer.help?.kind, shown: rows.map(({ type, id }) => `${type}/${id}`) };
    expect(shown).toMatchObject({ isMet: !KNOWN_MISSES.has(query) });
  });
});

describe('golden set', () => {
  const all: readonly GoldenQuery[] = Object.values(GOLDEN).flat();

  it('asks each question once, and names as known misses only questions that it asks', () => {
    const queries = all.map(([query]) => query);
    expect(new Set(queries).size).toBe(queries.length);
    expect([...KNOWN_MISSES].filter((query) => !queries.includes(query))).toEqual([]);
  });

  it('names only pages that there are', () => {
    const pages = new Set(library.index.documents.map(({ type, id }) => `${type}/${id}`));
    const wanted = all.flatMap(([, expectation]) => EXPECTATION.exec(expectation)?.groups?.['page'] ?? []);
    expect(wanted.filter((page) => !pages.has(page))).toEqual([]);
  });

  it('S3 S4 is answered from the files that the build writes as by reading all of the content', () => {
    const queries = sample(Object.values(PLAIN_QUESTIONS).flatMap((questions) => questions.map(([query]) => query)));
    const wrong = queries.filter((query) => {
      const { hits } = search(library.index, library.texts, query);
      return JSON.stringify(hits) !== JSON.stringify(oracleSearch(documents, query));
    });
    expect(wrong).toEqual([]);
  });

  it('is answered no worse than before', () => {
    const lines = [
      scoreLine('Golden set', outcomes),
      ...Object.keys(GOLDEN).map((kind) =>
        scoreLine(
          `  ${kind}`,
          outcomes.filter((outcome) => outcome.kind === kind),
        ),
      ),
    ];
    // Jest silences the console in CI, where the score is wanted most.
    process.stdout.write(`${lines.join('\n')}\n`);
    expect(outcomes).toHaveLength(all.length);
    expect(meanReciprocalRank(outcomes.flatMap(({ rank }) => rank ?? []))).toBeGreaterThanOrEqual(LEAST_MRR);
  });
});
