import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { outputFile } from './lib/files/outputFile';
import { runCommand } from './lib/running/command';
import { readCommand } from './lib/running/readCommand';
import { GENERATORS } from './lib/import/importSite';
import { EXPECTED, importFixture, trialImport } from './lib/importTable/importFixture';
import { importTable } from './lib/importTable/importTable';
import { writeTable } from './lib/files/writeTable';

/** Prints how much of the tests' sites is imported; `--write` puts the table into docs/importing.md and the pages into the tests. */
await runCommand(async () => {
  const { values } = readCommand('imports');
  const names = Object.keys(GENERATORS);
  const imported = await Promise.all(names.map(async (name) => [name, await importFixture(name)] as const));
  const table = importTable(imported.map(([name, each]) => trialImport(name, each)));
  console.log(table);
  if (!values.write) return;
  writeTable({ file: 'docs/importing.md', name: 'imports', table });
  rmSync(EXPECTED, { recursive: true, force: true });
  for (const [name, { texts }] of imported) writePages(join(EXPECTED, name), texts);
});

function writePages(folder: string, texts: ReadonlyMap<string, string>): void {
  for (const [path, text] of texts) {
    outputFile(join(folder, path), text);
  }
}
