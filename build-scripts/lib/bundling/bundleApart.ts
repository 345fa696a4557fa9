import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Bundle, BundleSettings } from './clientBundle';
import type { BundlerMessage, BundlerRequest } from './bundlerProcess';
import { ROOT } from '../files/paths';

/**
 * V8 collects garbage whenever the heap has grown by a tenth, and keeps its young generation small; scripts are minified one after
 * the other. webpack's process takes 340 MB at its peak instead of 580, and a tenth more of the processor's time.
 */
const SMALL_HEAP = ['--max-semi-space-size=4', '--heap-growing-percent=10'];
const ONE_THREAD = { UV_THREADPOOL_SIZE: '1' };

/**
 * Bundles the client in a process of its own: webpack has a core to itself from the start, and its memory is free again
 * before pages are rendered.
 *
 * @param siteSource makes the module `@content/site`; nothing else waits for it
 * @param signal ends the process
 * @throws Error with webpack's own report; the signal's reason once it is aborted
 */
export async function bundleApart(
  { site, basePath, keepsOffline, stagingDir }: BundleSettings,
  siteSource: () => Promise<string>,
  signal: AbortSignal,
): Promise<Bundle> {
  signal.throwIfAborted();
  const bundler = fork(join(ROOT, 'build-scripts/lib/bundling/bundlerProcess.ts'), {
    execArgv: [...SMALL_HEAP, '--import', 'tsx'],
    env: { ...process.env, ...ONE_THREAD },
    cwd: ROOT,
    signal,
    killSignal: 'SIGKILL',
  });
  const ended = endOf(bundler);
  const settings: BundleSettings = { site, basePath, keepsOffline, stagingDir };
  // A send fails only when the process has ended, which `ended` reports.
  const send = (request: BundlerRequest) => bundler.send(request, () => undefined);
  send({ settings });
  // If this fails, the content is broken, and the signal ends the process.
  siteSource().then(
    (source) => send({ siteSource: source }),
    () => undefined,
  );
  try {
    const message = await Promise.race([firstMessage(bundler), ended.then(() => undefined)]);
    if (!message) throw new Error('The bundler exited without a result.');
    if ('failure' in message) throw new Error(message.failure);
    return { ...message.bundle, closed: ended };
  } catch (error) {
    bundler.kill('SIGKILL');
    await ended.catch(() => undefined);
    signal.throwIfAborted();
    throw error;
  }
}

function firstMessage(bundler: ChildProcess): Promise<BundlerMessage> {
  return new Promise((resolve) => bundler.once('message', (message) => resolve(message as BundlerMessage)));
}

/** Fails when the process does. */
async function endOf(bundler: ChildProcess): Promise<void> {
  const [status, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
    bundler.once('exit', (...how) => resolve(how));
    // An abort is an error, too, but the process then exits; one that never started doesn't.
    bundler.on('error', (error) => bundler.pid === undefined && reject(error));
  });
  if (status !== 0) throw new Error(`The bundler ${signal ? `was killed by ${signal}` : `exited with status ${status ?? ''}`}.`);
}
