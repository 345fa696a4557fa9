import type { SearchDocument } from '../../src/core/search';
import type { Query } from './queries';

/** A query and the one right answer, in S4's order. */
export interface AskedQuery extends Query {
  readonly answer: readonly number[];
}

/** A query among the slowest of an engine. */
export interface SlowQuery extends Pick<AskedQuery, 'kind' | 'text'> {
  /** How many contain it. */
  readonly documents: number;
  /** In milliseconds, the median of all runs but the first. */
  readonly warm: number;
}

/** What an engine's process reads: one file for all engines of a corpus. */
export interface Job {
  readonly documents: readonly SearchDocument[];
  readonly queries: readonly AskedQuery[];
  /** The quality that every engine's index is compressed with. */
  readonly brotliQuality: number;
}

/** In milliseconds. */
export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** The figures of a build. */
export interface BuildFigures {
  readonly buildMs: number;
  /** Null for an engine without an index. */
  readonly bytes: { readonly raw: number; readonly brotli: number; readonly gzip: number } | null;
}

/** The figures of the queries. */
export interface AskFigures {
  readonly loadMs: number;
  /** The growth of heap and buffers from before loading to after all queries. */
  readonly memoryMB: number;
  readonly asked: number;
  /** The first run of each query that has an answer. */
  readonly cold: Percentiles;
  /** The median of its later runs. */
  readonly warm: Percentiles;
  /** Of the queries that have an answer. */
  readonly slowest: readonly SlowQuery[];
  /** Means: the share of the exact answer that was found, and the share of the results that are in it. */
  readonly recall: number;
  readonly precision: number;
  /** The share of the queries answered with exactly S3's documents in S4's order. */
  readonly sameOrder: number;
}

/** The row of an engine; with only a note when it couldn't be measured. */
export interface EngineReport extends Partial<BuildFigures>, Partial<AskFigures> {
  readonly engine: string;
  readonly note?: string;
}

export interface CorpusReport {
  /** What the documents are, for headings. */
  readonly name: string;
  readonly documents: number;
  readonly queries: number;
  readonly textBytes: number;
  readonly engines: readonly EngineReport[];
}
