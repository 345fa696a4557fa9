import { documentsOf } from '../../../../build-scripts/lib/content/model/model';
import { pagesOf } from '../../../../build-scripts/lib/content/pages/pagesOf';
import {
  formatRecordings,
  parseRecordings,
  recordedBlocks,
  recordingFiles,
  type StoredRecording,
} from '../../../../build-scripts/lib/content/reading/recordings';
import { siteDataFiles } from '../../../../build-scripts/lib/building/siteDataFiles';
import { compileDocument } from '../../../../build-scripts/lib/content/articles/document';
import { readContent } from '../../../../build-scripts/lib/content/reading/readContent';
import type { WikiArticleData } from '../../../../src/core/content/pages';
import { temporaryFolder, writeFiles } from '../../support/folder';
import { filesFrom, modelFrom, problemLines } from '../../support/model';
import { wiki } from '../../support/texts';

const TEXT = wiki({ body: '```console norun="x"\n$ date\n```\n\n```console run\n$ id\n0\n```\n\n```console run\n$ id\n0\n```\n' });
const hashes = compileDocument({ folder: 'wiki', file: 'wiki/a.md', name: 'a', text: TEXT }).fences.map(({ hash }) => hash);
const recording = (hash = '', ordinal = 1): StoredRecording => ({ hash, ordinal, release: 'Debian 13', timestamp: 7, events: [[0, 'o', '$ id\r\n']] });
const shown = { release: 'Debian 13', timestamp: 7, events: [[0, 'o', '$ id\r\n']] };

const withRecordings = (text: string, key = 'wiki/a') =>
  modelFrom(
    {},
    { files: { ...filesFrom({ 'wiki/a.md': TEXT, 'wiki/b.md': wiki() }), recordings: new Map([[key, { file: `recordings/${key}.json`, text }]]) } },
  );

describe('the recordings of an article', () => {
  const dir = temporaryFolder();

  it('W15 L6 belong to its blocks as they are: by hash, and by number among equal ones', async () => {
    const model = await withRecordings(formatRecordings([recording(hashes[1], 2), recording('edited since')]));
    const pages = pagesOf(model);
    const [data] = pages.filter(({ name }) => name === 'wiki-article').map((page) => page.data as WikiArticleData);
    expect(data?.recorded).toEqual({ file: '/data/recordings/wiki/a.json', blocks: [2] });
    expect(siteDataFiles(model, pages).get('/data/recordings/wiki/a.json')?.()).toEqual([null, null, shown]);
  });

  it('W15 leave nothing on the site of an article without any', async () => {
    const model = await withRecordings('[]');
    expect(documentsOf(model).map((document) => recordedBlocks(document, model))).toEqual(documentsOf(model).map(() => undefined));
    expect([...recordingFiles(documentsOf(model), model)]).toEqual([]);
  });

  it('L6 are refused where damaged, with the place and what to do, and told where nothing has the name', async () => {
    expect(await problemLines(withRecordings('[{"hash": 1}]'))).toEqual([
      expect.stringMatching(/^recordings\/wiki\/a\.json:1:\d+ .*hash.* → Undo the last change to the file, or delete it: npm run verify/),
    ]);
    expect((await withRecordings('[]', 'wiki/gone')).warnings).toContain("recordings/wiki/gone.json:1:1 warning: doesn't belong to any article");
  });

  it('L6 are read from the folder, and written as they are read', () => {
    const all = [recording('a'), recording('b', 2)];
    writeFiles(dir, { 'wiki/a.md': TEXT, 'recordings/wiki/a.json': formatRecordings(all) });
    const text = readContent(dir).recordings?.get('wiki/a')?.text ?? '';
    expect(parseRecordings(text)).toEqual(all);
    expect(text.split('\n')).toContain('    [0,"o","$ id\\r\\n"]');
  });
});
