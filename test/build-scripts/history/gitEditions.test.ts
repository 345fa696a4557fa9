import { rmSync } from 'node:fs';
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

  // Windows and macOS know fewer names; Git quotes what is in them wherever it can.
  it.each(['a "q"', 'a\\b', 'a\tb', 'Überblick', 'a\nb'])('W12 has those of a guide in a folder with any name: %j', (name) => {
    const dir = join(folder, encodeURIComponent(name));
    for (const [index, part] of [name, `${name} 2`].entries()) {
      rmSync(join(dir, 'wiki'), { recursive: true, force: true });
      writeFiles(dir, { [`wiki/${part}/a.md`]: published });
      commitAll(dir, `2026-11-0${index + 1}`);
    }
    expect(gitEditions({ file: join(dir, `wiki/${name} 2/a.md`), id: 'a' }).map(({ date }) => date)).toEqual(['2026-11-01', '2026-11-02']);
  });
});
