import { join } from 'node:path';
import { temporaryFolder, writeFiles } from '../../support/folder';
import { modelOf, problemLines } from '../../support/model';
import { RESUME, wiki } from '../../support/texts';

const root = temporaryFolder();

describe('createModel: a folder with files that can’t be read', () => {
  it('reports what is wrong with the others in the same run, but not what refers to those files', async () => {
    const folder = join(root, 'unread');
    writeFiles(folder, {
      'wiki/latin.md': Buffer.from(wiki({ title: 'Caf\u00e9' }), 'latin1'),
      'wiki/level.md': wiki({ more: 'category: Basics\nlevel: x' }),
      'wiki/links.md': wiki({ body: '[latin](/wiki/latin)' }),
      'recordings/wiki/latin.json': '[]\n',
      'history/latin.json': '{}\n',
      'resume.yml': RESUME.replace('headline', 'headlin'),
    });
    expect((await problemLines(modelOf(folder))).map((line) => line.slice(folder.length + 1)).sort()).toEqual([
      expect.stringMatching(/^resume\.yml:1:1 has an unknown key "headlin"/),
      expect.stringMatching(/^wiki\/latin\.md:2:11 isn't in UTF-8 from here on/),
      expect.stringMatching(/^wiki\/level\.md:6:8 "level" is "x"/),
    ]);
  });

  it('reports a wish for Git’s dates without a repository together with the rest', async () => {
    const folder = join(root, 'no-repository');
    writeFiles(folder, { 'site.yml': 'name: Kim\nlastUpdated: git\n', 'wiki/level.md': wiki({ more: 'category: Basics\nlevel: x' }) });
    expect((await problemLines(modelOf(folder))).map((line) => line.slice(folder.length + 1))).toEqual([
      expect.stringMatching(/^site\.yml:2:14 "lastUpdated" is git, but there is no Git repository here/),
      expect.stringMatching(/^wiki\/level\.md:6:8 "level" is "x"/),
    ]);
  });
});
