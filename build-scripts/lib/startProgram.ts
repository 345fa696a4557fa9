import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './settings';

interface StartOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Whether its output is shown as it comes; otherwise it is returned. */
  readonly isShown?: boolean;
}

/** How a program ended. */
export interface ProgramResult {
  readonly isRight: boolean;
  /** What it wrote, when that wasn't shown. */
  readonly output: string;
}

/** Runs a program of an installed package while this one goes on; `file` is its path in node_modules. */
export function startProgram(file: string, args: readonly string[], { env = {}, isShown = false }: StartOptions = {}): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const program = spawn(process.execPath, [join(ROOT, 'node_modules', file), ...args], {
      cwd: ROOT,
      stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const parts: Buffer[] = [];
    program.stdout?.on('data', (part: Buffer) => parts.push(part));
    program.stderr?.on('data', (part: Buffer) => parts.push(part));
    program.once('error', reject);
    program.once('close', (status) => resolve({ isRight: status === 0, output: Buffer.concat(parts).toString() }));
  });
}
