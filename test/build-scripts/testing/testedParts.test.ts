import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../build-scripts/lib/files/paths';
import { testedParts } from '../../../build-scripts/lib/testing/testedParts';
import { hasSample } from '../../../build-scripts/lib/testing/testSites';
import { temporaryFolder, writeFiles } from '../support/folder';

describe('npm test without the sample', () => {
  const folder = temporaryFolder();

  it('E7 knows the sample from an owner’s folder, and from none', () => {
    expect(hasSample(join(folder, 'missing'))).toBe(false);
    writeFiles(folder, { 'site.yml': 'name: Ada\nurl: https://ada.example.org\n' });
    expect(hasSample(folder)).toBe(false);
    writeFiles(folder, { 'site.yml': 'name: Jordan Doe\nisSample: true\n' });
    expect(hasSample(folder)).toBe(true);
  });

  it('E7 runs the tests whose sites are built from the tests’ own folders, and says what it leaves out', () => {
    const { units, sites, note } = testedParts(false);
    expect(units).not.toContain('content');
    expect(sites.map(({ CONTENT_DIR }) => CONTENT_DIR)).toEqual([join(ROOT, 'test/fixtures/foreign')]);
    expect(note).toContain('Left out');
    expect(testedParts(true).note).toBe('');
  });

  it.each(['test/site/foreign', 'test/e2e/foreign'])('E7 has tests in %s, none of which asks for the site of the sample', (tests) => {
    const files = readdirSync(join(ROOT, tests)).filter((name) => /\.(?:test|spec)\.ts$/.test(name));
    expect(files.length).toBeGreaterThan(2);
    for (const name of files) {
      const text = readFileSync(join(ROOT, tests, name), 'utf8');
      expect([name, /serveOwnSite|TEST_SITE|\bHOME\b|(?:goto\(|visit\(page, )['`]\//.exec(text)?.[0]]).toEqual([name, undefined]);
    }
  });
});
