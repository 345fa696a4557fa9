import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { join } from 'node:path';
import fc from 'fast-check';
import type { HistoryStore } from '../../../build-scripts/lib/content/reading/histories';
import { formatHistory, withEdition, withCorrections } from '../../../build-scripts/lib/history/addEdition';
import { problemsOfHistories } from '../../../build-scripts/lib/history/unrecordedTexts';
import { historiesFromGit, writeEditions } from '../../../build-scripts/lib/history/writeEditions';
import { historyFiles } from '../../../build-scripts/lib/history/historyFiles';
import { changesFeed } from '../../../build-scripts/lib/sharing/changesFeed';
import { textFiles } from '../../../build-scripts/lib/sharing/textFiles';
import { publishedUrls } from '../../../build-scripts/lib/urls/publishedUrls';
import { pagesOf } from '../../../build-scripts/lib/content/pages/pagesOf';
import { documentsOf, type ContentModel } from '../../../build-scripts/lib/content/model/model';
import { isWiki } from '../../../build-scripts/lib/content/articles/document';
import { readSettings } from '../../../build-scripts/lib/settings/settings';
import { editionTexts, KEPT_EDITIONS, type GuideHistory } from '../../../src/core/history/editions';
import { changesBetween, piecesOf } from '../../../src/core/history/changes';
import type { Passage } from '../../../src/core/history/passages';
import { runs } from '../../support/propertyRuns';
import { problemsOf } from '../sharing/support/describeFeeds';
import { readFiles, temporaryFolder, writeFiles } from '../support/folder';
import { modelFrom, filesFrom, modelOf, problemLines } from '../support/model';
import { showSignatures } from '../support/repository';
import { wiki } from '../support/texts';

const text = (...lines: string[]) => lines.map((line): Passage => ['paragraph', line]);
const STABLE = ['First of all, log in.', 'Then look around.', 'Keep the second session open.', 'Read the journal.', 'Leave.'];
/** A guide with one line that differs in each edition. */
const edition = (number: number) => text(...STABLE, `This is line number ${number}.`);
const dated = (passages: readonly Passage[], day = 1) => ({ passages, date: `2026-11-${String(day).padStart(2, '0')}` });
const made = (...texts: (readonly Passage[])[]) =>
  texts.reduce<HistoryStore | undefined>((store, passages, index) => withEdition(store, dated(passages, index + 1)), undefined) as HistoryStore;
const textsOf = (store: HistoryStore) => editionTexts(store, store.passages);

describe('a guide’s history', () => {
  it('W12 has the last ten editions, each with its day, and the text of each', () => {
    const all = Array.from({ length: KEPT_EDITIONS + 2 }, (_, index) => edition(index));
    const store = made(...all);
    expect(store.editions.map(({ date }) => date)).toEqual(
      all
        .map((_, index) => dated([], index + 1).date)
        .reverse()
        .slice(0, KEPT_EDITIONS),
    );
    expect(textsOf(store)).toEqual(all.reverse().slice(0, KEPT_EDITIONS));
    expect(store.editions.at(-1)?.back).toBeUndefined();
  });

  it('W12 is at most 4 KiB, whatever the guides are, and gives each text that it still has a way to', () => {
    const anyText = fc.array(fc.string({ minLength: 1, maxLength: 400, unit: 'grapheme-ascii' }), { maxLength: 12 }).map((lines) => text(...lines));
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1, maxLength: 14 }), (all) => {
        const store = made(...all);
        const newest = [...all].reverse();
        textsOf(store).forEach((each, index) => expect(each).toEqual(newest[index]));
        expect(brotliCompressSync(JSON.stringify({ editions: store.editions })).length).toBeLessThan(4096);
        expect(new Set(store.editions.map((each) => each.edition)).size).toBe(store.editions.length);
        expect((JSON.parse(formatHistory(store)) as HistoryStore).passages).toEqual(store.passages);
      }),
      { numRuns: runs(300) },
    );
  });

  it('W12 ends where most of a guide was written anew', () => {
    const store = made(edition(1), edition(2), text('Nothing of this was there.', 'Nor this.'), text('Nothing of this was there.', 'Nor that.'));
    expect(textsOf(store)).toHaveLength(2);
    expect(store.editions.map(({ back }) => back !== undefined)).toEqual([true, false, false, false]);
  });

  it('W12 has mended typos in the editions before, too, so that nobody is told of them', () => {
    const typo = (line: string) => text('Frist of all, log in.', ...STABLE.slice(1), line);
    const store = withCorrections(made(typo('One.'), typo('Two.')), text(...STABLE, 'Two.'));
    expect(store.editions.map(({ edition: name }) => name)).toEqual(made(typo('One.'), typo('Two.')).editions.map(({ edition: name }) => name));
    const [now = [], before = []] = textsOf(store);
    expect(changesBetween(before, now).map(({ before: old, now: present }) => [old, present])).toEqual([
      [null, 'Two.'],
      ['One.', null],
    ]);
  });
});

const STORE = formatHistory(made(edition(1), edition(2)));
const BODY = [...STABLE, 'This is line number 2.'].join('\n\n');

