import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './lib/running/command';
import { readContent } from './lib/content/reading/readContent';
import { displayPath } from './lib/files/displayPath';
import { missingSettings, readWriting, writeEditorFiles } from './lib/schemas/editorFiles';
import { schemaFiles } from './lib/schemas/jsonSchemas';
import { readContentDir } from './lib/settings/settings';
import { OWN_CONTENT, ROOT } from './lib/files/paths';

/** Writes the JSON Schemas of the content's files to docs/schemas/, or into a content folder elsewhere, with settings for VS Code. */
await runCommand(async () => {
  const contentDir = readContentDir();
  // Throws if there is no such folder.
  readContent(contentDir);
  const paths = contentDir === OWN_CONTENT ? writeSchemas() : writeEditorFiles(contentDir);
  console.log(paths.map(displayPath).join('\n'));
  const missing = contentDir === OWN_CONTENT ? null : missingSettings(contentDir);
  if (missing !== null) console.log(missing);
  return Promise.resolve();
});

function writeSchemas(): string[] {
  const folder = join(ROOT, 'docs/schemas');
  mkdirSync(folder, { recursive: true });
  return Object.entries(schemaFiles(readWriting())).map(([name, text]) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  });
}
