import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build-scripts/lib/files/paths';
import { patchedDriver } from './support/firefoxPatches.mjs';

describe('the patches for the Firefox driver', () => {
  it('fit the installed Playwright, and change what they are for', () => {
    const driver = readFileSync(join(ROOT, 'node_modules/playwright-core/lib/coreBundle.js'), 'utf8');
    const patched = patchedDriver(driver);
    const changes = [
      /setMediaFeaturesOverride", \{[^;]*\}\)\.catch/,
      /__pw_bidiInsertText = \(text\) => void window\.document\.execCommand/,
      /CreateType\.Window : /,
    ];
    const isIn = (source: string) => changes.map((change) => change.test(source));
    expect([isIn(driver), isIn(patched)]).toEqual([
      [false, false, false],
      [true, true, true],
    ]);
  });

  it('say which of them fits nowhere, and what to do', () => {
    expect(() => patchedDriver('')).toThrow(/^Playwright has changed .*setMediaFeaturesOverride.* matches nothing\. Look for what is there now/);
  });
});
