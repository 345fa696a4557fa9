import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './lib/command';
import { schemaFiles } from './lib/schemas/jsonSchemas';
import { ROOT } from './lib/settings';

/** Writes the JSON Schemas of the content's files to docs/schemas/. */
await runCommand(async () => {
  const folder = join(ROOT, 'docs/schemas');
  mkdirSync(folder, { recursive: true });
  const files = Object.entries(schemaFiles(readFileSync(join(ROOT, 'docs/writing.md'), 'utf8')));
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  console.log(`Wrote ${files.length} schemas into docs/schemas/.`);
  return Promise.resolve();
});
