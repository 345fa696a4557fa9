import { join } from 'node:path';
import { gitEditions } from '../../../build-scripts/lib/history/gitEditions';
import { temporaryFolder, writeFiles } from '../support/folder';
import { commitAll } from '../support/repository';
import { wiki } from '../support/texts';

/* A draft may be private, and histories are published: what readers didn't see must not be in one. */
describe('gitEditions', () => {
  const folder = temporaryFolder();

  /** The days of the editions of a guide with these texts, one committed each day from 1 November. */
  function daysOf(name: string, ...texts: readonly string[]): string[] {
    const dir = join(folder, name);
    texts.forEach((text, index) => {
      writeFiles(dir, { 'wiki/a.md': text });
      commitAll(dir, `2026-11-0${index + 1}`);
    });
    return gitEditions({ file: join(dir, 'wiki/a.md'), id: 'a' }).map(({ date }) => date);
  }

  const published = wiki({ body: 'What readers see.' });
  const dated = (publishAt: string) => wiki({ body: 'Not yet for readers.', more: `category: Basics\npublishAt: ${publishAt}` });

  it.each([
    ['a draft', wiki({ body: 'Secret.', more: 'category: Basics\ndraft: true' })],
    ['a draft with fields missing', '---\ntitle: T\ndraft: true\n---\nSecret.\n'],
    ['a draft from Windows', '\uFEFF---\r\ntitle: T\r\ndraft: true\r\n---\r\nSecret.\r\n'],
    ['a draft that says so in quotes', '---\ntitle: T\ndraft: "true"\n---\nSecret.\n'],
    ['a text whose fields can’t be read', '---\ntitle: "T\ndraft: true\n---\nSecret.\n'],
    ['a text whose fields aren’t closed', '---\ntitle: T\ndraft: true\n\nSecret.\n'],
    ['a text without fields', 'Secret.\n'],
    ['a text that was to be published on a later day', dated('2026-11-02')],
    ['a text that was to be published on a later day, with fields missing', '---\ntitle: T\npublishAt: 2026-11-02T08:00Z\n---\nSecret.\n'],
  ])('W12 has no edition of %s', (what, text) => {
    expect(daysOf(what, text, published)).toEqual(['2026-11-02']);
  });

  it.each([
    ['has other fields than today’s', '---\ntitle: T\nauthor: Kim\n---\nText.\n'],
    ['was published on the day of its commit', dated('2026-11-01')],
    ['says that it isn’t a draft', '---\ntitle: T\ndraft: false\n---\nText.\n'],
  ])('W12 has one of a text that %s', (what, text) => {
    expect(daysOf(what, text, published)).toEqual(['2026-11-01', '2026-11-02']);
  });
});