/** A model of one guide with a history. */
const guideWith = (history: string, body = BODY): Promise<ContentModel> => modelFrom({}, { files: filesWith(history, body) });
const filesWith = (history: string, body = BODY) => ({
  ...filesFrom({ 'wiki/a.md': wiki({ title: 'Keys', body }) }),
  histories: new Map([['a', { file: 'history/a.json', text: history }]]),
});
const dataOf = (model: ContentModel) => pagesOf(model).find(({ name }) => name === 'wiki-article')?.data as { edition?: string; changes?: string };
const historyOf = (model: ContentModel) => historyFiles(model).get('/data/history/a.json')?.() as GuideHistory;

describe('a site with histories', () => {
  it('W12 has a file of differences for a guide with earlier editions, and the page says which edition it is and where its feed is', async () => {
    const model = await guideWith(STORE);
    const { editions } = JSON.parse(STORE) as HistoryStore;
    expect(historyOf(model)).toEqual({ editions });
    expect(dataOf(model)).toMatchObject({ edition: editions[0]?.edition, changes: '/wiki/a/changes.xml' });
    expect(publishedUrls(model, await readSettings()).urls).toContain('/wiki/a/changes.xml');
    expect(problemsOfHistories(model)).toEqual([]);
  });

  it('W12 has neither for a first edition, and nothing at all in a folder that keeps none', async () => {
    const first = await guideWith(formatHistory(made(edition(2))));
    expect([historyFiles(first).size, dataOf(first).changes, dataOf(first).edition]).toEqual([0, undefined, expect.any(String)]);
    const none = await modelFrom({ 'wiki/a.md': wiki({ body: BODY }) });
    expect([historyFiles(none).size, dataOf(none).edition, problemsOfHistories(none)]).toEqual([0, undefined, []]);
  });

  it('W12 leads to earlier editions from a text that is no edition yet, which the check asks for', async () => {
    const model = await guideWith(STORE, `${BODY}\n\nA line that nobody was told of.`);
    const present = [...edition(2), ...text('A line that nobody was told of.')];
    expect(editionTexts(historyOf(model), present)).toEqual([present, edition(1)]);
    expect(problemsOfHistories(model).map(({ file, message }) => `${file} ${message}`)).toEqual([
      "wiki/a.md has changes that aren't in its history: 1 block changed",
    ]);
  });

  it.each([
    ['{ "editions": [', 'history/a.json:1:16 is not valid YAML'],
    [STORE.replace('"2026-11-01"', '"yesterday"'), `history/a.json:6:42 "editions.1.date" is "yesterday", which isn't a date`],
    [STORE.replace(/"edition": "\w+"/, '"edition": 7'), 'history/a.json:3:18 "editions.0.edition" is 7'],
    [STORE.replace('[5,1,', '[9,1,'), `history/a.json:3:18 "editions.0.edition" is "34235de8dfe7": has differences that don't fit the text after it`],
    [STORE.replace('"paragraph"', '"song"'), 'history/a.json:4:14 "editions.0.back.0.2.0.0" is "song"'],
  ])('W12 names the place of damage in %j', async (history, message) => {
    const [line = '', ...others] = await problemLines(guideWith(history));
    expect(line).toContain(message);
    expect(line).toContain('npm run editions -- --write starts a new one');
    expect(others).toEqual([]);
  });

  it('W12 warns of a history of no guide', async () => {
    const model = await modelFrom({}, { files: { ...filesWith(STORE), histories: new Map([['gone', { file: 'history/gone.json', text: STORE }]]) } });
    expect(model.warnings).toContain("history/gone.json:1:1 warning: isn't the history of any guide");
  });
});

describe('the feed of what changes in a guide', () => {
  const SITE_URL = 'https://example.com';
  const feedOf = async (history: string, body = BODY) => {
    const model = await guideWith(history, body);
    const [guide] = documentsOf(model).filter(isWiki);
    return guide ? changesFeed(guide, { model, siteUrl: SITE_URL }) : '';
  };

  it('W12 is right Atom with an entry for each edition after the first, with what went and came', async () => {
    const xml = await feedOf(STORE);
    expect(await problemsOf(xml, 'atom.rng')).toEqual([]);
    expect(xml.match(/<entry>/g)).toHaveLength(1);
    expect(xml).toContain('<title>Keys: 1 block changed</title>');
    expect(xml).toContain('<updated>2026-11-02T00:00:00.000Z</updated>');
    expect(xml).toContain('<p>This is line number <del>1.</del> <ins>2.</ins></p>');
  });

  it('W12 escapes what a guide says, and says of one written anew no more than that', async () => {
    const before = text(...STABLE, 'This line is number <b>1</b>\u001B');
    const xml = await feedOf(formatHistory(made(text('Another guide.'), before, edition(2))));
    expect(await problemsOf(xml, 'atom.rng')).toEqual([]);
    expect(xml).toContain('&#x3C;b>1&#x3C;/b>');
    expect(xml).not.toContain('<b>1</b>');
    expect(xml).toContain('<title>Keys: much of it has changed</title>');
  });

  it('W12 gives a text with letters from right to left its own direction', async () => {
    const xml = await feedOf(formatHistory(made(text(...STABLE, 'السطر الأول.'), text(...STABLE, 'السطر الثاني.'))), [...STABLE, 'السطر الثاني.'].join('\n\n'));
    expect(xml).toContain('<p dir="auto">السطر <del>الأول.</del> <ins>الثاني.</ins></p>');
  });

  it('W12 is only there for guides with earlier editions', async () => {
    const paths = async (history: string) => [...textFiles(await guideWith(history), { siteUrl: SITE_URL }).keys()];
    expect(await paths(STORE)).toContain('/wiki/a/changes.xml');
    expect(await paths(formatHistory(made(edition(2))))).not.toContain('/wiki/a/changes.xml');
  });
});

