import { copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCompressed, withoutCompression } from '../files/compress';
import { filesIn } from '../files/filesIn';
import { headersFile } from '../http/headers';
import { caddyFiles } from './caddy';
import { cloudflareFiles } from './cloudflare';
import { formFor, namesFor, type Host } from './host';
import { netlifyFiles } from './netlify';
import { nginxFiles } from './nginx';
import { headersAndRedirects, type Serving } from './serving';

/**
 * Turns a built site, whose pages are in folders, into what a host serves best: pages where that host finds them without a redirect, no
 * compressed forms that it would ignore, and its configuration. The owner's files stay as they are. `_headers` and `_redirects` are there
 * for every host, because `npm run serve` reads them.
 *
 * @throws Error when the host would ignore a part of the configuration
 */
export function prepareForHost(dir: string, host: Host | null, serving: Serving): void {
  if (host !== null) arrangeFor(dir, host, serving);
  for (const [name, text] of new Map([...headersAndRedirects(headersFile(serving.rules), serving), ...filesFor(dir, host, serving)]))
    writeFileSync(join(dir, name), text);
}

function arrangeFor(dir: string, host: Host, { ownFiles = new Set() }: Serving): void {
  const made = () => filesIn(dir).filter((name) => !ownFiles.has(name));
  if (!formFor(host).sendsCompressed) removeCompressed(dir, made());
  for (const name of made()) moveTo(dir, name, namesFor(host, name));
}

function filesFor(dir: string, host: Host | null, serving: Serving): Map<string, string> {
  switch (host) {
    case 'cloudflare':
      return cloudflareFiles(serving, filesIn(dir));
    case 'netlify':
      return netlifyFiles(serving, filesIn(dir));
    case 'nginx':
      return nginxFiles(serving);
    case 'caddy':
      return caddyFiles(serving);
    case 'pages':
      // Without it, GitHub's own generator would leave out what begins with an underscore.
      return new Map([['.nojekyll', '']]);
    case null:
      return new Map();
  }
}

/** A file without an original beside it isn't a compressed form. */
function removeCompressed(dir: string, names: readonly string[]): void {
  for (const name of names) if (isCompressed(name) && existsSync(join(dir, withoutCompression(name)))) rmSync(join(dir, name));
}

function moveTo(dir: string, name: string, names: readonly string[]): void {
  for (const each of names) if (each !== name) copyFileSync(join(dir, name), join(dir, each));
  if (!names.includes(name)) rmSync(join(dir, name));
}
