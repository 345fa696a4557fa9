import { buildReport } from '../../../build-scripts/bench/build/buildReport';
import { measureTree } from '../../../build-scripts/bench/build/measureTree';

const run = (script: string) => measureTree({ program: process.execPath, args: ['-e', script], cwd: process.cwd(), env: process.env });

describe('measureTree', () => {
  it('counts the time and the memory of the processes that a command starts, too', async () => {
    const work = 'const held = Buffer.alloc(300e6, 1); const end = Date.now() + 1500; while (Date.now() < end); process.exitCode = held.length > 0 ? 0 : 1;';
    const cost = await run(`require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(work)}])`);
    expect(cost.peakMB).toBeGreaterThan(290);
    expect(cost.peakMB).toBeLessThan(600);
    expect(cost.cpuSeconds).toBeGreaterThan(0.2);
    expect(cost.seconds).toBeGreaterThan(1.5);
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
