import { loadModel } from './lib/compiling/loadModel';
import { runCommand } from './lib/running/command';
import { readCommand } from './lib/running/readCommand';
import { figuresOfAll, figuresTable } from './lib/guides/figures';
import { readSettings } from './lib/settings/settings';
import { requireOwnContent } from './lib/files/requireOwnContent';
import { writeTable } from './lib/files/writeTable';

/** Prints one row per guide and post with its prose, links and blocks; `--write` puts the table into docs/guides.md. */
await runCommand(async () => {
  const { values } = readCommand('guides');
  const settings = await readSettings();
  const { model } = await loadModel(settings);
  const table = figuresTable(figuresOfAll([...model.wiki.all, ...model.blog.all, ...model.projects.all], model.ledger));
  console.log(table);
  if (!values.write) return;
  requireOwnContent(settings.contentDir, { name: 'guides', option: '--write', tells: 'docs/guides.md describes' });
  writeTable({ file: 'docs/guides.md', name: 'guides', table });
});
