/*
 * Measures what searching a large collection transfers: `npm run bench:shards -- [sizes...] [--write]`, on real articles, compared with Pagefind. The
 * report goes to docs/search-shards.md when all sizes were measured, or with --write.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sanitizeQuery, type SearchDocument } from '../../src/core/search';
import { runCommand } from '../lib/running/command';
import { readCommand } from '../lib/running/readCommand';
import { ROOT } from '../lib/files/paths';
import { installEngines } from './installEngines';
import type { AskedQuery } from './job';
import { makeNaive } from './naive';
import { sizesIn } from './namedWords';
import { makeQueries } from './queries';
import { Random } from './random';
import { readRealArticles } from './realText/articles';
import { realDocument } from './realText/documents';
import { figuresOf } from './realText/figures';
import { codeSize, measureOurs } from './shards/measureOurs';
import { measurePagefind } from './shards/measurePagefind';
import { shardReport, type ShardRun } from './shards/report';

/** The last is more than there are, so all are measured. */
const DEFAULT_SIZES = [41, 500, 2_408];

await runCommand(async () => {
  const { values, positionals } = readCommand('bench/shards');
  const named = sizesIn(positionals);
  installEngines();
  const articles = readRealArticles();
  const runs: ShardRun[] = [];
  for (const size of named.length > 0 ? named : DEFAULT_SIZES) {
    console.log(`${Math.min(size, articles.length)} articles …`);
    const documents = articles.slice(0, size).map(realDocument);
    const queries = askedQueries(documents);
    const ours = measureOurs(documents, queries);
    runs.push({ figures: figuresOf(articles.slice(0, size)), ours, pagefind: await measurePagefind(documents, queries) });
  }
  const report = shardReport(runs, codeSize());
  console.log(report);
  if (named.length === 0 || values.write) writeFileSync(join(ROOT, 'docs/search-shards.md'), report);
});

function askedQueries(documents: readonly SearchDocument[]): readonly AskedQuery[] {
  const exact = makeNaive(documents);
  const queries = makeQueries(documents, new Random(7)).filter(({ text }) => text === sanitizeQuery(text));
  return queries.map((query) => ({ ...query, answer: exact(query.text).map(({ doc }) => doc) }));
}
