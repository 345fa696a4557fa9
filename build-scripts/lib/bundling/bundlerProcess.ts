/*
 * The process in which webpack runs (`bundleApart.ts`). It receives the settings and then the module `@content/site`, sends the result,
 * writes webpack's cache, and exits.
 */
import type { Bundle, BundleSettings } from './clientBundle';
import { runWebpack } from './runWebpack';

/** What the process that asked for a bundle sends. */
export type BundlerRequest = { readonly settings: BundleSettings } | { readonly siteSource: string };

/** What it gets back. */
export type BundlerMessage = { readonly bundle: Omit<Bundle, 'closed'> } | { readonly failure: string };

// Whoever asked is gone.
process.once('disconnect', () => process.exit(1));

const settings = new Promise<BundleSettings>((resolve) => onRequest((request) => 'settings' in request && resolve(request.settings)));
const siteSource = new Promise<string>((resolve) => onRequest((request) => 'siteSource' in request && resolve(request.siteSource)));
process.exit(
  await bundle().then(
    () => 0,
    (error: unknown) => tell({ failure: error instanceof Error ? error.message : String(error) }).then(() => 0),
  ),
);

async function bundle(): Promise<void> {
  const { assets, files, closed } = await runWebpack(await settings, () => siteSource);
  await Promise.all([closed, tell({ bundle: { assets, files } })]);
}

function onRequest(listener: (request: BundlerRequest) => void): void {
  process.on('message', (message) => listener(message as BundlerRequest));
}

function tell(message: BundlerMessage): Promise<void> {
  return new Promise((resolve) => process.send?.(message, undefined, {}, () => resolve()));
}
