import { join } from 'node:path';
import { articleName } from '../content/source/articleName';
import type { Problem } from '../content/source/problem';
import type { ContentFiles } from '../content/reading/readContent';
import { displayPath } from '../files/displayPath';

/** A file that couldn't be read, and the article that it is, or belongs to. */
interface UnreadFile {
  readonly key: string;
  readonly problem: Problem;
}

/** The articles and sidecars that couldn't be read, such as those that aren't in UTF-8: they still exist. */
export function unreadFiles(contentDir: string, folders: readonly string[], { problems = [] }: Pick<ContentFiles, 'problems'>): UnreadFile[] {
  return problems.flatMap((problem) => (problem.isWarning ? [] : folders.flatMap((folder) => unreadIn(contentDir, folder, problem))));
}

function unreadIn(contentDir: string, folder: string, problem: Problem): UnreadFile[] {
  const [article, sidecar] = [folder, join('checks', folder)].map((dir) => pathIn(displayPath(join(contentDir, dir)), problem.file));
  const name = article === undefined ? sidecar?.replace(/\.yml$/, '') : articleName(article);
  return name === undefined ? [] : [{ key: `${folder}/${name}`, problem }];
}

const pathIn = (dir: string, file: string) => (file.startsWith(`${dir}/`) ? file.slice(dir.length + 1) : undefined);
