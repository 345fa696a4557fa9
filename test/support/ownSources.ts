import { join } from 'node:path';
import { filesIn } from '../../build-scripts/lib/files/filesIn';
import { ROOT } from '../../build-scripts/lib/files/paths';

/** The files below a folder of the repository, as paths below its root. Packages are left out: the benchmarks install some below `build-scripts/`. */
export function ownSources(folder: string): readonly string[] {
  return filesIn(join(ROOT, folder))
    .map((path) => join(folder, path))
    .filter((path) => !path.includes('node_modules'));
}
