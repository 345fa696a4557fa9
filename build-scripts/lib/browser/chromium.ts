import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from '../files/paths';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SHELL = 'chromium-headless-shell';
const MAC_APPS = ['/Applications/Chromium.app/Contents/MacOS/Chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/**
 * Finds a Chromium, or installs one, saying so: from Debian's packages as root, otherwise with Playwright's installer.
 *
 * @returns the path of the program
 * @throws Error with the command that failed
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (isRootOnDebian()) {
    console.log('No Chromium found; installing the Debian package (apt-get install chromium) …');
    aptInstall('chromium', 'fonts-liberation');
  } else {
    console.log('No Chromium found; installing one with Playwright (npx playwright install chromium) …');
    run(process.execPath, [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
  }
  const installed = findChromium();
  if (!installed) throw new Error("Chromium was installed but can't be found; set CHROMIUM_PATH to its executable.");
  return installed;
}

/**
 * Finds what browser tests run in: Chromium's headless shell, the engine without the browser around it, which takes
 * half the time. It is installed where Debian has it; elsewhere any Chromium will do.
 *
 * @returns the path of the program
 * @throws Error with the command that failed
 */
export function ensureTestBrowser(): string {
  if (!findShell() && isRootOnDebian()) {
    console.log(`No ${SHELL} found; installing the Debian package …`);
    try {
      aptInstall(SHELL, 'fonts-liberation');
    } catch (error) {
      console.log(`${(error as Error).message} Using the full Chromium instead.`);
    }
  }
  return findShell() ?? ensureChromium();
}

/** The headless shell, or else a whole Chromium; undefined when there is neither. */
export const findTestBrowser = () => findShell() ?? findChromium();

const findShell = () => firstToRun([process.env['CHROMIUM_PATH'], ...inPath(SHELL)]);

const findChromium = () => firstToRun([process.env['CHROMIUM_PATH'], ...inPath(...NAMES), ...MAC_APPS, chromium.executablePath()]);

export const inPath = (...names: string[]) => (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

export const firstToRun = (paths: readonly (string | undefined)[]) => paths.find((path) => path && isExecutable(path));

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function aptInstall(...packages: string[]): void {
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/**
 * Finds a browser, or installs Debian's packages for it where possible, saying so.
 *
 * @param name the browser's name in printed lines
 */
export function findOrInstall<T>(
  find: () => T | undefined,
  { name, packages }: { readonly name: string; readonly packages: readonly string[] },
): T | undefined {
  const found = find();
  if (found !== undefined || !isRootOnDebian()) return found;
  console.log(`No ${name} found; installing the Debian package${packages.length > 1 ? 's' : ''} (apt-get install ${packages.join(' ')}) …`);
  try {
    aptInstall(...packages);
  } catch (error) {
    console.log((error as Error).message);
  }
  return find();
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return !execFileSync(path, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'], timeout: 20_000 })
      .toString()
      .includes('snap');
  } catch {
    return false;
  }
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  if (status !== 0) throw new Error(`"${command} ${args.join(' ')}" failed; the lines above say why.`);
}

/** How tests and measurements start it: no sandbox (it may run as root), no requests of its own. */
export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
