import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { idOf } from '../../../build-scripts/lib/text/idOf';
import { KINDS } from '../../../build-scripts/lib/scaffold/newItem';
import { readNewOptions } from '../../../build-scripts/lib/scaffold/options';
import { writeNewItem } from '../../../build-scripts/lib/scaffold/writeNewItem';
import { ROOT } from '../../../build-scripts/lib/files/paths';
import { categories, site as constants } from '../../support/siteConstants';
import { modelOf, problemLines } from '../support/model';

const site = { ...constants, categories };

const BUILD_TIME = '2026-11-22T12:00:00Z';

describe('idOf', () => {
  it.each([
    ['How SSH keys work', 'how-ssh-keys-work'],
    ['  C# & CI/CD: 100%!  ', 'c-ci-cd-100'],
    ['Café à Zürich', 'cafe-a-zurich'],
    ['Straße nach Łódź, Øresund', 'strasse-nach-lodz-oresund'],
    ['🚀 It isn’t off', 'it-isnt-off'],
    ['日本', ''],
  ])('makes of %j the id %j', (title, id) => expect(idOf(title)).toBe(id));
});

describe('readNewOptions', () => {
  it('takes a kind, a title, another id and whether to open the file', () => {
    expect(readNewOptions(['post', 'A title', '--open', '--id=other'])).toEqual({ kind: 'post', title: 'A title', id: 'other', isOpened: true });
    expect(readNewOptions(['post', '--id', 'other', '--', '-bash: no such file'])).toMatchObject({ title: '-bash: no such file', id: 'other' });
  });

  it.each([
    [[], 'the kind is missing'],
    [['gide', 'A'], 'Did you mean "guide"?'],
    [['constructor', 'A'], '"constructor" isn\'t a kind'],
    [['post'], 'the title is missing'],
    [['post', ' '], 'the title is missing'],
    [['post', 'Two\nlines'], 'the title has a line break; write it in one line'],
    [['guide', 'a'.repeat(400)], "the address would have 400 characters, and a file's name has no room for so many; add --id=name"],
    [['guide', 'a'.repeat(301), '--id=long'], 'the title has 301 characters; shorten it to at most 300'],
    [['post', 'Two', 'words'], 'put the title into quotes: "Two words"'],
    [['post', '日本'], 'add --id=name'],
    [['post', 'A', '--id=../x'], '"../x" can\'t become an address'],
    [['post', 'Index'], '"index" can\'t become an address'],
    [['post', 'A', '--draft'], 'no option --draft'],
    [['post', '-bash: no such file'], 'no option -bash: no such file. A word that begins with a dash goes to the end, after --.'],
  ])('refuses %j and says what to write', (args, message) => expect(() => readNewOptions(args)).toThrow(message));
});

describe('npm run new', () => {
  let content: string;
  const make = (...args: readonly string[]) => writeNewItem({ contentDir: content, site, buildTime: Date.parse(BUILD_TIME) }, readNewOptions(args));
  /** Runs the command as a writer does. */
  const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
    spawnSync(process.execPath, ['build-scripts/bootstrap.mjs', 'new', ...args], {
      cwd: ROOT,
      env: { ...process.env, EDITOR: '', VISUAL: '', CONTENT_DIR: content, BUILD_TIME, ...env },
      encoding: 'utf8',
    });

  beforeAll(() => (content = mkdtempSync(join(tmpdir(), 'new-'))));
  afterAll(() => rmSync(content, { recursive: true }));

  it.each(Object.entries(KINDS))(
    'E1 E2 E3 makes a %s that is right as a draft, that nobody sees, and that can’t be published untouched',
    async (kind, folder) => {
      const title = `A "first" ${kind}: it's`;
      const id = `a-first-${kind}-its`;
      const path = join(content, folder, `${id}.md`);
      expect(make(kind, title)).toBe(path);
      const text = readFileSync(path, 'utf8');
      expect(text).toContain('2026-11-22');
      const [drafts, published] = [await modelOf(content, { preview: new Set(['draft'] as const) }), await modelOf(content)];
      expect(drafts[folder].byId(id)?.meta.title).toBe(`A “first” ${kind}: it’s (draft)`);
      expect(published[folder].all).toEqual([]);
      expect([published.warnings, drafts.warnings]).toEqual(['', '']);
      writeFileSync(path, text.replace(/^draft: .*\n/m, ''));
      expect((await problemLines(modelOf(content))).join('\n')).toMatch(/has no text yet|has no list under "## Challenges"/);
      writeFileSync(path, text);
    },
  );

  it('refuses what there is, wherever in its folder, and leaves it as it is', () => {
    mkdirSync(join(content, 'blog/2026'), { recursive: true });
    writeFileSync(join(content, 'blog/2026/there.md'), 'mine');
    expect(() => make('post', 'There')).toThrow(`new: ${join(content, 'blog/2026/there.md')} already exists; choose another title, or add --id=name.`);
    expect(readFileSync(join(content, 'blog/2026/there.md'), 'utf8')).toBe('mine');
    rmSync(join(content, 'blog/2026'), { recursive: true });
  });

  it('refuses the former address of another article, and names that', () => {
    writeFileSync(join(content, 'blog/moved.md'), '---\ntitle: Moved\naliases:\n  - /wiki/old/\n  - /wiki/older\n---\nText.\n');
    for (const title of ['Old', 'Older'])
      expect(() => make('guide', title)).toThrow(
        `new: ${join(content, 'blog/moved.md')} has the alias /wiki/${title.toLowerCase()}; choose another title, or add --id=name.`,
      );
    expect(existsSync(join(content, 'wiki/old.md'))).toBe(false);
    rmSync(join(content, 'blog/moved.md'));
  });

  it('prints the path, opens the file in the editor, with the editor’s own options, and wants one before it writes', () => {
    const editor = `${process.execPath} ${join(content, 'editor.cjs')} --wait`;
    writeFileSync(join(content, 'editor.cjs'), 'console.log("opened", ...process.argv.slice(2))');
    const path = join(content, 'blog/opened.md');
    const opened = run(['post', 'Opened', '--open'], { EDITOR: editor });
    expect([opened.status, opened.stdout, opened.stderr]).toEqual([0, `${path}\nopened --wait ${path}\n`, '']);
    expect(readFileSync(path, 'utf8')).toContain('date: 2026-11-22');
    const unopened = run(['post', 'Unopened', '--open']);
    expect([unopened.status, unopened.stderr]).toEqual([1, 'new: --open needs EDITOR, such as EDITOR=nano.\n']);
    expect(existsSync(join(content, 'blog/unopened.md'))).toBe(false);
  });
});
