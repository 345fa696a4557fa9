import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../files/paths';

interface StartOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Whether its output is shown as it comes; a promise holds it back until that settles. Output that isn't shown is returned. */
  readonly isShown?: boolean | Promise<unknown>;
}

/** How a program ended. */
export interface ProgramResult {
  readonly hasSucceeded: boolean;
  /** What it wrote, when that wasn't shown. */
  readonly output: string;
}

/** Runs a program of an installed package without blocking this process; `file` is its path in node_modules. */
export function startProgram(file: string, args: readonly string[], { env = {}, isShown = false }: StartOptions = {}): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const program = spawn(process.execPath, [join(ROOT, 'node_modules', file), ...args], {
      cwd: ROOT,
      stdio: isShown === true ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const parts: Buffer[] = [];
    let keep = (part: Buffer): unknown => parts.push(part);
    program.stdout?.on('data', (part: Buffer) => keep(part));
    program.stderr?.on('data', (part: Buffer) => keep(part));
    if (typeof isShown === 'object') {
      const show = () => {
        keep = (part) => process.stdout.write(part);
        parts.splice(0).forEach(keep);
      };
      void isShown.then(show, show);
    }
    program.once('error', reject);
    program.once('close', (status) => resolve({ hasSucceeded: status === 0, output: Buffer.concat(parts).toString() }));
  });
}
