import { readRun, type Run, type RunEvent } from '../core/runbook/run';
import { isRunbook, type Runbook } from '../core/runbook/runbook';
import { BASE_PATH } from './site';

/*
 * Runs on the visitor's device, in IndexedDB. Events have a store of their own and are only ever added, so two tabs never
 * overwrite each other; the keys of the store give them one order. Every promise waits until the browser has written.
 */

interface StoredGuide {
  readonly runs: readonly Run[];
  /** The editions that they began with. */
  readonly editions: readonly Runbook[];
}

export interface RunDatabase {
  readonly read: (guide: string) => Promise<StoredGuide>;
  /** A run with its first events and its edition: all of it or nothing. */
  readonly addRun: (run: Run, edition: Runbook) => Promise<void>;
  /** More events of a stored run, in order: all of them or none. Rejected with `MissingRun` where the run isn't stored. */
  readonly addEvents: (run: string, events: readonly RunEvent[]) => Promise<void>;
  readonly removeRun: (run: Run) => Promise<void>;
}

/** Events would be added to a run that isn't stored: what the device stored has been cleared, or another tab has deleted the run. */
export class MissingRun extends Error {}

type StoredRun = Omit<Run, 'events'>;
/** With the run that it belongs to. */
interface StoredEvent {
  readonly run: string;
  readonly event: RunEvent;
}
type Stores = Readonly<Record<'runs' | 'events' | 'editions', IDBObjectStore>>;

/** Another such site may be on the same origin. */
export const RUNS_NAME = `runbooks${BASE_PATH.slice(0, -1)}`;

/** How long the database may take to open, in milliseconds; after that it isn't going to. */
const TIMEOUT_MS = 4000;

/** @returns functions whose promises are rejected where the browser doesn't store anything */
export function createRunDatabase(): RunDatabase {
  let opened: Promise<IDBDatabase> | null = null;
  const forget = () => {
    opened = null;
  };
  const open = () => {
    opened ??= openDatabase(forget);
    opened.catch(forget);
    return opened;
  };
  const change = async (work: (stores: Stores) => void) => {
    const { finished } = begin(await open(), 'readwrite', work);
    return finished;
  };
  return {
    read: async (guide) => {
      const { result, finished } = begin(await open(), 'readonly', (stores) => readGuide(stores, guide));
      await finished;
      return result();
    },
    addRun: ({ events, ...run }, edition) =>
      change((stores) => {
        stores.runs.put(run satisfies StoredRun);
        stores.editions.put(edition);
        events.forEach((event) => stores.events.add({ run: run.id, event } satisfies StoredEvent));
      }),
    addEvents: async (run, events) => {
      let isStored = false;
      await change((stores) => {
        const found = stores.runs.getKey(run);
        // Events without their run would never be read.
        found.onsuccess = () => {
          isStored = found.result !== undefined;
          if (isStored) events.forEach((event) => stores.events.add({ run, event } satisfies StoredEvent));
        };
      });
      if (!isStored) throw new MissingRun(`The run ${run} is not stored.`);
    },
    removeRun: (run) => change((stores) => remove(stores, run)),
  };
}

function openDatabase(onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(RUNS_NAME, 1);
    request.onupgradeneeded = () => {
      const { result } = request;
      result.createObjectStore('runs', { keyPath: 'id' }).createIndex('guide', 'guide');
      result.createObjectStore('events', { autoIncrement: true }).createIndex('run', 'run');
      result.createObjectStore('editions', { keyPath: ['guide', 'edition'] });
    };
    request.onsuccess = () => {
      const { result } = request;
      result.onclose = onClosed;
      result.onversionchange = () => {
        result.close();
        onClosed();
      };
      resolve(result);
    };
    request.onerror = () => reject(request.error ?? new Error('The database could not be opened.'));
    setTimeout(() => reject(new Error('The database could not be opened in time.')), TIMEOUT_MS);
  });
}

function begin<T>(database: IDBDatabase, mode: IDBTransactionMode, work: (stores: Stores) => T): { readonly result: T; readonly finished: Promise<void> } {
  const transaction = database.transaction(['runs', 'events', 'editions'], mode, { durability: 'strict' });
  const store = (name: string) => transaction.objectStore(name);
  const finished = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser did not store it.'));
  });
  return { result: work({ runs: store('runs'), events: store('events'), editions: store('editions') }), finished };
}

/** @returns reads the results, once the transaction is finished; what isn't ours is left out */
function readGuide({ runs, events, editions }: Stores, guide: string): () => StoredGuide {
  const found: { run: StoredRun; events: IDBRequest<StoredEvent[]>; edition: IDBRequest<unknown> }[] = [];
  const request: IDBRequest<StoredRun[]> = runs.index('guide').getAll(guide);
  request.onsuccess = () =>
    request.result.forEach((run) => found.push({ run, events: events.index('run').getAll(run.id), edition: editions.get([guide, run.edition]) }));
  return () => ({
    runs: found.flatMap((each) => readRun({ ...each.run, events: each.events.result.map(({ event }) => event) }) ?? []),
    editions: found.flatMap(({ edition }) => (isRunbook(edition.result) ? [edition.result] : [])),
  });
}

/** An edition is deleted with its last run. */
function remove({ runs, events, editions }: Stores, { id, guide, edition }: Run): void {
  runs.delete(id);
  const keys = events.index('run').getAllKeys(id);
  keys.onsuccess = () => keys.result.forEach((key) => events.delete(key));
  const others: IDBRequest<StoredRun[]> = runs.index('guide').getAll(guide);
  others.onsuccess = () => {
    if (!others.result.some((run) => run.edition === edition)) editions.delete([guide, edition]);
  };
}
