import { buildIdOf } from '../../../build-scripts/lib/bundling/buildId';
import type { ClientAssets } from '../../../build-scripts/lib/bundling/clientBundle';
import { decodeDataFile, encodeDataFile } from '../../../src/core/site/dataFile';

const ASSETS: ClientAssets = {
  scripts: ['/assets/react.1.js', '/assets/main.1.js'],
  styles: ['/assets/main.1.css'],
  printStyles: ['/assets/print.1.css'],
  fonts: [],
  sections: { wiki: { scripts: ['/assets/section-wiki.1.js'], styles: ['/assets/section-wiki.1.css'] } },
};

describe('buildIdOf', () => {
  it('is the same for the same code, in whatever order its files are named', () => {
    expect(buildIdOf({ ...ASSETS, scripts: [...ASSETS.scripts].reverse() })).toBe(buildIdOf(ASSETS));
  });

  it.each<[string, Partial<ClientAssets>]>([
    ['a script', { scripts: ['/assets/react.1.js', '/assets/main.2.js'] }],
    ['a style sheet', { styles: ['/assets/main.2.css'] }],
    ['the sheet for paper', { printStyles: ['/assets/print.2.css'] }],
    ['a section', { sections: { wiki: { scripts: ['/assets/section-wiki.2.js'], styles: [] } } }],
  ])('changes with %s', (_, change) => {
    expect(buildIdOf({ ...ASSETS, ...change })).not.toBe(buildIdOf(ASSETS));
  });

  it('can be written into a data file', () => {
    const build = buildIdOf(ASSETS);
    expect(decodeDataFile(encodeDataFile(build, '[]'))).toEqual({ build, data: [] });
  });
});
