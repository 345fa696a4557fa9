import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../../lib/files/paths';

/** Our server in a separate process, so that its memory is measured without that of its clients. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
  ) {}

  /** @throws Error when it exits before it serves */
  static async start(distDir: string): Promise<ServerProcess> {
    const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'build-scripts/serve.ts')], {
      cwd: ROOT,
      env: { ...process.env, OUT_DIR: distDir, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: child.stdout })) {
      const port = /http:\/\/localhost:(\d+)/.exec(line)?.[1];
      if (port !== undefined) return new ServerProcess(child, Number(port));
    }
    throw new Error('The server ended before it served anything; its own lines above say why.');
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
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

  async stop(): Promise<void> {
    if (!this.isRunning) return;
    const ended = once(this.child, 'exit');
    this.child.kill();
    await ended;
  }
}
