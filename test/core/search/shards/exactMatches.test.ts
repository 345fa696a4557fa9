import { generateCorpus } from '../../../../build-scripts/bench/generate';
import { makeQueries } from '../../../../build-scripts/bench/queries';
import { Random } from '../../../../build-scripts/bench/random';
import { sanitizeQuery } from '../../../../src/core/search';
import { SearchIndexError } from '../../../../src/core/search/index/format';
import { planAnswer, type AnswerPlan, type ArrivedFiles, type ShardQuery } from '../../../../src/core/search/sharded';
import { writeShards } from '../../../../src/core/search/shards/write/writeShards';
import { sample } from '../../../support/propertyRuns';
import { documentOf } from '../documents';
import { oracleSearch } from '../oracle';
import { answerFrom, exactly, filesOf, rowsOf, rowsOfHits } from './arrival';

const documents = generateCorpus(120);
const files = filesOf(writeShards(documents, null, { leafDocuments: 8, shardLength: 4_000, pieceLength: 2_000 }));
const queries = makeQueries(documents, new Random(5)).filter(({ text }) => text === sanitizeQuery(text));
const SHOWN = 5;
const SUDO_APT = exactly('sudo apt', SHOWN);

/** The number of files of one kind, such as the shards of one table. */
function countOf(fetched: ArrivedFiles, kind: string): number {
  return [...fetched.keys()].filter((name) => name.startsWith(`${kind}/`)).length;
}

describe('exact matches in shards', () => {
  it('S3 S4 answers the queries of a collection like the naive oracle, from a small part of the files', () => {
    for (const { text: query } of sample(queries)) {
      const { answer } = answerFrom(files, exactly(query, documents.length));
      expect({ query, rows: rowsOf(answer) }).toEqual({ query, rows: rowsOfHits(documents, oracleSearch(documents, query)) });
      const { fetched } = answerFrom(files, exactly(query, SHOWN));
      expect(countOf(fetched, 'words') + countOf(fetched, 'phrases') + countOf(fetched, 'tallies')).toBeLessThan(12);
    }
  });

  it.each(['word', 'prefix', 'fragment', 'missing'])('S3 for a %s reads no other texts than those of the rows that are shown', (kind) => {
    // A query that ends as it begins may overlap itself, which only a text can tell.
    const asked = queries.filter(({ kind: each, text }) => each === kind && text.at(0)?.toLowerCase() !== text.at(-1)?.toLowerCase());
    for (const { text: query } of asked) {
      const { answer, fetched } = answerFrom(files, exactly(query, SHOWN));
      expect({ query, pieces: countOf(fetched, 'pieces') }).toEqual({ query, pieces: answer.results.length });
    }
  });

  it.each(['e.g', 'n/a', 'E.G'])('S3 finds %s in the middle of words, too, without reading texts', (query) => {
    const many = Array.from({ length: 40 }, (_, number) =>
      documentOf({ id: `d${number}`, body: `mode.get ${number % 4 === 0 ? 'plan/area' : 'nothing'} e${number} .g ` }),
    );
    const small = filesOf(writeShards(many, null, { leafDocuments: 2, shardLength: 400, pieceLength: 20 }));
    expect(rowsOf(answerFrom(small, exactly(query, many.length)).answer)).toEqual(rowsOfHits(many, oracleSearch(many, query)));
    const { fetched } = answerFrom(small, exactly(query, SHOWN));
    expect(countOf(fetched, 'pieces')).toBe(SHOWN);
  });

  it('S2 has no answer while a file that it depends on is lost', () => {
    const { fetched } = answerFrom(files, SUDO_APT);
    for (const lost of fetched.keys()) {
      const others = new Map([...files].filter(([name]) => name !== lost));
      expect(planAnswer(others, SUDO_APT)).toEqual({ needs: [lost] });
    }
  });

  it('S6 refuses files that are truncated or of another form', () => {
    const { fetched } = answerFrom(files, SUDO_APT);
    for (const [name, data] of fetched) {
      for (const wrong of [{}, [], 'text', ...truncated(data)]) {
        expect(() => planAnswer(new Map([...files, [name, wrong]]), SUDO_APT)).toThrow(SearchIndexError);
      }
    }
  });

  it('S3 S4 gives no other answer when a file has the content of another one', () => {
    const { answer, fetched } = answerFrom(files, SUDO_APT);
    const others = sample([...files.keys()]).slice(0, 40);
    for (const name of fetched.keys()) {
      for (const other of others.filter((each) => each !== name)) {
        const mixed = new Map([...files, [name, files.get(other)]]);
        expect({ name, other, outcome: outcomeOf(mixed, SUDO_APT) }).toEqual({ name, other, outcome: 'refused' });
      }
    }
    expect(outcomeOf(files, SUDO_APT)).toEqual({ answer });
  });

  it('S1 a blank query needs nothing', () => {
    expect(planAnswer(new Map(), { query: ' \n', shownRows: SHOWN })).toMatchObject({ answer: { needle: '', count: 0, results: [], typed: [], help: null } });
  });

  it('S5 shows the section of the match and what is code, in a later piece too', () => {
    const body = `Intro\n${'words '.repeat(60)}\nSetup\nRun apt install now.\n${'more '.repeat(80)}`;
    const [setup, code] = [body.indexOf('Setup'), body.indexOf('apt install')];
    const parts = { sections: [[[0, 'intro'] as const, [setup, 'setup'] as const]], code: [[code, 'apt install'.length]] };
    const small = filesOf(writeShards([documentOf({ body })], parts, { leafDocuments: 0, shardLength: 400, pieceLength: 100 }));
    const { answer } = answerFrom(small, exactly('install now', SHOWN));
    const [result] = answer.results;
    const { text = '', code: [range = [0, 0]] = [], headings: [heading = [0, 0]] = [] } = result?.excerpt ?? {};
    expect(result?.section).toEqual({ id: 'setup', title: 'Setup' });
    expect([text.slice(...range), text.slice(...heading)]).toEqual(['apt install', 'Setup']);
  });
});

/** A plan, or that the files were refused. */
function outcomeOf(mixed: ArrivedFiles, query: ShardQuery): AnswerPlan | 'refused' {
  try {
    return planAnswer(mixed, query);
  } catch (error) {
    if (error instanceof SearchIndexError) return 'refused';
    throw error;
  }
}

/** Copies of an object: in each, another of its strings lacks its last code unit. */
function truncated(data: unknown): readonly unknown[] {
  const fields = Object.entries(data as Record<string, unknown>);
  const cut = ([name, value]: [string, unknown]) => (typeof value === 'string' && value !== '' ? [{ ...(data as object), [name]: value.slice(0, -1) }] : []);
  // A piece's text may be anything; its file's checksum guards that.
  return fields.filter(([name]) => name !== 'text').flatMap(cut);
}
