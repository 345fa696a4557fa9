import fc from 'fast-check';
import { covers, type HiddenState } from '../../../../build-scripts/lib/content/articles/publication';
import { ContentError } from '../../../../build-scripts/lib/content/source/problem';
import { pagesOf } from '../../../../build-scripts/lib/content/pages/pagesOf';
import { allTags, searchDocuments } from '../../../../build-scripts/lib/content/search/searchDocuments';
import { sitemapFiles } from '../../../../build-scripts/lib/building/sitemap';
import { feedEntries } from '../../../../build-scripts/lib/sharing/feedEntries';
import { textFiles } from '../../../../build-scripts/lib/sharing/textFiles';
import { site } from '../../../support/siteConstants';
import { runs } from '../../../support/propertyRuns';
import { modelFrom, problemLines } from '../../support/model';
import { openSource, post, project, repository, wiki } from '../../support/texts';

const at = (time: string) => ({ buildTime: Date.parse(time) });
const MARCH = 'category: Notes\npublishAt: 2027-03-01T08:00+01:00';
const berlin = { ...site, timeZone: 'Europe/Berlin' };

describe('covers', () => {
  it('holds when at every moment of the wanted period one of the others lasts, and only then', () => {
    const period = fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 12 })).map(([from, length]) => ({ from, to: from + length }));
    fc.assert(
      fc.property(fc.array(period, { maxLength: 5 }), period, (periods, wanted) => {
        const moments = Array.from({ length: wanted.to - wanted.from }, (_, index) => wanted.from + index);
        expect(covers(periods, wanted)).toBe(moments.every((moment) => periods.some(({ from, to }) => from <= moment && moment < to)));
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe('publishAt and expiresAt', () => {
  const texts = { 'blog/now.md': post(), 'blog/launch.md': post({ title: 'Launch', more: MARCH }) };

  it('E2 publish a post at that very time, not a millisecond sooner', async () => {
    const ids = async (time: string) => (await modelFrom(texts, at(time))).blog.all.map(({ id }) => id).sort();
    expect(await ids('2027-03-01T06:59:59.999Z')).toEqual(['now']);
    expect(await ids('2027-03-01T07:00:00Z')).toEqual(['launch', 'now']);
  });

  it('take it away again', async () => {
    const sale = { 'blog/sale.md': post({ more: 'category: Notes\nexpiresAt: 2027-03-01T08:00+01:00' }) };
    const count = async (time: string) => (await modelFrom(sale, at(time))).blog.all.length;
    expect([await count('2027-03-01T06:59:59Z'), await count('2027-03-01T07:00:00Z')]).toEqual([1, 0]);
  });

  it('take days and times of the site’s zone', async () => {
    const day = { 'blog/a.md': post({ more: 'category: Notes\npublishAt: 2027-03-01' }) };
    const count = async (time: string) => (await modelFrom(day, { site: berlin, ...at(time) })).blog.all.length;
    expect([await count('2027-02-28T22:59:59Z'), await count('2027-02-28T23:00:00Z')]).toEqual([0, 1]);
  });

  it('are refused without a zone, with a wrong one, as no time, and in the wrong order', async () => {
    const lines = async (more: string) => problemLines(modelFrom({ 'blog/a.md': post({ more: `category: Notes\n${more}` }) }));
    expect(await lines('publishAt: 2027-03-01')).toEqual([
      'blog/a.md:7:12 has the publishAt 2027-03-01, which names no time zone → Write 2027-03-01T08:00+01:00, or set timeZone in site.yml, such as Europe/Berlin.',
    ]);
    expect(await lines('expiresAt: soon')).toEqual([
      'blog/a.md:7:12 "expiresAt" is "soon", which isn\'t a day or a time → Write 2026-12-24, 2026-12-24T08:00 or 2026-12-24T08:00+01:00.',
    ]);
    expect(await lines('publishAt: 2027-03-01 2027-04-01')).toEqual([
      expect.stringContaining('"publishAt" is "2027-03-01 2027-04-01", which isn\'t a day or a time'),
    ]);
    expect(await lines('publishAt: 2027-03-01T08:00Z\nexpiresAt: 2027-03-01T08:00Z')).toEqual([
      'blog/a.md:8:12 expires before it is published, or at the same time → Have it expire later, or remove one of the two.',
    ]);
  });

  it('say what is to come, and of a date in the future that it holds nothing back', async () => {
    const model = await modelFrom({ ...texts, 'blog/ahead.md': post({ date: '2030-01-01' }) }, { site: berlin });
    expect(model.notices).toEqual(['/blog/launch is published on 2027-03-01 08:00 Europe/Berlin; that takes a build at that time or later.']);
    expect(model.warnings).toContain('blog/ahead.md:3:7 warning: is dated 2030-01-01, but published now');
    expect(model.blog.byId('ahead')).toBeDefined();
    const reviewed = (day: string) => modelFrom({ 'wiki/a.md': wiki({ more: `category: Basics\nreviewed: ${day}` }) }).then(({ warnings }) => warnings);
    expect(await reviewed('2099-01-01')).toMatch(/^wiki\/a\.md:\d+:11 warning: is said to be reviewed on 2099-01-01, which is still to come/);
    expect(await reviewed('2026-11-23')).toBe('');
  });

  it('leave out pictures that only a page shows which isn’t published', async () => {
    const picture = (title: string, more: string) => post({ title, more, body: `![A picture](/images/${title}.svg) ![Both](/images/both.svg)` });
    const files = { 'blog/a.md': picture('now', 'category: Notes'), 'blog/b.md': picture('later', MARCH) };
    const images = ['/images/now.svg', '/images/later.svg', '/images/both.svg', '/images/unused.svg'];
    const shown = async (time: string) => [...(await modelFrom(files, { images, ...at(time) })).images.keys()].filter((path) => images.includes(path));
    expect(await shown('2027-01-01T00:00Z')).toEqual(['/images/now.svg', '/images/both.svg', '/images/unused.svg']);
    expect(await shown('2028-01-01T00:00Z')).toEqual(images);
  });
});

describe('links over time', () => {
  const link = (to: string, more = 'category: Notes') => post({ body: `See [it](${to}).`, more });
  const until = 'category: Notes\nexpiresAt: 2027-04-01T00:00Z';

  it('must not lead to what appears later, and say when that is', async () => {
    expect(await problemLines(modelFrom({ 'blog/a.md': link('/blog/launch'), 'blog/launch.md': post({ more: MARCH }) }))).toEqual([
      'blog/a.md:8:5 a link leads to /blog/launch, which appears on 2027-03-01 07:00 UTC → Point to it once it has appeared, or publish it sooner.',
    ]);
  });

  it('must not outlast their target', async () => {
    expect(await problemLines(modelFrom({ 'blog/a.md': link('/blog/sale'), 'blog/sale.md': post({ more: until }) }))).toEqual([
      'blog/a.md:8:5 a link leads to /blog/sale, which expires on 2027-04-01 00:00 UTC → Remove it, or have this page expire no later.',
    ]);
    expect(await problemLines(modelFrom({ 'blog/a.md': link('/blog/sale'), 'blog/sale.md': post({ more: until }) }, at('2027-05-01T00:00Z')))).toEqual([
      "blog/a.md:8:5 links to /blog/sale, which isn't a page of this site → That page expired on 2027-04-01T00:00Z; remove the link.",
    ]);
  });

  it('may lead from one page that is to come to another that is there by then', async () => {
    const model = await modelFrom({ 'blog/a.md': link('/blog/launch', MARCH), 'blog/launch.md': link('/blog/a', MARCH) });
    expect(model.blog.all).toEqual([]);
  });

  it('are checked on pages that are to come', async () => {
    expect(await problemLines(modelFrom({ 'blog/launch.md': link('/blog/none', MARCH) }))).toEqual([expect.stringContaining('links to /blog/none')]);
  });

  it('to a tag need something with it all the time', async () => {
    const launch = post({ tags: '[Rust]', more: MARCH });
    expect(await problemLines(modelFrom({ 'blog/a.md': link('/tags/Rust'), 'blog/launch.md': launch }))).toEqual([
      expect.stringContaining('links to /tags/Rust'),
    ]);
    await expect(modelFrom({ 'blog/a.md': link('/tags/Rust', MARCH), 'blog/launch.md': launch })).resolves.toBeDefined();
  });

  it('in next, the resume and the open-source page follow the same rules', async () => {
    const files = {
      'wiki/a.md': wiki({ more: 'category: Basics\nnext: b' }),
      'wiki/b.md': wiki({ more: 'category: Basics\npublishAt: 2027-03-01T08:00Z' }),
      'blog/launch.md': post({ more: MARCH }),
      'open-source.yml': openSource('launch', repository('x')),
    };
    expect(await problemLines(modelFrom(files))).toEqual([
      expect.stringMatching(/^wiki\/a\.md:6:7 "next" leads to \/wiki\/b, which appears on 2027-03-01 08:00 UTC/),
      expect.stringMatching(/^open-source\.yml:2:15 this leads to \/blog\/launch, which appears on 2027-03-01 07:00 UTC/),
    ]);
  });

  it('that are right at one build are right at every later one, so a build by the clock never fails over them', async () => {
    const month = fc.integer({ min: 1, max: 9 });
    const dates = fc.record({ publishAt: fc.option(month), expiresAt: fc.option(month), to: fc.integer({ min: 0, max: 3 }) });
    const isRight = async (items: readonly { publishAt: number | null; expiresAt: number | null; to: number }[], when: number) => {
      const field = (name: string, value: number | null) => (value === null ? '' : `\n${name}: 2027-0${value}-01T00:00Z`);
      const files = items.map(({ publishAt, expiresAt, to }, index) => [
        `blog/p${index}.md`,
        link(`/blog/p${to}`, `category: Notes${field('publishAt', publishAt)}${field('expiresAt', expiresAt)}`),
      ]);
      return modelFrom(Object.fromEntries(files) as Record<string, string>, at(`2027-0${when}-01T00:00Z`)).then(
        () => true,
        (error: unknown) => !(error instanceof ContentError),
      );
    };
    await fc.assert(
      fc.asyncProperty(fc.array(dates, { minLength: 4, maxLength: 4 }), month, month, async (items, one, other) => {
        const sound = items.map((item) =>
          item.publishAt !== null && item.expiresAt !== null && item.expiresAt <= item.publishAt ? { ...item, expiresAt: null } : item,
        );
        if (await isRight(sound, Math.min(one, other))) expect(await isRight(sound, Math.max(one, other))).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('unlisted', () => {
  const hidden = 'unlisted: true';
  const files = {
    'wiki/a.md': wiki({ title: 'Seen' }),
    'wiki/b.md': wiki({ title: 'Hiddenguide', tags: '[Linux, Hiddentag]', body: 'See [it](/wiki/a).', more: `category: Basics\n${hidden}` }),
    'blog/c.md': post({ title: 'Hiddenpost', tags: '[Hiddentag]', more: `category: Notes\n${hidden}` }),
    'projects/d.md': project({ title: 'Hiddenproject', more: `category: DevOps\n${hidden}` }),
  };

  it('R1 gives a page its address and Markdown, but no place in lists, neighbours, tags, search, feeds, llms.txt and sitemap', async () => {
    const model = await modelFrom(files);
    const pages = pagesOf(model);
    const unlisted = pages.filter(({ isUnlisted }) => isUnlisted);
    expect(unlisted.map(({ path }) => path)).toEqual(['/wiki/b', '/blog/c', '/projects/d']);
    expect(JSON.stringify(pages.filter(({ isUnlisted }) => !isUnlisted))).not.toMatch(/Hidden/);
    expect(JSON.stringify(searchDocuments(model))).not.toMatch(/Hidden/);
    expect(allTags(model)).toEqual(['Linux']);
    expect(unlisted.map(({ data }) => ('tags' in data ? data.tags : null))).toEqual([['Linux'], [], ['Linux']]);
    expect(unlisted[0]?.data).toMatchObject({ neighbours: { previous: null, following: null }, related: [] });
    const texts = textFiles(model, { siteUrl: 'https://a.example' });
    expect([texts.get('/llms.txt')?.(), texts.get('/feed.xml')?.(), sitemapFiles(pages, '').get('sitemap.xml')].join('')).not.toMatch(/Hidden|\/wiki\/b/);
    expect(feedEntries(model, '').map(({ title }) => title)).toEqual(['Seen']);
    expect(texts.get('/wiki/b.md')?.()).toContain('# Hiddenguide');
  });

  it('is refused where a list would show the page', async () => {
    const pointing = { ...files, 'wiki/a.md': wiki({ more: 'category: Basics\nnext: b' }), 'open-source.yml': openSource('c', repository('x')) };
    expect(await problemLines(modelFrom(pointing))).toEqual([
      'wiki/a.md:6:7 "next" is "b", which is unlisted → Lists show what comes next. Link to an unlisted guide in the text instead.',
      'open-source.yml:2:15 points at /blog/c, which is unlisted → List it, or remove the line.',
    ]);
  });
});

it('a preview shows what is hidden, each with its reason in its title', async () => {
  const texts = {
    'blog/a.md': post({ title: 'A', more: 'category: Notes\ndraft: true' }),
    'blog/b.md': post({ title: 'B', more: MARCH }),
    'blog/c.md': post({ title: 'C', more: 'category: Notes\nexpiresAt: 2020-01-01T00:00Z' }),
    'blog/d.md': post({ title: 'D', more: 'category: Notes\nunlisted: true' }),
  };
  const titles = async (...states: HiddenState[]) => (await modelFrom(texts, { preview: new Set(states) })).blog.all.map(({ meta }) => meta.title);
  expect(await titles()).toEqual([]);
  expect(await titles('draft')).toEqual(['A (draft)']);
  expect(await titles('draft', 'scheduled', 'expired', 'unlisted')).toEqual([
    'A (draft)',
    'B (from 2027-03-01T08:00+01:00)',
    'C (expired 2020-01-01T00:00Z)',
    'D (unlisted)',
  ]);
});

it('a preview warns of what a build for visitors fails over: pages for them that lead to one that they don’t see', async () => {
  const to = (...ids: string[]) => ids.map((id) => `[${id}](/blog/${id})`).join(' ');
  const texts = {
    'blog/draft.md': post({ more: 'category: Notes\ndraft: true', body: to('gone', 'seen') }),
    'blog/coming.md': post({ more: MARCH, body: to('later', 'seen') }),
    'blog/later.md': post({ more: MARCH, body: to('coming') }),
    'blog/gone.md': post({ more: 'category: Notes\nexpiresAt: 2020-01-01T00:00Z' }),
    'blog/seen.md': post({ body: to('draft', 'coming', 'gone', 'seen') }),
    'wiki/a.md': wiki({ more: 'category: Basics\nnext: b' }),
    'wiki/b.md': wiki({ more: 'category: Basics\ndraft: true\nnext: a' }),
  };
  const warningsOf = async (...states: HiddenState[]) => {
    const { warnings } = await modelFrom(texts, { preview: new Set(states) });
    return warnings.match(/^\S+:\d+:\d+ warning: (?:links|has the next).*$/gm);
  };
  expect(await warningsOf('draft', 'scheduled', 'expired', 'unlisted')).toEqual([
    expect.stringMatching(/^blog\/seen\.md:\d+:1 warning: links to \/blog\/draft, which is a draft$/),
    expect.stringMatching(/^blog\/seen\.md:\d+:22 warning: links to \/blog\/coming, which appears on 2027-03-01 /),
    expect.stringMatching(/^blog\/seen\.md:\d+:45 warning: links to \/blog\/gone, which expired on 2020-01-01 /),
    expect.stringMatching(/^wiki\/a\.md:6:7 warning: has the next guide \/wiki\/b, which is a draft$/),
  ]);
});
