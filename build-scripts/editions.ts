import { loadModel } from './lib/compiling/loadModel';
import { runCommand } from './lib/running/command';
import { readCommand } from './lib/running/readCommand';
import { readSettings } from './lib/settings/settings';
import { historiesFromGit, listOpen, writeEditions } from './lib/history/writeEditions';

/** Lists the guides whose texts aren't in their histories; `--write` makes editions of them, `--from-git` of all their commits. */
await runCommand(async () => {
  const { values, positionals: wanted } = readCommand('editions');
  if (values.minor && !values.write) throw new Error('editions: --minor says how --write records the changes; add --write.');
  const settings = await readSettings();
  const { model } = await loadModel(settings);
  if (values['from-git']) historiesFromGit(settings, model, wanted).forEach((line) => console.log(line));
  else if (values.write) writeEditions(settings, { model, wanted, isMinor: values.minor ?? false }).forEach((line) => console.log(line));
  else listOpen(model, wanted).forEach((line) => console.log(line));
});
