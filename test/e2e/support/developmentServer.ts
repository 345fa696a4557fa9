import { spawn, type ChildProcess } from 'node:child_process';
import { ROOT } from '../../../build-scripts/lib/files/paths';
import { freePort } from '../../../build-scripts/lib/serving/server';

/** `npm run dev` of a content folder, on a free port. */
export class DevelopmentServer {
  #process: ChildProcess | undefined;
  url = '';

  constructor(private readonly contentDir: string) {}

  async start(): Promise<void> {
    const port = await freePort();
    this.url = `http://localhost:${port}`;
    const server = spawn(process.execPath, ['--import', 'tsx', 'build-scripts/dev.ts'], {
      cwd: ROOT,
      env: { ...process.env, PORT: String(port), CONTENT_DIR: this.contentDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = server;
    await new Promise<void>((resolve, reject) => {
      server.stdout.on('data', (text) => String(text).includes('Development server at') && resolve());
      server.once('exit', () => reject(new Error('The development server ended.')));
    });
  }

  /** Kills it: asked to end, it would wait for open connections. */
  stop(): void {
    this.#process?.kill('SIGKILL');
  }
}