describe('npm run editions', () => {
  const folder = temporaryFolder();
  const settings = { contentDir: folder, site: { timeZone: 'UTC' }, buildTime: Date.parse('2026-11-23T10:00:00Z') } as Awaited<ReturnType<typeof readSettings>>;
  const guide = (body: string, more?: string) => writeFiles(folder, { 'wiki/a.md': wiki({ body, ...(more === undefined ? {} : { more }) }) });
  const load = () => modelOf(folder);
  const write = async (isMinor = false, wanted: readonly string[] = []) => writeEditions(settings, { model: await load(), wanted, isMinor });
  const stored = () => JSON.parse(readFiles(join(folder, 'history'))['a.json'] ?? '{}') as HistoryStore;
  const git = (args: readonly string[], time = '2026-11-01T09:00:00Z') =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: time },
    });
  const commit = (time: string) => {
    git(['add', '.']);
    git(['commit', '-qm', 'A change'], time);
  };

  it('W12 has the day of the site’s place, where it may be tomorrow already', async () => {
    guide('A new guide.');
    const evening = Date.parse('2026-11-23T20:00:00Z');
    const dayIn = async (timeZone: string) => {
      rmSync(join(folder, 'history'), { recursive: true, force: true });
      writeEditions({ ...settings, site: { ...settings.site, timeZone }, buildTime: evening }, { model: await load(), wanted: [], isMinor: false });
      return stored().editions.map(({ date }) => date);
    };
    expect([await dayIn('Pacific/Auckland'), await dayIn('America/New_York')]).toEqual([['2026-11-24'], ['2026-11-23']]);
    rmSync(join(folder, 'history'), { recursive: true, force: true });
  });

  it('W12 begins a history, adds what has changed, and mends typos without an edition', async () => {
    guide(BODY);
    expect(await write()).toEqual(['wiki/a  its first edition']);
    expect(await write()).toEqual([]);
    guide(BODY.replace('number 2', 'number 3'));
    expect(await write()).toEqual(['wiki/a  1 block changed']);
    expect(stored().editions).toHaveLength(2);
    guide(BODY.replace('number 2', 'number three'));
    expect(await write(true)).toEqual(['wiki/a  1 block changed, untold']);
    expect(stored().editions).toHaveLength(2);
    const [now = [], before = []] = textsOf(stored());
    expect(changesBetween(before, now).flatMap((change) => piecesOf(change).filter(({ what }) => what === 'come'))).toEqual([{ what: 'come', text: 'three.' }]);
    await expect(write(false, ['wiki/b'])).rejects.toThrow('there is no guide wiki/b');
  });

  it('W12 makes histories of commits, one edition a day, over a renaming, and not of changes to the front matter', async () => {
    rmSync(join(folder, 'history'), { recursive: true });
    rmSync(join(folder, 'wiki/a.md'));
    git(['init', '-q']);
    writeFiles(folder, { 'wiki/b.md': wiki({ body: BODY }) });
    commit('2026-11-01T12:00:00Z');
    git(['mv', 'wiki/b.md', 'wiki/a.md']);
    commit('2026-11-02T09:00:00Z');
    guide(BODY.replace('number 2', 'number 3'));
    commit('2026-11-02T10:00:00Z');
    guide(BODY.replace('number 2', 'number 4'));
    commit('2026-11-02T11:00:00Z');
    showSignatures(folder);
    guide(BODY.replace('number 2', 'number 4'), 'category: Installs');
    commit('2026-11-03T12:00:00Z');
    expect(historiesFromGit(settings, await load(), [])).toEqual(['wiki/a  2 editions']);
    expect(stored().editions.map(({ date }) => date)).toEqual(['2026-11-02', '2026-11-01']);
    expect(textsOf(stored())).toEqual([edition(4), edition(2)]);
  });

  it('W12 makes them of texts in NFC, however an editor has saved accents, so that the present text is in its history', async () => {
    rmSync(join(folder, 'history'), { recursive: true });
    guide(BODY.replace('Leave.', 'Leave Zürich.').normalize('NFD'));
    commit('2026-11-04T12:00:00Z');
    historiesFromGit(settings, await load(), []);
    expect(problemsOfHistories(await load())).toEqual([]);
  });
});
