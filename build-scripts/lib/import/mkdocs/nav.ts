import { posix } from 'node:path';
import { memoizeByKey } from '../../content/articles/memoizeByKey';
import { record, textOf } from '../page/frontMatter';
import type { Config, Labels } from '../page/item';

const labelsByPath = memoizeByKey(({ data }: Config): ReadonlyMap<string, Labels> => new Map(labelsOf(data['nav'], undefined)));

/** What the configuration's `nav` calls a page and its section. The path is below the folder of the documents. */
export function labelsInNav(path: string, config: Config): Labels {
  return labelsByPath(config).get(path) ?? {};
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
