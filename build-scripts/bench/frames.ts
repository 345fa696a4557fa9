import { withServer, withSite } from '../lib/browser/withSite';
import { ensureTestBrowser } from '../lib/browser/chromium';
import { runCommand } from '../lib/running/command';
import { readCommand } from '../lib/running/readCommand';
import { readDistDir } from '../lib/settings/settings';
import { writeTable } from '../lib/files/writeTable';
import { createFloorServer } from './floorServer';
import { framesTable } from './frames/framesReport';
import { measureFrames } from './frames/measureFrames';
import { MOTIONS } from './frames/motions';
import { provenance } from './provenance';

/** Measures how smoothly motions run on a slow processor: all, or those with all given words in their names. `--write` updates docs/frames.md. */
await runCommand(async () => {
  const { values, positionals: words } = readCommand('bench/frames');
  const distDir = readDistDir();
  const motions = MOTIONS.filter(({ name }) => words.every((word) => name.includes(word)));
  if (values.write && words.length > 0) throw new Error('bench: only the whole table is written.');
  const rows = await withServer(createFloorServer(distDir), (floorUrl) =>
    // The full browser in headless mode reports a frame as presented only with the next one that changes something.
    withSite(distDir, ({ url, browser }) => measureFrames(browser, { url, floorUrl }, motions), ensureTestBrowser),
  );
  const table = framesTable(rows, `Measured on ${provenance()}.`);
  console.log(table);
  if (values.write) writeTable({ file: 'docs/frames.md', name: 'frames', table });
});
