/*
 * Writes real articles into a content folder: `npm run bench:content -- <folder> [number]`, for `CONTENT_DIR=<folder> npm run build` and `CORPUS_DIR=<folder>
 * npm run bench:search`. The texts belong to others, under their licences: keep them out of any repository.
 */
import { existsSync } from 'node:fs';
import { runCommand } from '../lib/running/command';
import { readCommand } from '../lib/running/readCommand';
import { sizesIn } from './namedWords';
import { writeContentFolder } from './realText/contentFolder';

await runCommand(async () => {
  const [folder, ...counts] = readCommand('bench/contentFolder').positionals;
  const [size = Infinity] = sizesIn(counts);
  if (folder === undefined || existsSync(folder)) throw new Error('Name a folder that does not exist yet: npm run bench:content -- /some/folder [number]');
  await Promise.resolve(writeContentFolder(folder, size));
});
