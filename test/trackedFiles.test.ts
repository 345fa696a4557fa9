import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build-scripts/lib/files/paths';

/** In bytes: our largest picture has 125,000. */
const LARGEST = 250_000;

// An archive of the source has no Git.
(existsSync(join(ROOT, '.git')) ? describe : describe.skip)('the files in Git', () => {
  const trackedFiles = () => execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
  const sizeOf = (file: string) => statSync(join(ROOT, file), { throwIfNoEntry: false })?.size ?? 0;

  it('are at the top only those that a newcomer looks for there', () => {
    const top = new Set(
      trackedFiles()
        .map((file) => file.replace(/\/.*/, ''))
        .filter((name) => !name.startsWith('.')),
    );
    expect([...top].sort()).toEqual([
      'CHANGELOG.md',
      'CONTRIBUTING.md',
      'LICENSE',
      'README.md',
      'build-scripts',
      'docs',
      'eslint.config.mjs',
      'jest.config.mjs',
      'package-lock.json',
      'package.json',
      'playwright.config.ts',
      'public',
      'src',
      'test',
      'tsconfig.base.json',
      'tsconfig.json',
      'webpack.config.ts',
    ]);
  });

  it('are of a size that each clone can carry, lock files aside', () => {
    expect(trackedFiles().filter((file) => !file.endsWith('package-lock.json') && sizeOf(file) > LARGEST)).toEqual([]);
  });
});
