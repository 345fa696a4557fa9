import { loadModel } from './lib/buildSite';
import { runCommand } from './lib/command';
import { figuresOfAll, figuresTable } from './lib/guides/figures';
import { OWN_CONTENT, readSettings } from './lib/settings';
import { writeTable } from './lib/writeTable';

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
