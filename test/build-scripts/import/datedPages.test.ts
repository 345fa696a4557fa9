import { readDate } from '../../../build-scripts/lib/import/dates';
import { join } from 'node:path';
import { hugo } from '../../../build-scripts/lib/import/hugo';
import { importSite } from '../../../build-scripts/lib/import/importSite';
import { presentIn } from '../../../build-scripts/lib/import/present';
import { temporaryFolder, writeFiles } from '../support/folder';
import { bodyOf } from './support';

const dir = temporaryFolder();
const page = (field: string, body = 'Text.') => `---\ntitle: A page\ndate: 2024-05-01\ntags: [a]\n${field}\n---\n\n${body}\n`;
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

it.each([
  ['2016-4-6 9:05:13 +0800', { day: '2016-04-06', moment: '2016-04-06T09:05:13+08:00' }],
  ['2016/04/06 09:05', { day: '2016-04-06' }],
  ['2016-04-06 +0800', { day: '2016-04-06' }],
  ['2016-4-31 09:05 +0800', null],
])('a date as Jekyll takes it is read: %s', (text, expected) => {
  expect(readDate(text)).toEqual(expected);
});
