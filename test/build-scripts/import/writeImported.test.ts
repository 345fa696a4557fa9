import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import commands from '../../../build-scripts/commands.json';
import { loadModel } from '../../../build-scripts/lib/compiling/loadModel';
import { importSite } from '../../../build-scripts/lib/import/importSite';
import type { Imported } from '../../../build-scripts/lib/import/imported';
import { hugo } from '../../../build-scripts/lib/import/hugo/hugo';
import { obsidian } from '../../../build-scripts/lib/import/obsidian/obsidian';
import { readImportOptions } from '../../../build-scripts/lib/import/options';
import { presentIn } from '../../../build-scripts/lib/import/present';
import { writeImported } from '../../../build-scripts/lib/import/writeImported';
import { readSettings } from '../../../build-scripts/lib/settings/settings';
import { readFiles, temporaryFolder, writeFiles } from '../support/folder';
import { importFrom, sourceOf } from './support';

const folder = temporaryFolder();
let imports: Promise<Imported> | undefined;
const importOnce = () => (imports ??= importFrom('hugo', sourceOf('hugo')));

describe('writing what was imported', () => {
  it('E7 makes a folder that builds, with the name and the address of the former site', async () => {
    const to = join(folder, 'new');
    const paths = writeImported(to, await importOnce());
    expect(Object.keys(readFiles(to))).toHaveLength(paths.length);
    const { model } = await loadModel(await readSettings({ CONTENT_DIR: to }));
    expect([model.site.name, model.site.url]).toEqual(['Notes from the rack', 'https://rack.example.org']);
    expect(model.redirects).toContainEqual({ from: '/2019/03/first-post', to: '/blog/first-post' });
  });

  it('adds to a folder: its files stay, its ids and tags are kept, its categories are used', async () => {
    const to = join(folder, 'present');
    const mine = {
      'site.yml': 'name: Mine\ncategories: { wiki: [{ category: Linux, title: Linux, description: All., color: basics }] }\n',
      'wiki/lvm.md': '---\ntitle: Mine\ncategory: Linux\ntags: [Storage]\nlastUpdated: 2024-01-01\n---\n\nMine.\n',
    };
    writeFiles(to, mine);
    writeImported(to, await importSite(hugo, sourceOf('hugo'), await presentIn(to)));
    const files = readFiles(to);
    expect(files).toMatchObject(mine);
    expect(files['wiki/storage-lvm.md']).toMatch(/category: Linux\ntags: \[lvm, Storage\]/);
    await expect(loadModel(await readSettings({ CONTENT_DIR: to }))).resolves.toBeDefined();
  });

  it.each([
    ['pages side by side', { 'a.md': '# A\n\nText.', 'b.md': 'Text.' }, ['a.md', 'b.md']],
    ['pages in folders', { 'one/a.md': '# A\n\nText.', 'two/a.md': '# A too\n\nText.' }, ['a.md', 'two-a.md']],
  ])('refuses to import the same twice, names what is in the way, and numbers no page: %s', async (name, texts, there) => {
    const [from, to] = [join(folder, `${name} from`), join(folder, `${name} to`)];
    writeFiles(from, texts);
    const importAgain = async () => writeImported(to, await importSite(obsidian, from, await presentIn(to)));
    await importAgain();
    const first = readFiles(to);
    const files = there.map((file) => `\n  ${join(to, 'wiki', file)}`).join('');
    const said = `2 files already exist; nothing was written. Import into a new folder (--to), or move what is in the way.${files}`;
    await expect(importAgain()).rejects.toThrow(said);
    expect(readFiles(to)).toEqual(first);
  });

  it('writes nothing when a file is in its way, and leaves nothing behind when writing fails', async () => {
    const imported = await importOnce();
    const taken = join(folder, 'taken');
    writeFiles(taken, { 'wiki/about.md': 'mine' });
    expect(() => writeImported(taken, imported)).toThrow('about.md already exists; nothing was written');
    expect(readFiles(taken)).toEqual({ 'wiki/about.md': 'mine' });
    const broken = join(folder, 'broken');
    mkdirSync(broken);
    writeFiles(broken, { 'notes.txt': 'mine' });
    const copies = new Map([...imported.copies, ['images/gone.png', join(folder, 'gone.png')]]);
    expect(() => writeImported(broken, { ...imported, copies })).toThrow('ENOENT');
    expect(readFiles(broken)).toEqual({ 'notes.txt': 'mine' });
    // A file in the place of a folder is met only when the first pages are in theirs.
    const half = join(folder, 'half');
    writeFiles(half, { 'notes.txt': 'mine', images: 'mine, too' });
    expect(() => writeImported(half, imported)).toThrow(/EEXIST|ENOTDIR/);
    expect(readFiles(half)).toEqual({ 'notes.txt': 'mine', images: 'mine, too' });
  });
});

