import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calibratedRun } from '../../../build-scripts/lib/lighthouse/calibratedRun';
import type { Lighthouse, LighthouseResult } from '../../../build-scripts/lib/lighthouse/ensureLighthouse';

const NETWORK = { rttMs: 150 };

/** Gathers on a machine of this speed, and audits what it finds in the folder, as Lighthouse does: it refuses settings that weren't gathered. */
function fakeLighthouse(benchmarkIndex: number, result: Partial<LighthouseResult> = {}) {
  const folders: string[] = [];
  const lighthouse = ((_url: string, { gatherMode, auditMode, throttling }: Readonly<Record<string, unknown>>) => {
    if (gatherMode) {
      folders.push(String(gatherMode));
      const settings = { throttling: { ...NETWORK, cpuSlowdownMultiplier: 4 } };
      writeFileSync(join(String(gatherMode), 'artifacts.json'), JSON.stringify({ BenchmarkIndex: benchmarkIndex, settings }));
      return Promise.resolve(undefined);
    }
    const { settings } = JSON.parse(readFileSync(join(String(auditMode), 'artifacts.json'), 'utf8')) as { settings: { throttling: object } };
    expect(settings.throttling).toEqual({ ...NETWORK, ...(throttling as object) });
    return Promise.resolve({ lhr: { configSettings: settings, ...result } });
  }) as unknown as Lighthouse;
  return { lighthouse, folders };
}

describe('a calibrated run of Lighthouse', () => {
  it('is slowed by what the machine’s speed beside it asks for, and leaves nothing behind', async () => {
    const { lighthouse, folders } = fakeLighthouse(1050);
    const run = await calibratedRun(lighthouse, 'http://localhost/', 9222);
    expect(run.configSettings.throttling).toEqual({ ...NETWORK, cpuSlowdownMultiplier: 2.5 });
    expect(folders.map((folder) => existsSync(folder))).toEqual([false]);
  });

  it('tells which page couldn’t be recorded', async () => {
    const { lighthouse } = fakeLighthouse(900, { runtimeError: { message: 'NO_NAVSTART' } });
    await expect(calibratedRun(lighthouse, 'http://localhost/search', 9222)).rejects.toThrow('lighthouse: http://localhost/search: NO_NAVSTART');
  });
});
