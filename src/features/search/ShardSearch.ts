import type { SearchAnswer } from '../../core/search/advanced';
import { mayHaveFurther, planAnswer, SHARDS_HEAD, SHARDS_BOUNDS, type ShardQuery } from '../../core/search/sharded';
import type { Suggestions } from '../../core/search/suggestions';
import { NotFoundError } from '../../platform/fetchDataFile';
import { pause } from '../../platform/pause';
import { FURTHER_DELAY_MS, KEPT_SHARDS } from './limits';
import type { ShardFiles } from './shardFiles';
import type { WorkerQuestion, WorkerReply } from './workerMessages';

/** A shard that is being fetched. */
interface Pending {
  readonly file: Promise<void>;
  readonly abort: () => void;
}

/**
 * Answers queries from shards: plans, fetches what the plan needs, plans again. Only the last query is answered, whole or not at
 * all; requests of earlier ones that it doesn't need are aborted.
 */
export class ShardSearch {
  readonly #source: ShardFiles;
  readonly #reply: (reply: WorkerReply) => void;
  /** The files that have arrived, all of one build, oldest first. */
  readonly #files = new Map<string, unknown>();
  readonly #pending = new Map<string, Pending>();
  #build: Promise<string> | null = null;
  #suggestions: Suggestions | undefined;
  #last: WorkerQuestion | null = null;

  constructor(source: ShardFiles, reply: (reply: WorkerReply) => void) {
    this.#source = source;
    this.#reply = reply;
  }

  /** Resolves when the query has been answered, has failed, or is no longer the last one. */
  async ask(question: WorkerQuestion): Promise<void> {
    this.#last = question;
    try {
      await this.#answer(question);
    } catch (error) {
      if (question !== this.#last) return;
      this.#startAnew();
      this.#reply({ problem: String(error) });
    }
  }

  async #answer(question: WorkerQuestion): Promise<void> {
    const answer = await this.#complete(question);
    if (!answer) return;
    this.#send(question, answer);
    if (mayHaveFurther(answer)) await this.#addFurther(question);
    this.#forgetOldest();
  }

  #send({ query }: WorkerQuestion, answer: SearchAnswer): void {
    this.#reply({ query, answer, ...(this.#suggestions ? { suggestions: this.#suggestions } : {}) });
  }

  /** Looks for further pages once the visitor stops typing, and sends the answer again with them. If they can't be fetched, the first answer stays. */
  async #addFurther(question: WorkerQuestion): Promise<void> {
    await pause(FURTHER_DELAY_MS);
    try {
      const answer = await this.#complete({ ...question, wantsFurther: true }, question);
      if (answer?.help) this.#send(question, answer);
    } catch {
      if (question === this.#last) this.#startAnew();
    }
  }

  /** What has arrived may be the cause of an error, so none of it is used again. */
  #startAnew(): void {
    this.#build = null;
    this.#clear();
  }

  /** Fetches what an answer needs; null if its query is no longer the last one. */
  async #complete(wanted: ShardQuery, question: WorkerQuestion = wanted): Promise<SearchAnswer | null> {
    let build = await (this.#build ??= this.#open());
    while (question === this.#last) {
      const plan = planAnswer(this.#files, wanted);
      if ('answer' in plan) return plan.answer;
      build = await this.#arrive(build, plan.needs);
    }
    return null;
  }

  /** Fetches the head, and starts fetching what nearly every query needs next. */
  async #open(): Promise<string> {
    try {
      const { build, head } = await this.#source.fetchHead();
      this.#clear();
      this.#files.set(SHARDS_HEAD, head);
      this.#suggestions = head.suggestions;
      for (const name of SHARDS_BOUNDS) this.#load(build, name).catch(() => undefined);
      return build;
    } catch (error) {
      this.#build = null;
      throw error;
    }
  }

  /** Resolves to the files' build once they have arrived; after a deploy, to the new build, of which everything must be fetched. */
  async #arrive(build: string, names: readonly string[]): Promise<string> {
    const opened = this.#build;
    for (const [name, { abort }] of this.#pending) if (!names.includes(name) && !SHARDS_BOUNDS.includes(name)) abort();
    try {
      await Promise.all(names.map((name) => this.#load(build, name)));
      return build;
    } catch (error) {
      // An earlier question has met the deploy, too: opening the new build gave up what this one was waiting for.
      if (this.#build !== opened) return (this.#build ??= this.#open());
      if (!(error instanceof NotFoundError)) throw error;
      const newer = await (this.#build = this.#open());
      if (newer === build) throw error;
      return newer;
    }
  }

  #load(build: string, name: string): Promise<void> {
    const known = this.#pending.get(name);
    if (known) return known.file;
    const controller = new AbortController();
    const pending: Pending = { file: this.#fetch(build, name, controller.signal), abort: () => this.#giveUp(name, controller) };
    this.#pending.set(name, pending);
    return pending.file;
  }

  async #fetch(build: string, name: string, signal: AbortSignal): Promise<void> {
    try {
      const data = await this.#source.fetchShard(build, name, signal);
      if (!signal.aborted) this.#files.set(name, data);
    } finally {
      if (!signal.aborted) this.#pending.delete(name);
    }
  }

  #giveUp(name: string, controller: AbortController): void {
    this.#pending.delete(name);
    controller.abort();
  }

  #clear(): void {
    for (const { abort } of this.#pending.values()) abort();
    this.#files.clear();
  }

  /** Evicts the oldest files between queries, so that no query waits for a file that it already had. */
  #forgetOldest(): void {
    const others = [...this.#files.keys()].filter((name) => name !== SHARDS_HEAD && !SHARDS_BOUNDS.includes(name));
    for (const name of others.slice(0, Math.max(0, others.length - KEPT_SHARDS))) this.#files.delete(name);
  }
}
