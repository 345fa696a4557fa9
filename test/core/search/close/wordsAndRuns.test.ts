import { findAnswer, parseQuery } from '../../../../src/core/search/advanced';
import { setup } from '../documents';

const helpIn = (guides: Parameters<typeof setup>, query: string) => findAnswer({ ...setup(...guides), parts: null }, parseQuery(query)).help;
const far = 'Something else. '.repeat(20);

describe('close matches of words in a row', () => {
  it('S2 takes a word for two, as a page has them in a row', () => {
    expect(helpIn([{ body: 'a jump host' }, { body: 'the host, then a jump' }], 'jumphost')).toMatchObject({ shownFor: 'jump host', results: [{ doc: 0 }] });
    expect(helpIn([{ body: 'may read only logs' }, { body: 'read-only' }], 'readonly')).toMatchObject({ shownFor: 'read-only', results: [{ doc: 1 }] });
    expect(helpIn([{ body: 'the host, then a jump' }], 'jumphost')).toBeNull();
  });

  it('S2 prefers pages that have most of the query word for word to those that have all of its words far apart', () => {
    const literal = { title: 'Files', body: 'Too many open files' };
    const byChance = { title: 'Web', body: `nginx. ${far}So many. ${far}It is open. ${far}All files.` };
    expect(helpIn([byChance, literal], 'too many open files nginx')).toMatchObject({ kind: 'close', shownFor: 'too many open files', results: [{ doc: 1 }] });
    const near = { title: 'Web', body: 'nginx: many open files' };
    expect(helpIn([near, literal], 'too many open files nginx')).toMatchObject({ kind: 'all-words', results: [{ doc: 0 }] });
    // Two words in a row say little.
    expect(helpIn([byChance, { title: 'Doors', body: 'open files' }], 'so many open files nginx')).toMatchObject({ kind: 'all-words' });
  });

  it.each([
    ['lagging', 'The lag of a replica', 'lag'],
    ['enlarging', 'Enlarge it', 'enlarge'],
    ['corruption', 'It was corrupted. A correction.', 'corrupted'],
    ['permision', 'Permission denied. Permissive.', 'permission'],
  ])('S2 takes another form of %s for what was meant before any other word', (word, body, shownFor) => {
    expect(helpIn([{ body }, { body: 'logging' }], word)).toMatchObject({ shownFor, results: [{ doc: 0 }] });
  });

  it('S2 looks for words together as typed, then for other forms of them', () => {
    const guide = { title: 'Apps', body: 'To update containers' };
    const other = { title: 'Repository', body: 'updating' };
    expect(helpIn([other, guide], 'updating containers')).toMatchObject({ kind: 'all-words', shownFor: 'update containers', results: [{ doc: 1 }] });
    // A word of a title is meant as it is.
    const staging = [{ title: 'Staging', body: `Data. ${far}Customers.` }, { body: 'The stage of data, customers' }];
    expect(helpIn(staging, 'staging customers data')).toMatchObject({ shownFor: 'staging customers data', results: [{ doc: 0 }] });
    expect(helpIn([{ body: 'updating the containers' }, guide], 'updating containers')).toMatchObject({
      shownFor: 'updating containers',
      results: [{ doc: 0 }],
    });
  });

  it('S2 shows pages with most of the words after a page that has all of them far apart', () => {
    const all = { title: 'A rule set', body: `Was it there yesterday? See journalctl.${far}Errors.` };
    const most = { title: 'Logs with journalctl', body: `--since yesterday.${far}` };
    const others = Array.from({ length: 4 }, () => ({ body: 'errors' }));
    expect(helpIn([all, most, ...others], 'journalctl errors yesterday')).toMatchObject({ isMost: true });
    expect(
      helpIn([all, most, ...others], 'journalctl errors yesterday')
        ?.results.map(({ doc }) => doc)
        .sort(),
    ).toEqual([0, 1]);
  });

  it('S2 keeps a word that hardly any page has, though the others are far from it', () => {
    const pages = [{ body: `setgid.${far}A folder.` }, { body: 'shared' }, { body: 'shared' }, { body: 'shared' }];
    expect(helpIn(pages, 'setgid shared folder')).toMatchObject({ shownFor: 'setgid folder', results: [{ doc: 0 }] });
  });

  it.each([
    ['ssh -L 5432:localhost:5432', 'ssh -l'],
    ['sudo install -m 0600 key.pem', 'sudo install -m'],
    ['qm create 101 --name web --memory 4096 --cores 4 --cpu host --ostype l26', 'qm create'],
  ])("S2 finds of a command with one's own port, host or file the beginning: %s", (query, shownFor) => {
    const body = 'ssh -L 3000:db:3000. sudo install -m 0644 ca. qm create 9000 --help';
    const others = Array.from({ length: 12 }, () => ({ body: 'ssh' }));
    expect(helpIn([{ body }, ...others], query)).toMatchObject({ kind: 'close', shownFor, results: [{ doc: 0 }] });
  });

  it('S2 finds of other text, and of a command without another word, no beginning', () => {
    const shownFor = (query: string) => helpIn([{ body: 'Nothing' }, { body: 'This is sudo -i' }], query)?.shownFor;
    expect(['this is zzqq', 'sudo -i zzqq'].map(shownFor)).toEqual(['this', 'sudo']);
  });

  it.each([
    ['Hindi', 'सर्वर पर किताब रखी है', 'किताब सर्वर'],
    ['Arabic', 'هذه السِّجِلَّات، ثم الأمر', 'الأمر السِّجِلَّات'],
    ['Thai', 'การสำรอง: ข้อมูล', 'ข้อมูล การสำรอง'],
    ['Hebrew', 'שָׁלוֹם, עוֹלָם', 'עוֹלָם שָׁלוֹם'],
    ['Vietnamese, with accents of their own', 'sao lu\u031Bu: du\u031B\u0303 lie\u0302\u0323u', 'du\u031B\u0303 lu\u031Bu'],
  ])('S2 finds words with combining marks as whole words: %s', (_, body, query) => {
    expect(helpIn([{ body }, { body: 'रव ताब الس ات สำ ม ส' }], query)).toMatchObject({ kind: 'all-words', shownFor: query, results: [{ doc: 0 }] });
  });

  it('S2 takes the invisible mark after an emoji for no word', () => {
    expect(helpIn([{ body: 'The disk is full: a warning' }], '⚠\uFE0F warning full disk')).toMatchObject({ kind: 'all-words', shownFor: 'warning full disk' });
    expect(helpIn([{ body: 'The disk' }], '✔\uFE0F')).toBeNull();
  });

  it('S2 corrects a word without one of its marks', () => {
    expect(helpIn([{ body: 'यह फ़ाइल है' }], 'फाइल')).toMatchObject({ kind: 'close', shownFor: 'फ़ाइल' });
    expect(helpIn([{ body: 'İstanbul' }], 'istanbul')).toMatchObject({ shownFor: 'i\u0307stanbul' });
  });
});
