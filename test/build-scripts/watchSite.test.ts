import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { watchSite } from '../../build-scripts/lib/watchSite';
import { temporaryFolder, writeFiles } from './support/folder';

const folder = temporaryFolder();

/** Resolves with the next call, and fails the test when there is none. */
function calls() {
  let resolve: () => void = () => undefined;
  let count = 0;
  const next = () => new Promise<void>((done) => (resolve = done));
  return { next, count: () => count, listener: () => Promise.resolve(((count += 1), resolve())) };
}

it('E7 an edit of site.yml is noticed, its beginning and end, too; one of another file or without a change isn’t', async () => {
  const { next, count, listener } = calls();
  const stop = watchSite(folder, listener);
  try {
    for (const change of [
      () => writeFiles(folder, { 'site.yml': 'name: A\n' }),
      () => writeFiles(folder, { 'site.yml': 'name: B\n' }),
      () => rmSync(join(folder, 'site.yml')),
    ]) {
      const called = next();
      change();
      await called;
    }
    writeFiles(folder, { 'resume.yml': 'headline: A\n' });
    writeFiles(folder, { 'site.yml': 'name: C\n' });
    const called = next();
    await called;
    writeFiles(folder, { 'site.yml': 'name: C\n' });
    const last = next();
    writeFiles(folder, { 'site.yml': 'name: D\n' });
    await last;
    expect(count()).toBe(5);
  } finally {
    stop();
  }
});
