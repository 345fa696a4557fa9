import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Problem } from '../content/source/problem';
import type { YamlFile } from '../content/reading/readContent';
import { displayPath } from '../files/displayPath';
import { validateYaml } from '../content/source/yamlSource';

const place = z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?(?:\/[\w.~-]+)*$/, 'must be a lower-case host, alone or with the beginning of a path');
export const linkHostsFile = z.record(place, z.string().trim().min(1));

/** The other sites that articles may link to: a host, or the beginning of a path on a shared one → what it is. */
export type LinkHosts = z.infer<typeof linkHostsFile>;

/** The list of a content folder, as text; null where there is none. */
export function linkHostsIn(contentDir: string): YamlFile | null {
  const path = join(contentDir, 'link-hosts.yml');
  return existsSync(path) ? { file: displayPath(path), text: readFileSync(path, 'utf8') } : null;
}

/** Reads the list. When anything in it is wrong, adds the reasons to the problems and returns undefined. */
export function readLinkHosts({ file, text }: YamlFile, problems: Problem[]): LinkHosts | undefined {
  return validateYaml({ file, text, firstLine: 1 }, linkHostsFile, problems).value;
}

/** Whether an address is on a listed host, below the listed path. */
export function isListed(href: string, hosts: LinkHosts): boolean {
  const { host, pathname } = new URL(href);
  const parts = `${host}${pathname}`.split('/');
  return parts.some((_, index) => Object.hasOwn(hosts, parts.slice(0, index + 1).join('/')));
}
