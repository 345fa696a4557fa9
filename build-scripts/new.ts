import { spawnSync } from 'node:child_process';
import { runCommand } from './lib/command';
import { displayPath } from './lib/displayPath';
import { readNewOptions } from './lib/scaffold/options';
import { writeNewItem } from './lib/scaffold/writeNewItem';
import { readSettings } from './lib/settings';

/** Makes the file of a new guide, post or project, as a draft, and prints its path; `--open` opens it in the editor. */
await runCommand(async () => {
  const options = readNewOptions(process.argv.slice(2));
  const editor = process.env['VISUAL'] || process.env['EDITOR'];
  if (options.isOpened && !editor) throw new Error('new: --open needs EDITOR, such as EDITOR=nano.');
  const path = writeNewItem(await readSettings(), options);
  console.log(displayPath(path));
  if (!options.isOpened || !editor) return;
  // It may have options of its own, such as `code --wait`.
  const [program = '', ...args] = editor.trim().split(/\s+/);
  const { error, status } = spawnSync(program, [...args, path], { stdio: 'inherit' });
  if (error || status !== 0) throw new Error(`new: ${editor} failed${error ? `: ${error.message}` : ''}; the file is there.`);
});
