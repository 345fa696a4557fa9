import { readDate } from '../../../build-scripts/lib/import/page/dates';
import { join } from 'node:path';
import { hugo } from '../../../build-scripts/lib/import/hugo/hugo';
import { importSite } from '../../../build-scripts/lib/import/importSite';
import { presentIn } from '../../../build-scripts/lib/import/present';
import { temporaryFolder, writeFiles } from '../support/folder';
import { bodyOf, importer } from './support';

const importFiles = importer();
const dir = temporaryFolder();
const page = (field: string, body = 'Text.') => `---\ntitle: A page\ndate: 2019-05-01\ntags: [a]\n${field}\n---\n\n${body}\n`;
const FIELDS = {
  past: 'publishDate: 2020-01-03',
  lower: 'publishdate: 2020-01-03T08:00:00+01:00',
  later: 'publishDate: 2099-01-03',
  'later-lower': 'publishdate: 2099-01-03',
  expired: 'expirydate: 2020-01-03',
  ending: 'expiryDate: 2099-01-03',
  unread: 'publishDate: soon',
  draft: 'draft: true',
};

/** What becomes of a link to each of the pages, by their names. */
async function linksAt(time: string): Promise<Readonly<Record<string, string>>> {
  const names = Object.keys(FIELDS);
  writeFiles(dir, {
    'content/docs/a.md': page('', names.map((name) => `[${name}](${name}.md)`).join('\n\n')),
    ...Object.fromEntries(Object.entries(FIELDS).map(([name, field]) => [`content/docs/${name}.md`, page(field)])),
  });
  const { texts } = await importSite(hugo, dir, { ...(await presentIn(join(dir, 'nowhere'))), buildTime: Date.parse(time) });
  const links = bodyOf(texts.get('wiki/a.md')).split('\n\n');
  return Object.fromEntries(names.map((name, index) => [name, links[index] ?? '']));
}

describe('a link to a page with a date of publishing', () => {
  it('stays where the page is there by the time of the build, and for good', async () => {
    expect(await linksAt('2026-11-22T12:00:00Z')).toEqual({
      past: '[past](/wiki/past)',
      lower: '[lower](/wiki/lower)',
      later: 'later',
      'later-lower': 'later-lower',
      expired: 'expired',
      ending: 'ending',
      unread: '[unread](/wiki/unread)',
      draft: 'draft',
    });
  });

  it('becomes text before that time', async () => {
    expect(await linksAt('2020-01-02T12:00:00Z')).toMatchObject({ past: 'past', lower: 'lower' });
  });
});

describe('a page that is dated later than the import', () => {
  const dated = (date: string, fields = '') => `---\ntitle: A page\ndate: ${date}\n${fields}---\n\nText.\n`;

  it.each([
    ['hugo', 'hugo.toml', 'title = "A"', 'buildFuture = true', 'content/posts/a.md'],
    ['jekyll', '_config.yml', 'title: A', 'future: true', '_posts/2020-01-02-a.md'],
  ])('is published then where %s held it back, which is told', async (...[name, file, config, allowed, path]) => {
    const held = await importFiles(name, { [file]: config, [path]: dated('2099-01-03 18:30') });
    expect(held.texts.get('blog/a.md')).toContain('\npublishAt: 2099-01-03T18:30:00Z\n');
    expect(held.report.findings).toEqual([{ what: 'Pages dated later than the import, published then', file: path, line: 3, text: 'date: 2099-01-03 18:30' }]);
    const open = await importFiles(name, { [file]: `${config}\n${allowed}`, [path]: dated('2099-01-03') });
    expect(open.texts.get('blog/a.md')).not.toContain('publishAt');
  });

  it('is published at once where Hugo has a date of publishing for it, or Jekyll holds back posts only', async () => {
    const texts = [
      (await importFiles('hugo', { 'hugo.toml': 'title = "A"', 'content/docs/a.md': dated('2099-01-03', 'publishDate: 2020-01-03\n') })).texts,
      (await importFiles('jekyll', { '_config.yml': 'title: A', 'a.md': dated('2099-01-03') })).texts,
    ].map((each) => each.get('wiki/a.md') ?? '');
    expect(texts.map((text) => /^publishAt: .*$/m.exec(text)?.[0])).toEqual(['publishAt: 2020-01-03T00:00Z', undefined]);
  });

  it('keeps its links to pages that are there by then, and no others', async () => {
    const { texts } = await importFiles('hugo', {
      'hugo.toml': 'title = "A"',
      'content/docs/a.md': `${dated('2098-01-03')}\n[b](b.md) [c](c.md) [d](d.md)\n`,
      'content/docs/b.md': dated('2097-01-03').replace('A page', 'B'),
      'content/docs/c.md': dated('2099-01-03').replace('A page', 'C'),
      'content/docs/d.md': dated('2024-01-03', 'draft: true\n').replace('A page', 'D'),
    });
    expect(bodyOf(texts.get('wiki/a.md'))).toBe('Text.\n\n[b](/wiki/b) c d');
  });
});

it.each([
  ['2016-4-6 9:05:13 +0800', { day: '2016-04-06', moment: '2016-04-06T09:05:13+08:00' }],
  ['2016/04/06 09:05', { day: '2016-04-06' }],
  ['2016-04-06 +0800', { day: '2016-04-06' }],
  ['2016-4-31 09:05 +0800', null],
])('a date as Jekyll takes it is read: %s', (text, expected) => {
  expect(readDate(text)).toEqual(expected);
});
