import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { watchFolder } from '../../../build-scripts/lib/dev/watchFolder';
import { temporaryFolder, writeFiles } from '../support/folder';

const folder = join(temporaryFolder(), 'content');

/** Watches the folder; `after` makes a change and waits until it is reported. A test without a report ends by its timeout. */
function watched() {
  let told: () => void = () => undefined;
  const stop = watchFolder(folder, () => told());
  const after = (change: () => void) =>
    new Promise<void>((resolve) => {
      told = resolve;
      change();
    });
  return { stop, after };
}

describe('watchFolder', () => {
  beforeEach(() => writeFiles(folder, { 'wiki/a.md': '0' }));

  it('tells of a file each time another one takes its place, and when it is written in place after that', async () => {
    const { stop, after } = watched();
    const replace = (text: string) => () => {
      writeFileSync(join(folder, 'wiki/a.md~'), text);
      renameSync(join(folder, 'wiki/a.md~'), join(folder, 'wiki/a.md'));
    };
    for (const text of ['1', '2', '3']) await after(replace(text));
    await after(() => writeFileSync(join(folder, 'wiki/a.md'), '4'));
    stop();
  });

  it('goes on when the folder has been removed and made again', async () => {
    const { stop, after } = watched();
    rmSync(folder, { recursive: true });
    await after(() => setTimeout(() => writeFiles(folder, { 'wiki/b.md': '1' }), 700));
    await after(() => writeFiles(folder, { 'wiki/b.md': '2' }));
    stop();
  });
});
