import { posix } from 'node:path';
import { record, textOf } from './frontMatter';
import type { Config, Labels } from './item';

const known = new WeakMap<Config, ReadonlyMap<string, Labels>>();

/** What the configuration's `nav` calls a page and its section. The path is below the folder of the documents. */
export function labelsInNav(path: string, config: Config): Labels {
  const labels = known.get(config) ?? new Map(labelsOf(config.data['nav'], undefined));
  known.set(config, labels);
  return labels.get(path) ?? {};
}

function labelsOf(entries: unknown, section: string | undefined): (readonly [string, Labels])[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown): (readonly [string, Labels])[] => {
    if (typeof entry === 'string') return [[posix.normalize(entry), section === undefined ? {} : { section }]];
    return Object.entries(record(entry)).flatMap(([title, value]) => {
      if (Array.isArray(value)) return labelsOf(value, title);
      return [[posix.normalize(textOf(value)), { title, ...(section === undefined ? {} : { section }) }] as const];
    });
  });
}
