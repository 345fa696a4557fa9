import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withTable, writeTable } from '../../../build-scripts/lib/files/writeTable';

const ROOT = join(__dirname, '../../..');
const sizes = (table: string) => ({ file: 'docs/sizes.md', name: 'sizes', table });

describe('withTable', () => {
  it('replaces what is between the markers and leaves the rest as it is', () => {
    const text = 'Before.\n\n<!-- sizes -->\n| old |\n<!-- /sizes -->\n\nAfter.\n';
    expect(withTable(text, sizes('| a |\n| b |'))).toBe('Before.\n\n<!-- sizes -->\n| a |\n| b |\n<!-- /sizes -->\n\nAfter.\n');
  });

  it('fills an empty place, and gives the same text when it is asked again', () => {
    const once = withTable('<!-- sizes -->\n<!-- /sizes -->\n', sizes('| a |'));
    expect(once).toBe('<!-- sizes -->\n| a |\n<!-- /sizes -->\n');
    expect(withTable(once, sizes('| a |'))).toBe(once);
  });

  it('writes dollar signs as they are', () => {
    expect(withTable('<!-- sizes --><!-- /sizes -->', sizes("| $1 $& $' |"))).toContain("| $1 $& $' |");
  });

  it.each(['No markers.', '<!-- sizes -->', '<!-- /sizes -->\n<!-- sizes -->', '<!-- checks --><!-- /checks -->'])(
    'throws for a document without its markers: %j',
    (text) => {
      expect(() => withTable(text, sizes('| a |'))).toThrow(
        'docs/sizes.md: the markers of the table are missing. Add the lines <!-- sizes --> and <!-- /sizes -->',
      );
    },
  );
});

describe('writeTable', () => {
  const root = mkdtempSync(join(tmpdir(), 'table-'));
  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  it('writes the document, or leaves it unchanged when it has no place for the table', () => {
    const path = join(root, 'page.md');
    writeFileSync(path, '<!-- a -->\n<!-- /a -->\n');
    writeTable({ file: 'page.md', name: 'a', table: '| x |' }, root);
    expect(readFileSync(path, 'utf8')).toBe('<!-- a -->\n| x |\n<!-- /a -->\n');
    expect(() => {
      writeTable({ file: 'page.md', name: 'b', table: '| y |' }, root);
    }).toThrow('page.md');
    expect(readFileSync(path, 'utf8')).toBe('<!-- a -->\n| x |\n<!-- /a -->\n');
  });
});

describe('the documents', () => {
  it.each([
    ['docs/sizes.md', 'sizes'],
    ['docs/checks.md', 'checks'],
    ['docs/guides.md', 'guides'],
  ])('%s has a place for its table', (file, name) => {
    const path = join(ROOT, file);
    expect(existsSync(path)).toBe(true);
    expect(() => withTable(readFileSync(path, 'utf8'), { file, name, table: '' })).not.toThrow();
  });
});
