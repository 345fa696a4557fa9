import { loadModel } from './lib/building/buildSite';
import { runCommand } from './lib/running/command';
import { figuresOfAll, figuresTable } from './lib/guides/figures';
import { readSettings } from './lib/settings/settings';
import { OWN_CONTENT } from './lib/files/paths';
import { writeTable } from './lib/files/writeTable';

/** Prints one row per guide and post with its prose, links and blocks; `--write` puts the table into docs/guides.md. */
await runCommand(async () => {
  const settings = await readSettings();
  const { model } = await loadModel(settings);
  const table = figuresTable(figuresOfAll([...model.wiki.all, ...model.blog.all, ...model.projects.all], model.ledger));
  console.log(table);
  if (!process.argv.includes('--write')) return;
  if (settings.contentDir !== OWN_CONTENT) throw new Error('guides: docs/guides.md describes src/content. Leave out --content and CONTENT_DIR, or --write.');
  writeTable({ file: 'docs/guides.md', name: 'guides', table });
});
