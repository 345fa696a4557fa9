import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { runCommand } from './lib/running/command';
import { contentOption } from './lib/files/contentOption';
import { displayPath } from './lib/files/displayPath';
import { writeNewItem } from './lib/scaffold/writeNewItem';
import { readNewOptions, readSiteDir } from './lib/scaffold/options';
import { writeNewSite } from './lib/scaffold/newSite';
import { readSettings } from './lib/settings/settings';

/** Makes the file of a new guide, post or project, as a draft, and prints its path; `--open` opens it in the editor. Or makes a new content folder. */
await runCommand(async () => {
  const siteDir = readSiteDir();
  if (siteDir !== null) {
    const paths = writeNewSite(siteDir, new Date().toLocaleDateString('sv-SE'));
    console.log([...paths.map(displayPath), `Preview it with npm run dev -- ${contentOption(resolve(siteDir))}`].join('\n'));
    return;
  }
  const options = readNewOptions();
  const editor = process.env['VISUAL'] || process.env['EDITOR'];
  if (options.isOpened && !editor) throw new Error('new: --open needs EDITOR, such as EDITOR=nano.');
  const path = writeNewItem(await readSettings(), options);
  console.log(displayPath(path));
  if (!options.isOpened || !editor) return;
  // The editor may have options of its own, such as `code --wait`.
  const [program = '', ...flags] = editor.trim().split(/\s+/);
  const { error, status } = spawnSync(program, [...flags, path], { stdio: 'inherit' });
  if (error || status !== 0) throw new Error(`new: ${editor} failed${error ? `: ${error.message}` : ''}; the file was created.`);
});
