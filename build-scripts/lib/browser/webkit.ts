import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstall, inPath } from './chromium';

/** WebKitGTK's driver, its small browser, and a virtual display. */
export interface WebKit {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

const LIBRARIES = '/usr/lib';

/** The WebKit that tests can drive, as Debian installs it; undefined where a part of it is missing. */
export function findWebKit(): WebKit | undefined {
  const [driver, display] = ['WebKitWebDriver', 'xvfb-run'].map((name) => inPath(name).find(existsSync));
  const browser = browsers()[0];
  return driver && display && browser ? { driver, browser, display } : undefined;
}

/** `/usr/lib/<machine>/webkit2gtk-4.1/MiniBrowser`, newest version first. */
function browsers(): string[] {
  const below = (folder: string, name: RegExp) => (existsSync(folder) ? readdirSync(folder).filter((each) => name.test(each)) : []);
  const folders = below(LIBRARIES, /-linux-gnu$/).flatMap((machine) =>
    below(join(LIBRARIES, machine), /^webkit(?:2)?gtk-/).map((each) => join(LIBRARIES, machine, each)),
  );
  return folders
    .sort()
    .reverse()
    .map((folder) => join(folder, 'MiniBrowser'))
    .filter(existsSync);
}

/** Finds WebKitGTK's driver, or installs Debian's where possible, saying so; otherwise prints why there is none. */
export function ensureWebKit(): void {
  const found = findOrInstall(findWebKit, { name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb', 'xauth'] });
  if (!found) console.log("WebKit is left out: webkit2gtk-driver and xvfb aren't installed, and only root on Debian can install them.");
}
