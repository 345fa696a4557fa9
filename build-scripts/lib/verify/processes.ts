import { spawn, type ChildProcess } from 'node:child_process';

/** What a program printed, both streams together, and how it ended. */
export interface ProgramResult {
  readonly code: number;
  readonly output: string;
}

/** The exit code of a process killed by SIGKILL. */
export const KILLED = 137;

const running = new Set<ChildProcess>();

/** Registers a child that doesn't notice by itself when an interrupted command ends. */
export function track(child: ChildProcess): ChildProcess {
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Kills all of them that are still running, at once. */
export function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

interface RunOptions {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** Runs a program to its end. A missing program ends with 127. */
export function runTool(program: string, args: readonly string[], { input = '', env = {}, cwd }: RunOptions = {}): Promise<ProgramResult> {
  const child = track(spawn(program, args, { env: { ...process.env, ...env }, ...(cwd ? { cwd } : {}), stdio: 'pipe' }));
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(input);
  return outputOf(child);
}

/** Waits until a child has ended, and collects both of its streams. */
export function outputOf(child: ChildProcess): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    child.stdout?.on('data', (part: Buffer) => parts.push(part));
    child.stderr?.on('data', (part: Buffer) => parts.push(part));
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? KILLED, output: Buffer.concat(parts).toString('utf8') }));
  });
}
