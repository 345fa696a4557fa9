import { setTimeout } from 'node:timers/promises';
import { neverEnding, neverReading, putLoad } from '../../build-scripts/bench/server/clients';
import { filesAsSent, largestOf } from '../../build-scripts/bench/server/measureLoads';
import { ServerProcess } from '../../build-scripts/bench/server/ServerProcess';
import { TEST_SITE } from '../../build-scripts/lib/testing/testSites';

const REQUESTS = 3_000;
/** Node itself, tsx, and what is on its way to 200 clients; without a bound, memory would grow by what the others don't read: gigabytes. */
const MAX_MB = 800;

describe('our own server', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await ServerProcess.start(TEST_SITE);
  });
  afterAll(() => server.stop());

  it('answers 200 connections whole, beside 200 clients that never read and 100 that never end their request, within bounded memory, and keeps no file open', async () => {
    const files = filesAsSent(TEST_SITE);
    const bad = { port: server.port, path: largestOf(files), count: 100 };
    const ends = [neverReading(bad, 1), neverReading(bad, 100), neverEnding(bad)];
    const { times, faults } = await putLoad({ port: server.port, files, connections: 200, shouldContinue: (requests) => requests < REQUESTS });
    ends.forEach((end) => end());
    // Those of answers that nobody read, even before their turn, are closed by us: the garbage collector would warn.
    while ((server.openFiles() ?? 0) > 0) await setTimeout(20);
    expect(server.errors).toBe('');
    expect(faults).toEqual([]);
    expect(times).toHaveLength(REQUESTS);
    expect(server.isRunning).toBe(true);
    expect(server.peakMemory() ?? 0).toBeLessThan(MAX_MB);
  });
});
