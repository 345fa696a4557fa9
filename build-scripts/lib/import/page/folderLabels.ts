import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import { namedIn, partsOf, textOf } from './frontMatter';
import { readSource } from './sourceText';

/** Files that can name the folder around them; the first with a label counts. */
const NAMING = ['_category_.json', '_category_.yml', '_category_.yaml', '_index.md'];

/** The labels of the pages' folders, by the folders' paths. */
export function folderLabels(paths: readonly string[], dir: string): ReadonlyMap<string, string> {
  const folders = [...new Set(paths.map((path) => dirname(path)))];
  return new Map(
    folders.flatMap((folder) =>
      NAMING.flatMap((name) => labelIn(join(dir, folder, name)))
        .slice(0, 1)
        .map((label) => [folder, label] as const),
    ),
  );
}

function labelIn(path: string): string[] {
  if (!existsSync(path)) return [];
  const { text } = readSource(path);
  // JSON is YAML, too.
  const { data } = path.endsWith('.md') ? partsOf(text) : { data: namedIn(text) };
  return [data['linkTitle'], data['label'], data['title']].map(textOf).filter(Boolean).slice(0, 1);
}
