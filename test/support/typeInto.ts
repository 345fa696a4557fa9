import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Shell {
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

/** Runs a shell whose standard input is a script, from a file: a shell reads a pipe byte by byte. What it writes is gone with its folder. */
export function typeInto(shell: string, script: string, { args, env }: Shell): SpawnSyncReturns<string> {
  const folder = mkdtempSync(join(tmpdir(), 'typed-'));
  const file = join(folder, 'script');
  writeFileSync(file, script);
  const input = openSync(file, 'r');
  try {
    return spawnSync(shell, args, { stdio: [input, 'pipe', 'pipe'], cwd: folder, env, encoding: 'utf8', maxBuffer: 1 << 28 });
  } finally {
    closeSync(input);
    rmSync(folder, { recursive: true });
  }
}
