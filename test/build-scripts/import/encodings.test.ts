import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSource } from '../../../build-scripts/lib/import/page/sourceText';
import { temporaryFolder } from '../support/folder';
import { importFrom } from './support';

const folder = temporaryFolder();
const dir = temporaryFolder();

function fileOf(bytes: Buffer): string {
  const path = join(folder, 'source.md');
  writeFileSync(path, bytes);
  return path;
}

describe('the text of a file that is imported', () => {
  it.each([
    ['UTF-8', Buffer.from('Łódź – 5 €'), undefined],
    ['UTF-8 with a mark', Buffer.from('\uFEFFŁódź – 5 €'), undefined],
    ['UTF-16, little end first', Buffer.from('\uFEFFŁódź – 5 €', 'utf16le'), 'utf-16le'],
    ['UTF-16, big end first', Buffer.from('\uFEFFŁódź – 5 €', 'utf16le').swap16(), 'utf-16be'],
  ])('E7 is read from %s', (_, bytes, encoding) => {
    expect(readSource(fileOf(bytes))).toEqual({ text: 'Łódź – 5 €', ...(encoding ? { encoding } : {}) });
  });

  it('E7 has its accents composed, and the names of files that it links to may have them apart', async () => {
    const note = (title: string, body: string) => `---\ntitle: ${title}\ndate: 2024-01-02\n---\n${body}\n`.normalize('NFD');
    writeFileSync(join(dir, 'Bär.svg'.normalize('NFD')), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"/>');
    writeFileSync(join(dir, 'Über.md'.normalize('NFD')), note('Über', 'Größe.'));
    writeFileSync(join(dir, 'links.md'), note('Links', '[Über](Über.md) ![Bär](Bär.svg)').normalize('NFC'));
    const { texts, copies } = await importFrom('obsidian', dir);
    const text = [...texts.values()].join('\n');
    expect(text).toContain('Größe.');
    expect(text).toContain('[Über](/wiki/uber)');
    expect([...copies.values()].map((path) => path.normalize('NFC'))).toEqual([expect.stringContaining('Bär.svg')]);
  });

  it('E7 is read from Windows-1252 where it isn’t in UTF-8', () => {
    expect(readSource(fileOf(Buffer.from([0x63, 0x61, 0x66, 0xe9, 0x20, 0x80, 0x0d, 0x0a])))).toEqual({ text: 'café €\n', encoding: 'windows-1252' });
  });

  it('E7 keeps its letters in the article, and the report names the file and what it was in', async () => {
    writeFileSync(join(dir, 'cafe.md'), Buffer.from('---\ntitle: Caf\xe9\ndate: 2024-01-02\n---\nUn caf\xe9.\n', 'latin1'));
    const { texts, report } = await importFrom('obsidian', dir);
    expect([...texts.values()].join('\n')).toContain('Un café.');
    expect(report.findings).toContainEqual({ what: 'Text that isn’t in UTF-8, read in another encoding', file: 'cafe.md', line: 1, text: 'windows-1252' });
  });

  it.each([
    ['a%20b.png', 'a%20b.png'],
    ['50%/b.png', '50%25/b.png'],
    ['größe.png', 'gr%C3%B6%C3%9Fe.png'],
  ])('E7 leads to a picture on another site, escaped once, however its page writes it: %s', async (written, address) => {
    const site = siteWith(`![A rack](https://example.org/${written})`);
    const { texts } = await importFrom('obsidian', site);
    expect([...texts.values()].join('\n')).toContain(`[A rack](https://example.org/${address})`);
  });
});

/** A folder with one page. */
function siteWith(body: string): string {
  const site = mkdtempSync(join(folder, 'site-'));
  writeFileSync(join(site, 'a.md'), `---\ntitle: A\ndate: 2024-01-02\n---\n${body}\n`);
  return site;
}