describe('E7 a folder that a killed import has left', () => {
  const LEFT = '.import-AbCd12';
  const ownerOf = (pid: number) => JSON.stringify({ pid, host: hostname(), started: '' });

  it('counts as new, and is cleaned up', async () => {
    const to = join(folder, 'killed');
    // No process has this number.
    writeFiles(to, { [`${LEFT}/owner.json`]: ownerOf(2 ** 30), [`${LEFT}/wiki/a.md`]: 'half' });
    writeImported(to, await importOnce());
    expect(readFiles(to)).toHaveProperty(['site.yml']);
    expect(readdirSync(to)).not.toContain(LEFT);
  });

  it('is removed where it is still empty, once it has aged', async () => {
    const to = join(folder, 'empty');
    mkdirSync(join(to, LEFT), { recursive: true });
    utimesSync(join(to, LEFT), 0, 0);
    writeImported(to, await importOnce());
    expect(readdirSync(to)).not.toContain(LEFT);
  });

  it('is removed after a day where the system doesn’t say that its process is another one', async () => {
    const to = join(folder, 'aged');
    writeFiles(to, { [`${LEFT}/owner.json`]: ownerOf(process.pid) });
    utimesSync(join(to, LEFT, 'owner.json'), 0, 0);
    writeImported(to, await importOnce());
    expect(readdirSync(to)).not.toContain(LEFT);
  });

  it('is told from an owner’s own files, which stay', async () => {
    const to = join(folder, 'own');
    const mine = {
      '.import-notes': 'mine',
      '.import-AbCd13/notes.md': 'mine, too',
      '.import-AbCd14/owner.json': '{}',
      [`.import-later/owner.json`]: ownerOf(2 ** 30),
    };
    writeFiles(to, mine);
    for (const path of ['.import-notes', '.import-AbCd13', '.import-AbCd14', '.import-AbCd14/owner.json']) utimesSync(join(to, path), 0, 0);
    const imported = await importFrom('hugo', sourceOf('hugo'));
    writeImported(to, imported);
    expect(readFiles(to)).toMatchObject(mine);
    expect(imported.report.toString()).toContain('site.yml: not written, because the folder isn’t empty (.import-AbCd13, .import-AbCd14, .import-later, …).');
  });

  it('stays where something is in the way', async () => {
    const to = join(folder, 'in the way');
    writeFiles(to, { [`${LEFT}/owner.json`]: ownerOf(2 ** 30), 'wiki/about.md': 'mine' });
    const imported = await importOnce();
    expect(() => writeImported(to, imported)).toThrow('nothing was written');
    expect(readdirSync(to)).toContain(LEFT);
  });

  it('is kept where the import still runs', async () => {
    const to = join(folder, 'running');
    writeFiles(to, { [`${LEFT}/owner.json`]: ownerOf(process.pid) });
    writeImported(to, await importOnce());
    expect(readdirSync(to)).toContain(LEFT);
    expect(readFiles(to)).not.toHaveProperty(['site.yml']);
  });
});

describe('the arguments', () => {
  it('are a generator, a folder, and where to', () => {
    expect(readImportOptions(['hugo', 'site', '--to', 'mine'])).toMatchObject({ dir: 'site', to: 'mine' });
    expect(readImportOptions(['--to=mine', 'jekyll', 'site'])).toMatchObject({ dir: 'site', to: 'mine' });
    // A folder that no generator made is read like a vault.
    expect(readImportOptions(['markdown', 'notes']).generator).toBe(readImportOptions(['obsidian', 'notes']).generator);
    expect(readImportOptions(['obsidian', 'vault']).to).toBeUndefined();
  });

  it('name each generator that the command’s help lists', () => {
    const [names = ''] = Object.keys(commands.import.options);
    for (const name of names.replace(' <folder>', '').split('|')) expect(readImportOptions([name, 'site'])).toMatchObject({ dir: 'site' });
    expect(() => readImportOptions([])).toThrow(names.replace(' <folder>', ''));
  });

  it.each([
    [[], 'name the generator'],
    [['hugoo', 'a'], 'Did you mean "hugo"?'],
    [['constructor', 'a'], 'can’t be imported'],
    [['hugo'], 'name one folder'],
    [['hugo', 'a', 'b'], 'name one folder'],
    [['hugo', 'a', '--to'], '--to needs a folder'],
  ])('%j are refused with what to write', (args, message) => expect(() => readImportOptions(args)).toThrow(message));
});
