import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { provenance } from './bench/provenance';
import { withSite } from './lib/browser/withSite';
import { runCommand } from './lib/running/command';
import { contactSheet } from './lib/screenshots/contactSheet';
import { readOptions } from './lib/screenshots/options';
import { takePictures } from './lib/screenshots/takePictures';
import { readDistDir } from './lib/settings/settings';

/** Takes pictures of every kind of page and its states, from the built site, and writes an index.html that shows them all. */
await runCommand(async () => {
  const options = readOptions();
  const begun = performance.now();
  const { pictures, problems } = await withSite(readDistDir(), (site) => {
    mkdirSync(options.folder, { recursive: true });
    return takePictures(site, options);
  });
  const sheet = join(options.folder, 'index.html');
  writeFileSync(sheet, contactSheet(pictures, `${pictures.length} pictures. ${provenance()}.`));
  console.log(`${pictures.length} pictures in ${((performance.now() - begun) / 1000).toFixed(0)} s: ${sheet}`);
  if (problems.length > 0) throw new Error(`screenshots: ${problems.length} could not be taken:\n${problems.join('\n')}`);
});
