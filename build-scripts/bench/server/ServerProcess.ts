import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../../lib/files/paths';
import { hasExited } from '../../lib/running/hasExited';

/** Our server in a separate process, so that its memory is measured without that of its clients. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    private readonly started: { readonly distDir: string; readonly port: number; readonly errors: readonly string[] },
  ) {}

  get port(): number {
    return this.started.port;
  }

  /** What it has written to its error output, warnings of Node included. */
  get errors(): string {
    return this.started.errors.join('');
  }

  /** @throws Error when it exits before it serves */
  static async start(distDir: string): Promise<ServerProcess> {
    const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'build-scripts/serve.ts')], {
      cwd: ROOT,
      env: { ...process.env, OUT_DIR: distDir, PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const errors: string[] = [];
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors.push(text);
      process.stderr.write(text);
    });
    for await (const line of createInterface({ input: child.stdout })) {
      const port = /http:\/\/localhost:(\d+)/.exec(line)?.[1];
      if (port !== undefined) return new ServerProcess(child, { distDir, port: Number(port), errors });
    }
    throw new Error('The server ended before it served anything; its own lines above say why.');
  }

  get isRunning(): boolean {
    return !hasExited(this.child);
  }

  /** Its peak memory so far, in MB; null where there is no /proc. */
  peakMemory(): number | null {
    try {
      const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${this.child.pid ?? ''}/status`, 'utf8'))?.[1];
      return kilobytes === undefined ? null : Number(kilobytes) / 1000;
    } catch {
      return null;
    }
  }

  /** How many files of the site it has open; null where there is no /proc. */
  openFiles(): number | null {
    try {
      const folder = realpathSync(this.started.distDir);
      const descriptors = `/proc/${this.child.pid ?? ''}/fd`;
      return readdirSync(descriptors).filter((name) => isBelow(folder, join(descriptors, name))).length;
    } catch {
      return null;
    }
  }

  async stop(): Promise<void> {
    if (!this.isRunning) return;
    const ended = once(this.child, 'exit');
    this.child.kill();
    await ended;
  }
}

/** Whether a descriptor refers to a file below the folder; false once it is closed. */
function isBelow(folder: string, descriptor: string): boolean {
  try {
    return readlinkSync(descriptor).startsWith(folder);
  } catch {
    return false;
  }
}
