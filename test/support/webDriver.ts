import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { hasExited } from '../../build-scripts/lib/running/hasExited';
import type { WebKit } from '../../build-scripts/lib/browser/webkit';
import { freePort } from '../../build-scripts/lib/serving/server';

/** Keys as WebDriver names them (section 17.4.2 of the W3C's specification). */
export const KEYS = { Enter: '\uE007', Escape: '\uE00C', Control: '\uE009', ArrowDown: '\uE015', ArrowRight: '\uE014', Tab: '\uE004' } as const;

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** Mesa's software renderer draws in the thread that asks for it: handing small pictures to others took a quarter of all CPU time. */
const ONE_THREAD = { LP_NUM_THREADS: '0' };
const START_ATTEMPTS = 300;
const PAUSE_MS = 100;
/** How long an element may take to appear, in milliseconds. */
const WAIT_MS = 30_000;
/** How long a script may take. The driver's timer for it is in the page, and must be shorter than those that tests end early. */
const SCRIPT_MS = 15_000;

interface Options {
  /** Switches for the browser. */
  readonly args?: readonly string[];
  /** Whether to go on before a page and all of its files have loaded. */
  readonly isEager?: boolean;
}

/** A browser that is driven by the W3C's WebDriver protocol: one window, one session. */
export class WebDriver {
  private constructor(
    private readonly server: ChildProcess,
    private readonly address: string,
    private session: string,
  ) {}

  /** Starts the driver on a display of its own, and the browser. */
  static async start({ driver, browser, display }: WebKit, { args = [], isEager = false }: Options = {}): Promise<WebDriver> {
    const port = await freePort();
    const inDisplay = ['-a', '-s', '-screen 0 1440x900x24', driver, `--port=${port}`];
    const server = spawn(display, inDisplay, { detached: true, stdio: 'ignore', env: { ...process.env, ...ONE_THREAD } });
    const started = new WebDriver(server, `http://127.0.0.1:${port}`, '');
    try {
      await started.answers();
      const options = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation', ...args] } };
      const { sessionId } = await started.send<{ sessionId: string }>('POST', '/session', {
        capabilities: { alwaysMatch: { ...options, timeouts: { implicit: WAIT_MS, script: SCRIPT_MS }, pageLoadStrategy: isEager ? 'none' : 'normal' } },
      });
      started.session = `/session/${sessionId}`;
      return started;
    } catch (error) {
      started.kill();
      throw error;
    }
  }

  async end(): Promise<void> {
    try {
      await this.send('DELETE', this.session);
    } finally {
      this.kill();
    }
  }

  open(url: string): Promise<void> {
    return this.command('/url', { url });
  }

  back(): Promise<void> {
    return this.command('/back', {});
  }

  refresh(): Promise<void> {
    return this.command('/refresh', {});
  }

  resize(width: number, height: number): Promise<void> {
    return this.command('/window/rect', { width, height });
  }

  url(): Promise<string> {
    return this.send('GET', `${this.session}/url`);
  }

  /** Runs a function in the page. It sees nothing but its arguments; these and its result are plain data. */
  evaluate<R, A extends readonly unknown[]>(action: (...args: A) => R, ...args: A): Promise<R> {
    return this.command('/execute/sync', { script: `return (${action.toString()}).apply(null, arguments)`, args });
  }

  /** Clicks as a pointer does, on the first element of a selector or, after `//`, an XPath. */
  async click(selector: string): Promise<void> {
    const path = `/element/${await this.find(selector)}/click`;
    // It is there, but not where it will be when the page has been laid out.
    await retried('not interactable', () => this.command(path, {}));
  }

  /** Types into an element. */
  async type(selector: string, text: string): Promise<void> {
    await this.command(`/element/${await this.find(selector)}/value`, { text });
  }

  /** The text of an element as it is seen; works without scripts. */
  async text(selector: string): Promise<string> {
    // The document of the element that was found may be gone before its text is requested.
    return retried('stale element', async () => this.send<string>('GET', `${this.session}/element/${await this.find(selector)}/text`));
  }

  /** Presses keys one after the other, holding the first ones until the last is released. */
  press(...keys: readonly string[]): Promise<void> {
    const actions = [...keys.map((value) => ({ type: 'keyDown', value })), ...[...keys].reverse().map((value) => ({ type: 'keyUp', value }))];
    return this.command('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  private async find(selector: string): Promise<string> {
    const using = selector.startsWith('//') ? 'xpath' : 'css selector';
    const found = await this.command<Record<string, string>>('/element', { using, value: selector });
    return found[ELEMENT] ?? '';
  }

  private command<R = void>(path: string, body: unknown): Promise<R> {
    return this.send('POST', this.session + path, body);
  }

  private async send<R>(method: string, path: string, body?: unknown): Promise<R> {
    const response = await fetch(this.address + path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: R & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error ?? ''}: ${value.message ?? ''}`);
    return value;
  }

  private async answers(): Promise<void> {
    for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
      if (hasExited(this.server)) throw new Error('The WebDriver ended before it answered.');
      try {
        await this.send('GET', '/status');
        return;
      } catch {
        await delay(PAUSE_MS);
      }
    }
    throw new Error('The WebDriver doesn’t answer.');
  }

  /** The driver, its display and the browser are one process group. */
  private kill(): void {
    if (this.server.pid !== undefined) process.kill(-this.server.pid, 'SIGTERM');
  }
}

/** Retries an action while it fails with a transient error, known by its message. */
async function retried<T>(passing: string, action: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + WAIT_MS; ; await delay(PAUSE_MS)) {
    try {
      return await action();
    } catch (error) {
      if (Date.now() > end || !String(error).includes(passing)) throw error;
    }
  }
}
