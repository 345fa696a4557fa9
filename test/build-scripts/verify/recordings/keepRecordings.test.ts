import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredRecording } from '../../../../build-scripts/lib/content/reading/recordings';
import type { ReleaseName } from '../../../../build-scripts/lib/content/code/debianReleases';
import { keepRecordings } from '../../../../build-scripts/lib/verify/recordings/keepRecordings';
import { readStoredRecordings, writeRecordings } from '../../../../build-scripts/lib/verify/recordings/storedRecordings';
import type { RunOutcome } from '../../../../build-scripts/lib/verify/results';
import type { RecordingEvent } from '../../../../src/core/recordings/recording';
import { articleOf } from '../../support/article';
import { temporaryFolder, writeFiles } from '../../support/folder';

const D13: ReleaseName = 'Debian 13';
const article = articleOf('```console run\n$ date\n```\n\n```console run\n$ id\n```\n', { tolerances: [{ match: 'user=\\w+', as: 'user' }] });
const [first] = article.fences;

const events = (output: string): RecordingEvent[] => [
  [0, 'm', 'date'],
  [0, 'o', '$ date\r\n'],
  [0.1, 'o', output],
];

/** A run in which the first block printed something, or failed. */
function run(output: string | null, timestamp = 1): RunOutcome {
  const recordings = new Map(output === null || !first ? [] : [[first, { release: 'any', timestamp, events: events(output) }]]);
  const failed = new Set(output === null && first ? [first] : []);
  return { results: new Map(), failures: [], failed, exits: new Map(), outputs: new Map(), seconds: 1, packages: {}, recordings };
}

const keep = (known: readonly StoredRecording[], ...runs: [ReleaseName, RunOutcome][]) => keepRecordings(article, known, new Map(runs));

describe('keepRecordings', () => {
  const known = keep([], [D13, run('Mon 10:00 user=a\r\n')]);

  it('L6 keeps a recording by the hash of its block, of the newest release that it was made on', () => {
    expect(known).toEqual([{ hash: first?.hash, ordinal: 1, release: D13, timestamp: 1, events: events('Mon 10:00 user=a\r\n') }]);
    expect(keep([], ['Debian 12', run('old', 2)], ['Debian 13', run('new', 3)])).toMatchObject([{ release: D13, timestamp: 3 }]);
    expect(keep(known, ['Debian 12', run('old', 2)])).toEqual(known);
    expect(keep([{ ...known[0], release: 'Debian 12' } as StoredRecording], ['Debian 13', run('Mon 10:00 user=a\r\n', 9)])).toMatchObject([{ timestamp: 9 }]);
  });

  it('L6 stays as it is while a session prints the same but for numbers and what the sidecar tolerates', () => {
    expect(keep(known, ['Debian 13', run('Mon 23:59 user=b  \r\n', 2)])).toEqual(known);
    expect(keep(known, ['Debian 13', run('Tue 10:00 user=a\r\n', 2)])).toMatchObject([{ timestamp: 2 }]);
  });

  it('L6 goes with its block: edited, or failed on its release', () => {
    expect(keep([{ ...known[0], hash: 'edited' } as StoredRecording], ['Debian 13', run(null)])).toEqual([]);
    expect(keep(known, ['Debian 13', run(null)])).toEqual([]);
    expect(keep(known, ['Debian 12', run(null)])).toEqual(known);
  });
});

describe('the files of recordings', () => {
  const dir = temporaryFolder();

  it('L6 are one per article, and none where nothing was recorded; a damaged one is told', () => {
    const recorded = keep([], ['Debian 13', run('x')]);
    writeRecordings(dir, new Map([['wiki/a', recorded]]));
    expect(readStoredRecordings(dir, 'wiki/a')).toEqual(recorded);
    expect(readStoredRecordings(dir, 'wiki/b')).toEqual([]);
    writeRecordings(dir, new Map([['wiki/a', []]]));
    expect(existsSync(join(dir, 'recordings/wiki/a.json'))).toBe(false);
    writeFiles(dir, { 'recordings/wiki/a.json': '[{}]' });
    expect(() => readStoredRecordings(dir, 'wiki/a')).toThrow('contains no valid recordings');
  });
});
