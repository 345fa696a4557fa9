import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadModel } from './lib/buildSite';
import { runCommand } from './lib/command';
import { figuresOfAll, figuresTable } from './lib/guides/figures';
import { OWN_CONTENT, readSettings, ROOT } from './lib/settings';

const MARKED = /(<!-- guides -->\n)[\s\S]*?(<!-- \/guides -->)/;

/** Prints a row a guide and post: its prose, links and blocks; `--write` puts the table into docs/guides.md. */
await runCommand(async () => {
  const settings = await readSettings();
  const { model } = await loadModel(settings);
  const table = figuresTable(figuresOfAll([...model.wiki.all, ...model.blog.all, ...model.projects.all], model.ledger));
  console.log(table);
  if (!process.argv.includes('--write')) return;
  if (settings.contentDir !== OWN_CONTENT) throw new Error('guides: docs/guides.md is about src/content; leave CONTENT_DIR or --write out.');
  writeTable(table);
});

function writeTable(table: string): void {
  const page = join(ROOT, 'docs/guides.md');
  const text = readFileSync(page, 'utf8');
  if (!MARKED.test(text)) throw new Error('docs/guides.md has no place for the table, between <!-- guides --> and <!-- /guides -->.');
  writeFileSync(
    page,
    text.replace(MARKED, (_, before: string, after: string) => `${before}${table}\n${after}`),
  );
}
