import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CACHE_DIR } from '../files/paths';

/** The last version for Node 20, which this project supports; the next needs 22. */
export const LIGHTHOUSE_VERSION = '12.8.2';
const FOLDER = join(CACHE_DIR, 'lighthouse');
const PACKAGE = join(FOLDER, 'node_modules/lighthouse');

/** The parts of an audit's result that are read here. */
interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly displayValue?: string;
  readonly numericValue?: number;
}

/** The parts of a run's result that are read here. */
export interface LighthouseResult {
  readonly runtimeError?: { readonly message: string };
  /** How fast the machine was beside the run: about 1,000 is a desktop at the low end. */
  readonly environment: { readonly benchmarkIndex: number };
  readonly configSettings: { readonly throttling: { readonly cpuSlowdownMultiplier: number } };
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}

/** Lighthouse's entry point: takes a URL and flags, among them the port of a browser's debugger. */
export type Lighthouse = (url: string, flags: Readonly<Record<string, unknown>>) => Promise<{ readonly lhr: LighthouseResult } | undefined>;

/**
 * Loads Lighthouse, installing it into the cache if it isn't there yet, and saying so. It isn't a dependency of the project,
 * because it would make every installation half as large again (184 MB, most of it telemetry that is never switched on)
 * for something that no test needs.
 *
 * @throws Error with the command that failed
 */
export async function ensureLighthouse(): Promise<Lighthouse> {
  if (installedVersion() !== LIGHTHOUSE_VERSION) install();
  const loaded = (await import(pathToFileURL(join(PACKAGE, 'core/index.js')).href)) as { default: Lighthouse };
  return loaded.default;
}

function installedVersion(): string | undefined {
  const file = join(PACKAGE, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : undefined;
}

function install(): void {
  console.log(`Installing Lighthouse ${LIGHTHOUSE_VERSION} into .cache/lighthouse (npm install) …`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', `lighthouse@${LIGHTHOUSE_VERSION}`];
  const { status } = spawnSync('npm', args, { cwd: FOLDER, stdio: 'inherit' });
  if (status !== 0) throw new Error(`lighthouse: "npm ${args.join(' ')}" failed in .cache/lighthouse; the lines above say why.`);
}
