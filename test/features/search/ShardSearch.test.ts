import { waitFor } from '@testing-library/dom';
import { generateCorpus } from '../../../build-scripts/bench/generate';
import { buildIndex, decodeIndex } from '../../../src/core/search';
import { findAnswer, parseQuery, showAnswer } from '../../../src/core/search/advanced';
import { writeShards } from '../../../src/core/search/shards/write/writeShards';
import { FURTHER_DELAY_MS, KEPT_SHARDS } from '../../../src/features/search/limits';
import { ShardSearch } from '../../../src/features/search/ShardSearch';
import type { ShardFiles } from '../../../src/features/search/shardFiles';
import type { WorkerReply } from '../../../src/features/search/workerMessages';
import { LoadError, NotFoundError } from '../../../src/platform/fetchDataFile';

const documents = generateCorpus(60);
const shards = new Map(writeShards(documents, null, { leafDocuments: 4, shardLength: 700, pieceLength: 400 }));
const library = { index: decodeIndex(buildIndex(documents)), texts: documents.map(({ body }) => body), parts: null };
const SHOWN = 6;
/** Few documents have it in a row, others close together. */
const FEW = 'image command';

const answerTo = (query: string) => showAnswer(library, findAnswer(library, parseQuery(query)), SHOWN);

/** What is asked of a fake host, and how it answers. */
interface Host {
  build: string;
  readonly asked: string[];
  /** What comes instead of a shard; undefined for the shard itself. */
  readonly instead: (name: string, signal: AbortSignal) => Promise<unknown> | undefined;
}

function setup(wishes: Partial<Host> = {}) {
  const host: Host = { build: 'one', asked: [], instead: () => undefined, ...wishes };
  const replies: WorkerReply[] = [];
  const heads = { isLate: false, late: [] as (() => void)[] };
  const source: ShardFiles = {
    fetchHead: async () => {
      if (heads.isLate) await new Promise<void>((resolve) => heads.late.push(resolve));
      return { build: host.build, head: shards.get('head') as object };
    },
    fetchShard: (build, name, signal) => {
      host.asked.push(name);
      if (build !== host.build) return Promise.reject(new NotFoundError(name));
      return host.instead(name, signal) ?? Promise.resolve(shards.get(name));
    },
  };
  const search = new ShardSearch(source, (reply) => void replies.push(reply));
  return { host, heads, replies, ask: (query: string) => search.ask({ query, shownRows: SHOWN }) };
}

/** Never resolves; rejects if it is aborted. */
const never = (signal: AbortSignal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('given up'))));

const isTableShard = (name: string) => /^(?:words|phrases|tallies)\/\d/.test(name);

