import { withServer, withSite } from '../lib/browser/withSite';
import { runCommand } from '../lib/command';
import { readDistDir } from '../lib/settings';
import { writeTable } from '../lib/writeTable';
import { createFloorServer } from './floorServer';
import { framesTable } from './frames/framesReport';
import { measureFrames } from './frames/measureFrames';
import { provenance } from './provenance';

/** Measures how smoothly things move on a slow processor. `--write` puts the table into docs/frames.md. */
await runCommand(async () => {
  const distDir = readDistDir();
  const rows = await withServer(createFloorServer(distDir), (floorUrl) => withSite(distDir, ({ url, browser }) => measureFrames(browser, { url, floorUrl })));
  const table = framesTable(rows, `Measured ${provenance()}.`);
  console.log(table);
  if (process.argv.includes('--write')) writeTable({ file: 'docs/frames.md', name: 'frames', table });
});
