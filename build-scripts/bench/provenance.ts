import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { ROOT } from '../lib/files/paths';

/** What a report was measured on: commit, day and machine, and how busy the machine was. */
export function provenance(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
  const [cpu] = cpus();
  const machine = `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, load average at the end ${(loadavg()[0] ?? 0).toFixed(1)}`;
  return `commit ${commit}, ${new Date().toISOString().slice(0, 10)}, ${machine}`;
}
