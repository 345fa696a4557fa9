import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './settings';

/** Runs a program of an installed package with its output shown; returns whether it succeeded. */
export function runProgram(file: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): boolean {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'node_modules', file), ...args], { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}
