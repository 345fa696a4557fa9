import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { counted } from '../src/core/counted';
import { runCommand } from './lib/running/command';
import { contentOption } from './lib/files/contentOption';
import { displayPath } from './lib/files/displayPath';
import { gitDates } from './lib/files/gitDates';
import { presentIn } from './lib/import/present';
import { withCompileWorkers } from './lib/import/compileWorkers';
import { importSite } from './lib/import/importSite';
import { readImportOptions } from './lib/import/options';
import { writeImported } from './lib/import/writeImported';
import { withProgress } from './lib/running/progress';
import { readContentDir } from './lib/settings/settings';

/** Converts the files of another generator into a content folder, and reports what needs attention. */
await runCommand(async () => {
  const { generator, dir, to } = readImportOptions();
  if (!existsSync(dir) || !statSync(dir).isDirectory()) throw new Error(`import: there is no folder ${dir}.`);
  const contentDir = to === undefined ? readContentDir() : resolve(to);
  const present = { ...(await presentIn(contentDir)), days: gitDates(resolve(dir)) };
  const imported = await withProgress((progress) =>
    withCompileWorkers(present.site, (compile) => importSite(generator, resolve(dir), { ...present, compile, progress })),
  );
  if (imported.texts.size === 0) throw new Error(`${imported.report.toString()}\n\nimport: found no pages in ${dir}; nothing was written.`);
  writeImported(contentDir, imported);
  console.log(imported.report.toString());
  console.log(`\nImported ${counted(imported.texts.size, 'page')} and ${counted(imported.copies.size, 'other file')} into ${displayPath(contentDir)}.`);
  console.log(`Preview it with npm run dev -- ${contentOption(contentDir)}`);
});
