import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../files/filesIn';
import { requireBuiltSite } from '../files/requireBuiltSite';
import { parseHeadersFile, TLS_ONLY, type HeaderRule } from '../http/headers';
import { SERVER_FILES } from '../files/serverFiles';
import { parseRedirectsFile } from '../http/redirects';
import { isAbandoned } from '../release/owner';
import { releaseStamp } from '../release/publish';
import { lockOf, previousOf } from '../release/workspace';
import { formerPathOf } from './pathOf';

/** One release of a site, as it is served. */
export interface ServedRelease {
  readonly stamp: string;
  readonly rules: readonly HeaderRule[];
  /** With a slash at both ends. */
  readonly basePath: string;
  /** Files by their paths below the site, in Unicode's composed form (NFC); no other path is served. */
  readonly files: ReadonlyMap<string, string>;
  /** Present addresses by former paths below the site. */
  readonly redirects: ReadonlyMap<string, string>;
}

/** A site's folder, whose release may be replaced at any moment. */
export class ServedSite {
  private release: ServedRelease;

  /** @throws Error when the folder holds no built site */
  constructor(private readonly distDir: string) {
    requireBuiltSite(distDir);
    this.release = readRelease(distDir);
  }

  /** The present release, or the last one while there is none. */
  current(): ServedRelease {
    if (this.isCurrent(this.release)) return this.release;
    try {
      this.release = readRelease(this.distDir);
    } catch {
      // Between the two renames of a switch there is no folder.
    }
    return this.release;
  }

  isCurrent(release: ServedRelease): boolean {
    return releaseStamp(this.distDir) === release.stamp;
  }

  /** Whether another release is being put in place; a build that was killed leaves its lock. */
  isSwitching(): boolean {
    const lock = lockOf(this.distDir);
    return existsSync(lock) && !isAbandoned(lock);
  }

  /** The file of a hashed asset of the previous release, which open pages may still ask for. */
  previousAsset(name: string): string | undefined {
    if (!/^assets\/[\w.~-]+$/.test(name)) return undefined;
    const file = join(previousOf(this.distDir), name);
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
  }
}

function readRelease(distDir: string): ServedRelease {
  const stamp = releaseStamp(distDir);
  const rules = parseHeadersFile(readFileSync(join(distDir, '_headers'), 'utf8')).map(withoutTls);
  const basePath = (rules[0]?.pattern ?? '/*').replace(/\*$/, '');
  return { stamp, rules, basePath, files: servedFiles(distDir), redirects: readRedirects(distDir, basePath) };
}

/** This server speaks plain HTTP. */
function withoutTls({ pattern, headers }: HeaderRule): HeaderRule {
  return { pattern, headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name !== TLS_ONLY)) };
}

function readRedirects(distDir: string, basePath: string): Map<string, string> {
  const file = join(distDir, '_redirects');
  const redirects = existsSync(file) ? parseRedirectsFile(readFileSync(file, 'utf8')) : [];
  return new Map(redirects.map(({ from, to }) => [formerPathOf(from, basePath) ?? from, to]));
}

function servedFiles(distDir: string): Map<string, string> {
  const names = filesIn(distDir).filter((name) => !SERVER_FILES.includes(name) && !/(?:^|\/)\.(?!well-known\/)/.test(name));
  return new Map(names.map((name) => [name.normalize(), join(distDir, name)]));
}
