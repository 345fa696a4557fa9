import { buildReport } from '../../../build-scripts/bench/build/buildReport';
import { measureTree } from '../../../build-scripts/bench/build/measureTree';

const run = (script: string) => measureTree({ program: process.execPath, args: ['-e', script], cwd: process.cwd(), env: process.env });

describe('measureTree', () => {
  it('counts the time and the memory of the processes that a command starts, too', async () => {
    const inChild = (work: string) => run(`require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(work)}])`);
    // Long enough for several samples of the memory.
    const idle = await inChild('setTimeout(() => undefined, 1500)');
    const busy = await inChild('const held = Buffer.alloc(300e6, 1); while (process.cpuUsage().user < 1.2e6); process.exitCode = held.length > 0 ? 0 : 1;');
    const heldMB = 300e6 / 2 ** 20;
    expect(busy.peakMB - idle.peakMB).toBeGreaterThan(heldMB * 0.9);
    expect(busy.peakMB - idle.peakMB).toBeLessThan(heldMB * 1.5);
    expect(busy.cpuSeconds - idle.cpuSeconds).toBeGreaterThan(0.6);
    expect(idle.seconds).toBeGreaterThan(1.4);
  });

  it('says what a command wrote that failed', async () => {
    await expect(run('console.error("no such thing"); process.exit(3)')).rejects.toThrow(/ended with 3:\nno such thing/);
  });
});

it('the report has the median time of each kind of build, and the most memory of any', () => {
  const cost = (seconds: number) => ({ seconds, cpuSeconds: seconds * 2, peakMB: seconds * 100 });
  const row = { name: 'ours', makes: 'pages', cold: [3, 1, 2].map(cost), warm: [cost(0.5)], edit: [cost(0.75)] };
  const report = buildReport([{ size: 2_000, megabytes: 20.44, runs: 3, rows: [row] }], 'a machine');
  expect(report).toContain('## 2,000 articles, 20.4 MB (3 runs)');
  expect(report).toContain('| ours | 2.0 (4.0) | 0.5 (1.0) | 0.8 (1.5) | 300 | 50 | 75 |');
  expect(report).toContain('- **ours** makes pages.');
});