describe('a search in shards', () => {
  it.each(['sudo', 'sudo apt', 'ssh_', 'qqqqqq', 'type:wiki sudo', 'sudoo', '"sudo"', ' '])('S3 S4 S5 answers %j as a whole index does', async (query) => {
    const { ask, replies } = setup();
    await ask(query);
    expect(replies).toEqual([{ query, answer: answerTo(query) }]);
  });

  it('S1 answers the last query alone, and gives up what only those before it need', async () => {
    const givenUp: string[] = [];
    const { ask, host, replies } = setup({
      instead: (name, signal) => {
        if (!name.startsWith('pieces/')) return undefined;
        signal.addEventListener('abort', () => givenUp.push(name));
        return replies.length > 0 ? undefined : never(signal);
      },
    });
    const first = ask('sudo');
    await waitFor(() => expect(host.asked.some((name) => name.startsWith('pieces/'))).toBe(true));
    await ask('qqqqqq');
    await first;
    expect(replies).toEqual([{ query: 'qqqqqq', answer: answerTo('qqqqqq') }]);
    expect(givenUp.length).toBeGreaterThan(0);
    await ask('sudo');
    expect(replies[1]).toEqual({ query: 'sudo', answer: answerTo('sudo') });
  });

  describe('after few exact matches of several words', () => {
    const whole = answerTo(FEW);
    const first = { query: FEW, answer: { ...whole, help: null } };

    it('S2 S3 answers at once, and once more with further pages, as a whole index does', async () => {
      expect(whole.help?.count).toBeGreaterThan(0);
      const { ask, replies } = setup();
      await ask(FEW);
      expect(replies).toEqual([first, { query: FEW, answer: whole }]);
    });

    it('S2 keeps the answer when the further pages can’t be fetched, and begins anew with the next query', async () => {
      const known = setup();
      await known.ask(FEW);
      const answered = setup();
      await answered.ask(`"${FEW}"`);
      const later = known.host.asked.filter((name) => !answered.host.asked.includes(name));
      let isLost = true;
      const { ask, replies } = setup({ instead: (name) => (isLost && later.includes(name) ? Promise.reject(new LoadError(name)) : undefined) });
      await ask(FEW);
      expect(replies).toEqual([first]);
      isLost = false;
      await ask('sudo');
      expect(replies[1]).toEqual({ query: 'sudo', answer: answerTo('sudo') });
    });

    it('S1 waits for none after a word alone, which has none', async () => {
      const word = [...library.index.dictionary.numbers().keys()].find((each) => [1, 2, 3].includes(answerTo(each).count)) ?? '';
      expect(word).not.toBe('');
      const timers = jest.spyOn(globalThis, 'setTimeout');
      const { ask, replies } = setup();
      await ask(word);
      expect(replies).toEqual([{ query: word, answer: answerTo(word) }]);
      expect(timers).not.toHaveBeenCalledWith(expect.anything(), FURTHER_DELAY_MS);
      timers.mockRestore();
    });

    it('S1 looks for none while typing goes on', async () => {
      const { ask, replies } = setup();
      const asked = ask(FEW);
      await new Promise((resolve) => setTimeout(resolve, FURTHER_DELAY_MS / 3));
      await Promise.all([asked, ask('qqqqqq')]);
      expect(replies).toEqual([first, { query: 'qqqqqq', answer: answerTo('qqqqqq') }]);
    });
  });

  it('S6 fetches nothing twice', async () => {
    const { ask, host } = setup();
    for (const query of ['s', 'su', 'sud', 'sudo', 'sud', 'su', 'sudo apt', 'sudo']) await ask(query);
    expect(host.asked).toEqual([...new Set(host.asked)]);
  });

  it('S2 says what is wrong when any file is lost, and answers once it is there', async () => {
    const whole = setup();
    await whole.ask('sudo apt');
    for (const lost of whole.host.asked.filter((name) => !name.endsWith('/bounds') || name === 'phrases/bounds')) {
      let isLost = true;
      const { ask, replies } = setup({ instead: (name) => (isLost && name === lost ? Promise.reject(new LoadError(name)) : undefined) });
      await ask('sudo apt');
      expect({ lost, replies }).toEqual({ lost, replies: [{ problem: expect.stringContaining(lost) }] });
      isLost = false;
      await ask('sudo apt');
      expect(replies[1]).toEqual({ query: 'sudo apt', answer: answerTo('sudo apt') });
    }
  });

  it('S2 S3 refuses shards that are cut off, or in the place of others', async () => {
    const whole = setup();
    await whole.ask('sudo apt');
    const others = [...shards].filter(([name]) => isTableShard(name)).slice(0, 6);
    for (const place of whole.host.asked.filter(isTableShard)) {
      for (const [name, data] of [['{}', {}] as const, ...others].filter(([name]) => name !== place)) {
        let isWrong = true;
        const { ask, replies } = setup({ instead: (each) => (isWrong && each === place ? Promise.resolve(data) : undefined) });
        await ask('sudo apt');
        expect({ place, name, replies }).toEqual({ place, name, replies: [{ problem: expect.stringContaining('SearchIndexError') }] });
        isWrong = false;
        await ask('sudo apt');
        expect(replies[1]).toEqual({ query: 'sudo apt', answer: answerTo('sudo apt') });
      }
    }
  });

  it('S6 begins anew when a deploy has replaced the build', async () => {
    const host = { build: 'one' };
    const { ask, replies } = setup({
      get build() {
        return host.build;
      },
    });
    await ask('sudo');
    host.build = 'two';
    await ask('sudo apt');
    expect(replies).toEqual([
      { query: 'sudo', answer: answerTo('sudo') },
      { query: 'sudo apt', answer: answerTo('sudo apt') },
    ]);
  });

  it('S2 S6 opens the new build once when two questions wait for the same file at a deploy', async () => {
    let isLate = false;
    const late: (() => void)[] = [];
    const { ask, host, heads, replies } = setup({
      instead: (name) => (isLate && isTableShard(name) ? new Promise((_, reject) => late.push(() => reject(new NotFoundError(name)))) : undefined),
    });
    await ask('qqqqqq');
    isLate = true;
    const asked = [ask('sudo')];
    await waitFor(() => expect(late.length).toBeGreaterThan(0));
    asked.push(ask('sudo'));
    isLate = false;
    host.build = 'two';
    heads.isLate = true;
    await new Promise((resolve) => setTimeout(resolve));
    late.forEach((fail) => fail());
    await waitFor(() => expect(heads.late.length).toBeGreaterThan(0));
    await new Promise((resolve) => setTimeout(resolve));
    expect(heads.late).toHaveLength(1);
    heads.late.forEach((arrive) => arrive());
    await Promise.all(asked);
    expect(replies.slice(1)).toEqual([{ query: 'sudo', answer: answerTo('sudo') }]);
  });

  it('S6 does not ask for ever for a file that the present build lacks', async () => {
    const { ask, replies, host } = setup({ instead: (name) => (isTableShard(name) ? Promise.reject(new NotFoundError(name)) : undefined) });
    await ask('sudo');
    expect(replies).toEqual([{ problem: expect.stringContaining('NotFoundError') }]);
    expect(host.asked.filter(isTableShard)).toEqual([...new Set(host.asked.filter(isTableShard))]);
  });

  it('S6 keeps a limited number of shards', async () => {
    const { ask, host } = setup();
    const words = [...library.index.dictionary.numbers().keys()].filter((word) => word.length > 3);
    for (const word of words.slice(0, 400)) await ask(word);
    expect(host.asked.length).toBeGreaterThan(KEPT_SHARDS + 10);
    const before = host.asked.length;
    await ask(words[0] ?? '');
    expect(host.asked.length).toBeGreaterThan(before);
  });
});
